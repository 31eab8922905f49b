import type * as en from '../en/goal.ts'
import { foes } from './names.ts'

export const goal: typeof en.goal = {
  hold: {
    text: 'Tenir la Capitale jusqu’à l’Ennemi épique, puis le vaincre :',
    short: 'tenir la Capitale, puis vaincre l’Ennemi',
  },
  beat: foe => ({
    text: `Vaincre ${foes[foe].the} avant la chute de la Capitale :`,
    short: `vaincre ${foes[foe].the}`,
  }),
  capital: (threat, of) => `Capitale ${threat}/${of}`,
  round: (round, of) => `Manche ${round} sur ${of}`,
  foe: (hp, of) => `Ennemi ${hp}/${of}`,
}
