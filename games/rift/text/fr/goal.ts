import type * as en from '../en/goal.ts'

const portals = (n: number) => `${n} ${n === 1 ? 'portail' : 'portails'}`

export const goal: typeof en.goal = {
  portals: n => ({
    text: `Fermer ${portals(n)}, n’en laisser passer aucun :`,
    short: `fermer ${portals(n)}, n’en laisser passer aucun`,
  }),
  boss: { text: 'Vaincre le boss, ne pas le laisser passer :', short: 'vaincre le boss, ne pas le laisser passer' },
  both: n => ({ text: `Fermer ${portals(n)} et vaincre le boss :`, short: `fermer ${portals(n)}, vaincre le boss` }),
  endless: { text: 'Tenir aussi longtemps que possible :', short: 'tenir aussi longtemps que possible' },
  holdOut: rounds => ({ text: `Tenir ${rounds} manches :`, short: `tenir ${rounds} manches` }),
  closed: (n, of) => `${n}/${of}`,
  bossLeft: isBeaten => (isBeaten ? 'Boss vaincu' : 'Boss debout'),
  round: n => `Manche ${n}`,
  roundOf: (n, of) => `Manche ${n} sur ${of}`,
}
