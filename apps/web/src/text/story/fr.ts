import type { storyEn } from './en.ts'

/** Ce qui se dit des étapes et de la fin d’une partie. */
export const storyFr: typeof storyEn = {
  milestone: {
    look: 'Voir le plateau',
    next: 'Et maintenant',
    replay: 'Revoir',
    roadAbout: 'Plein : gagné ou visité. Barré : perdu.',
    setting: 'Quand une étape s’achève',
    settings: { pages: 'Montrer sa page', short: 'Un feuillet bref', none: 'La chronique seulement' },
  },
}
