import { createFrieze } from './frieze.ts'

export const frieze = createFrieze({ portal: 'portal', hearts: 'hearts', defeat: 'defeat', life: 'boss' })
