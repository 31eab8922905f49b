import { botWords } from '../../../text/bots.ts'
import type * as en from '../en/settings.ts'
import { scenarios } from './cards.ts'
import { difficulties } from './names.ts'

export const about: typeof en.about = {
  title: 'La Faille',
  pitch:
    'Des hordes marchent sur le royaume. Bâtissez des tours, recouvrez les ennemis de tuiles, transmettez vos tours pour les renforcer, et fermez ensemble tous les portails.',
  meta: '1 à 4 joueurs · 60 min · coopératif, solo',
}

export const settings: typeof en.settings = {
  'mode.scenario': 'Scénario',
  'mode.scenario.about': 'L’un des dix lieux de la campagne : fermez tous ses portails avant qu’ils ne passent.',
  'mode.storm': 'Tempête sans fin',
  'mode.storm.about':
    'Vague après vague sur la carte de votre choix, avec une tempête de portails à chaque manche. On joue pour les points.',
  'alone.why':
    'Seul, vous menez un héros et pouvez en appeler trois autres, une fois chacun. Les emplacements des trois couleurs sont à vous ; une couleur se repose à chaque manche.',
  'setting.scenario': 'Scénario',
  'setting.scenario.about': 'Le lieu de la campagne.',
  'setting.scenario.in.storm':
    'Seulement la carte de ce lieu : hordes et portails viennent vague après vague, et les tours de tous les niveaux sont en jeu.',
  'setting.scenario.1': `1 · ${scenarios[1].name}`,
  'setting.scenario.1.about': scenarios[1].text,
  'setting.scenario.2': `2 · ${scenarios[2].name}`,
  'setting.scenario.2.about': scenarios[2].text,
  'setting.scenario.3': `3 · ${scenarios[3].name}`,
  'setting.scenario.3.about': scenarios[3].text,
  'setting.scenario.4': `4 · ${scenarios[4].name}`,
  'setting.scenario.4.about': scenarios[4].text,
  'setting.scenario.5': `5 · ${scenarios[5].name}`,
  'setting.scenario.5.about': scenarios[5].text,
  'setting.scenario.6': `6 · ${scenarios[6].name}`,
  'setting.scenario.6.about': scenarios[6].text,
  'setting.scenario.7': `7 · ${scenarios[7].name}`,
  'setting.scenario.7.about': scenarios[7].text,
  'setting.scenario.8': `8 · ${scenarios[8].name}`,
  'setting.scenario.8.about': scenarios[8].text,
  'setting.scenario.9': `9 · ${scenarios[9].name}`,
  'setting.scenario.9.about': scenarios[9].text,
  'setting.scenario.10': `10 · ${scenarios[10].name}`,
  'setting.scenario.10.about': scenarios[10].text,
  'setting.difficulty': 'Difficulté',
  'setting.difficulty.about': 'Les cœurs du royaume et les cristaux au départ.',
  'setting.difficulty.story': difficulties.story,
  'setting.difficulty.story.about': '4 cœurs et 3 cristaux de plus.',
  'setting.difficulty.casual': difficulties.casual,
  'setting.difficulty.casual.about': '2 cœurs et 2 cristaux de plus.',
  'setting.difficulty.normal': difficulties.normal,
  'setting.difficulty.normal.about': 'Ce que dit le scénario.',
  'setting.difficulty.veteran': difficulties.veteran,
  'setting.difficulty.veteran.about': '2 cœurs et 1 cristal de moins.',
  'setting.difficulty.impossible': difficulties.impossible,
  'setting.difficulty.impossible.about': '4 cœurs de moins, aucun cristal, et une tempête de portails à chaque manche.',
  'setting.storms': 'Tempêtes de portails',
  'setting.storms.about':
    'Si une carte Événement est piochée à chaque manche dès la deuxième, même là où le scénario n’en a pas.',
  'setting.storms.true': 'Oui',
  'setting.storms.false': 'Seulement si le scénario le veut',
  'setting.roundLimit': 'Limite de manches',
  'setting.roundLimit.about':
    'Une dernière manche. Un scénario qui n’est pas gagné d’ici là est perdu ; dans la tempête sans fin, avoir tenu jusque-là est une victoire.',
  'setting.roundLimit.0': 'Aucune',
  'setting.roundLimit.0.about': 'On joue jusqu’au bout.',
  'setting.roundLimit.10': '10 manches',
  'setting.roundLimit.10.about': 'Une partie courte.',
  'setting.roundLimit.15': '15 manches',
  'setting.roundLimit.15.about': 'Environ une heure.',
  'setting.roundLimit.20': '20 manches',
  'setting.roundLimit.20.about': 'Un long siège.',
  'setting.roundLimit.40': '40 manches',
  'setting.roundLimit.40.about': 'Seulement contre les parties qui ne finissent jamais.',
  ...botWords.fr,
}

export const phrases: typeof en.phrases = {
  iTakeIt: 'Je m’en charge',
  pleaseTakeIt: 'Charge-t’en, s’il te plaît',
  passMeATower: 'Passe-moi une tour',
  readyWhenYouAre: 'On y va quand tu veux',
}
