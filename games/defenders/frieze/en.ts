import { createFrieze } from './frieze.ts'

export const frieze = createFrieze({
  capital: 'Capital',
  mountains: 'Mountains',
  plains: 'Plains',
  coast: 'Coast',
  forest: 'Forest',
  ruins: 'Ruins',
  desert: 'Desert',
})
