import { botWords } from '../../../text/bots.ts'
import type * as en from '../en/settings.ts'

export const about: typeof en.about = {
  title: 'Défenseurs',
  pitch: 'Tenez ensemble six Régions autour de la Capitale jusqu’à ce que l’Ennemi épique arrive. Puis abattez-le.',
  meta: '1 à 4 joueurs · 30 min · équipe',
}

export const settings: typeof en.settings = {
  'mode.coop': 'Ensemble',
  'mode.coop.about': 'Tout le monde gagne ou tout le monde perd. Seul, vous jouez deux Défenseurs.',
  'alone.why':
    'Seul, vous menez deux héros : un seul ne pourrait garder six Régions, et chacun a sa propre carte de Tour.',
  'setting.difficulty': 'Difficulté',
  'setting.difficulty.about': 'Combien d’Ennemis redoutables attendent dans la Pioche Horde.',
  'setting.difficulty.story': 'Récit',
  'setting.difficulty.story.about':
    'Un Ennemi redoutable de moins, pour une première partie. Absent du livret de règles.',
  'setting.difficulty.normal': 'Normal',
  'setting.difficulty.normal.about': 'Un Ennemi redoutable par Défenseur, comme dans le livret de règles.',
  'setting.difficulty.hard': 'Difficile',
  'setting.difficulty.hard.about': 'Un Ennemi redoutable de plus ; l’Ennemi épique arrive une Manche plus tard.',
  'setting.difficulty.doomed': 'Désespéré',
  'setting.difficulty.doomed.about':
    'Deux Ennemis redoutables de plus ; l’Ennemi épique arrive deux Manches plus tard.',
  'setting.heroes': 'Héros',
  'setting.heroes.about': 'Qui décide de la carte Joueur que vous recevez.',
  'setting.heroes.choose': 'Choisis',
  'setting.heroes.choose.about': 'Vous voyez d’abord le plateau, puis chacun choisit.',
  'setting.heroes.random': 'Au hasard',
  'setting.heroes.random.about': 'Distribués au hasard.',
  'setting.sides': 'Faces des Régions',
  'setting.sides.about': 'Chaque face a sa propre capacité.',
  'setting.sides.random': 'Au hasard',
  'setting.sides.random.about': 'Tirées au hasard, comme dans le livret de règles.',
  'setting.sides.A': 'Toutes A',
  'setting.sides.A.about': 'Chaque Région montre sa face A.',
  'setting.sides.B': 'Toutes B',
  'setting.sides.B.about': 'Chaque Région montre sa face B.',
  'setting.confirmDraw': 'Piocher soi-même',
  'setting.confirmDraw.about': 'La carte suivante attend que quelqu’un la pioche.',
  'setting.confirmDraw.true': 'Oui',
  'setting.confirmDraw.false': 'Non',
  ...botWords.fr,
}

export const phrases: typeof en.phrases = {
  iTakeIt: 'Je m’en charge',
  pleaseTakeIt: 'Charge-t’en, s’il te plaît',
  letItBurn: 'Laissons brûler',
  goAndRest: 'Va te reposer',
  saveForTheFoe: 'Gardons-le pour l’Ennemi final',
}
