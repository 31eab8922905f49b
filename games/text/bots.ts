import type { Language } from '../types.ts'

/** What the levels of bots are called, in every game alike. */
export const botWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    'bot.random': 'Beginner',
    'bot.random.about': 'Plays anything that is allowed.',
    'bot.greedy': 'Regular',
    'bot.greedy.about': 'Takes what looks best at once.',
    'bot.skilled': 'Strong',
    'bot.skilled.about': 'Thinks a few steps ahead.',
    'bot.expert': 'Expert',
    'bot.expert.about': 'Thinks longest, up to two seconds at a time.',
  },
  fr: {
    'bot.random': 'Débutant',
    'bot.random.about': 'Joue tout ce qui est permis.',
    'bot.greedy': 'Confirmé',
    'bot.greedy.about': 'Prend ce qui paraît le meilleur sur le moment.',
    'bot.skilled': 'Aguerri',
    'bot.skilled.about': 'Pense quelques coups d’avance.',
    'bot.expert': 'Expert',
    'bot.expert.about': 'Réfléchit le plus longtemps, jusqu’à deux secondes chaque fois.',
  },
}
