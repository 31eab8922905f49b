import type * as en from '../en/causes.ts'

export const causes: typeof en.causes = {
  basic: 'attaque de base',
  move: 'déplacement',
  deadEye: 'œil de lynx',
  heal: 'soin',
  flying: 'horde volante',
  ghost: 'fantôme',
  held: 'a retenu le plateau',
  destroyed: 'horde détruite',
  escaped: 'horde échappée',
  portal: 'a attaqué un portail',
  advance: 'poussée',
  spawn: 'apparition',
  exposed: 'horde du dessous',
}
