import { createFrieze } from './frieze.ts'

export const frieze = createFrieze({ portal: 'portail', hearts: 'cœurs', defeat: 'défaite', life: 'boss' })
