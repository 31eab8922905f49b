import { createFrieze } from './frieze.ts'

export const frieze = createFrieze({
  capital: 'Capitale',
  mountains: 'Montagnes',
  plains: 'Plaines',
  coast: 'Côte',
  forest: 'Forêt',
  ruins: 'Ruines',
  desert: 'Désert',
})
