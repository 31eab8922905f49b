import { createFrieze } from './frieze.ts'

export const frieze = createFrieze({ flag: 'flag', capture: 'capture', artifact: 'Artifact', crystal: 'crystal' })
