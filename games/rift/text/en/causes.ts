/** What makes things happen and is on no card: stands in brackets behind a line. */
export const causes = {
  basic: 'basic attack',
  move: 'movement',
  deadEye: 'dead-eye',
  heal: 'heal',
  flying: 'flying horde',
  ghost: 'ghost',
  held: 'held the tray',
  destroyed: 'horde destroyed',
  escaped: 'horde escaped',
  portal: 'attacked a portal',
  advance: 'pushed aside',
  spawn: 'pushed aside',
  exposed: 'the horde below',
}
