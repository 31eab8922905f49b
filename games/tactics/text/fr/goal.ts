import type * as en from '../en/goal.ts'

const FLAGS = ['', 'Le premier drapeau', 'Le deuxième drapeau', 'Le troisième drapeau']
const LAST = ['', '1 drapeau', '2 drapeaux', '3 drapeaux']
const some = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const goal: typeof en.goal = {
  rivals: flags => ({
    text: `Le plus de points. ${FLAGS[flags]} ou une dernière unité finit la partie :`,
    short: `le plus de points ; fin à ${LAST[flags]}`,
  }),
  pairs: flags => ({
    text: `Le plus de points à deux. ${FLAGS[flags]} finit la partie :`,
    short: `le plus de points à deux ; fin à ${LAST[flags]}`,
  }),
  battle: captures => ({
    text: `Le plus de points. ${captures} prises par un joueur finissent la partie :`,
    short: `le plus de points ; fin à ${captures} prises`,
  }),
  quest: missing =>
    missing > 0
      ? { text: 'Cinq cristaux, puis le Cristal de Gloire, à temps :', short: 'cinq cristaux, puis la Gloire' }
      : { text: 'Prendre le Cristal de Gloire à temps :', short: 'le Cristal de Gloire à temps' },
  flags: (have, of) => `${have}/${some(of, 'drapeau', 'drapeaux')}`,
  captures: (have, of) => `${have}/${some(of, 'prise', 'prises')}`,
  points: points => `${points.join('–')} points`,
  crystals: (have, of) => `${have}/${some(of, 'cristal', 'cristaux')}`,
  time: left => `Temps ${left}`,
}
