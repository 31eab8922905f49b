/** What makes things happen and is on no card: stands in brackets behind a line. */
export const causes = {
  basic: 'basic attack',
  move: 'movement',
  deadEye: 'dead-eye',
  heal: 'heal',
  flying: 'flying horde',
  ghost: 'ghost',
  held: 'holding the tray',
  destroyed: 'tray destroyed',
  escaped: 'escaped horde',
  portal: 'attacked a portal',
  advance: 'a tray moves in',
  spawn: 'a tray comes in',
  exposed: 'the horde below',
}
