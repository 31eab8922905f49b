import type * as en from '../en/causes.ts'

export const causes: typeof en.causes = {
  basic: 'attaque de base',
  move: 'déplacement',
  deadEye: 'œil de lynx',
  heal: 'soin',
  flying: 'horde volante',
  ghost: 'fantôme',
  held: 'en retenant le plateau',
  destroyed: 'plateau détruit',
  escaped: 'horde échappée',
  portal: 'attaque contre un portail',
  advance: 'un plateau avance',
  spawn: 'un plateau apparaît',
  exposed: 'horde du dessous',
}
