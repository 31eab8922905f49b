/** Heroes, trays and enemies with their grammar. */
import { f, m, type Name, proper } from '../../../text/grammar/french.ts'
import type { BossId, EnemyLetter, TrayId, UnitId } from '../../content/ids.ts'
import { trayKind, trayNumber } from '../read.ts'

export const heroNames: Readonly<Record<UnitId, Name>> = {
  alleria: proper('Alleria', 'f'),
  lilith: proper('Lilith', 'f'),
  malik: proper('Malik'),
  magnus: proper('Magnus'),
  ignus: proper('Ignus'),
  wildcat: m('chat sauvage'),
}
export const bossNames: Readonly<Record<BossId, Name>> = {
  B1: m('Brise-Portes'),
  B2: f('Matriarche'),
  B3: m('Mage du Temps'),
}
/** One of a kind. */
export const enemyNames: Readonly<Record<EnemyLetter, Name>> = {
  g: m('Gobelin'),
  w: m('Wulf'),
  o: m('Orc'),
  c: m('Sectateur'),
  s: m('Chamane'),
  d: m('Duelliste'),
  a: m('Traqueur'),
  r: m('Pillard'),
  v: m('Prêtre du vide'),
  k: m('Chronogarde'),
  b: f('Brute'),
  n: f('Lame nocturne'),
  f: m('Feu follet'),
  T: m('Troll'),
  O: m('Ogre'),
  U: m('Mastodonte'),
  Z: f('Idole de la Faille'),
}
export const trayName = (id: TrayId): Name => {
  const kind = trayKind(id)
  if (kind === 'boss') return bossNames[id as BossId]
  if (kind === 'portal') return m(`portail ${trayNumber(id)}`)
  return f(`${kind === 'ghost' ? 'horde fantôme' : 'horde'} ${trayNumber(id)}`, { aspirated: true })
}
