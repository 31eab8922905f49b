import { createFrieze } from './frieze.ts'

export const frieze = createFrieze({ flag: 'drapeau', capture: 'prise', artifact: 'Artefact', crystal: 'cristal' })
