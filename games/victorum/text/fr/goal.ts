import type * as en from '../en/goal.ts'

export const goal: typeof en.goal = {
  primus: (act, weeks) => ({
    text: `${act} : vaincre un primus dans une capitale ouverte avant la fin de la semaine ${weeks} :`,
    short: 'vaincre un primus dans une capitale ouverte',
  }),
  scion: act => ({ text: `${act} : vaincre le Rejeton :`, short: 'vaincre le Rejeton' }),
  week: (week, of) => `semaine ${week}/${of}`,
  combat: {
    flag: { text: 'rapporter l’étendard :', short: 'rapporter l’étendard' },
    hill: { text: 'tenir les cases clés :', short: 'tenir les cases clés' },
    spar: { text: 'tout vaincre sauf le tribun :', short: 'tout vaincre sauf le tribun' },
    sport: { text: 'vaincre toutes les rivales :', short: 'vaincre toutes les rivales' },
    bloodshed: { text: 'vaincre toutes les rivales :', short: 'vaincre toutes les rivales' },
    primus: { text: 'tout vaincre, primus compris :', short: 'tout vaincre, primus compris' },
    scion: { text: 'le but de la carte du Rejeton :', short: 'le but de la carte du Rejeton' },
  },
  down: (n, of) => `${n}/${of} à terre`,
  points: (n, of) => `${n}/${of} points`,
}
