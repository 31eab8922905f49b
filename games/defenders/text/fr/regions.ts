import type { RegionAbilityId } from '../../content/regions.ts'
import type { PlaceId } from '../../rules/state/shape.ts'
import type { AbilityText } from '../ability.ts'
import { inside, la, le, lesF, type PlaceNoun, upon } from './noun.ts'

export const places: Record<PlaceId, PlaceNoun> = {
  capital: inside(la('Capitale')),
  forest: inside(la('Forêt')),
  ruins: inside(lesF('Ruines')),
  mountains: inside(lesF('Montagnes')),
  plains: inside(lesF('Plaines')),
  coast: upon(la('Côte')),
  desert: inside(le('Désert')),
}

/** Both sides of every Region, and the Capital. */
export const regionAbilities: Record<RegionAbilityId | 'rest', AbilityText> = {
  rest: {
    name: 'Repos',
    brief: 'qui commence un Tour ici est rétabli.',
    text: 'Un Défenseur qui commence un Tour ici retrouve tous ses Points de vie, gratuitement.',
  },
  enchant: {
    name: 'Enchantement',
    brief: '−1 Menace dans une autre Région.',
    text: 'Choisissez une autre Région frontalière : elle perd 1 Menace.',
  },
  canopy: {
    name: 'Canopée',
    brief: 'par Manche, une défense ici coûte 1 de moins.',
    text: 'La première fois de la Manche qu’un Défenseur présent dans la Forêt défend la Forêt, il paie 1 PV de moins.',
  },
  entomb: {
    name: 'Mise au tombeau',
    brief: 'écarte un Ennemi une Manche.',
    text: 'Placez un Ennemi ou un Ennemi redoutable de la Défausse dans le tombeau, qui n’a qu’une place. La carte revient dans la Défausse au début de la Manche suivante : elle manque donc toute cette Manche.',
  },
  bloodRite: {
    name: 'Rite de sang',
    brief: '−1 Menace dans une autre Région.',
    text: 'Choisissez une autre Région frontalière : elle perd 1 Menace.',
  },
  vigil: {
    name: 'Veille',
    brief: 'défendre ici vous coûtera 1 de moins.',
    text: 'Entrez dans le cercle, si personne n’y est. Quand vous défendez les Montagnes depuis le cercle, vous payez 1 PV de moins et vous en sortez. Quitter les Montagnes vide le cercle.',
  },
  highWatch: {
    name: 'Guet',
    brief: 'd’ici, tous voient la carte du dessus.',
    text: 'Tant qu’un Défenseur est ici, la carte du dessus de la Pioche Tour est face visible.',
  },
  augury: {
    name: 'Augure',
    brief: 'défaussez la carte du dessus, −1 Menace.',
    text: 'Défaussez la carte du dessus de la Pioche Tour sans la résoudre. Ennemi ou Ennemi redoutable : une Région qu’il attaque perd 1 Menace. Carte Défenseur ou Tous les Défenseurs : la Capitale perd 1 Menace.',
  },
  outriders: {
    name: 'Éclaireurs',
    brief: 'défendez à côté contre un Ennemi.',
    text: 'D’ici, vous pouvez défendre une Région frontalière adjacente contre un Ennemi, jamais contre un Ennemi redoutable. Vous restez ici et payez le prix habituel.',
  },
  tidewell: {
    name: 'Source des marées',
    brief: 'à 0 en fin de Manche, rétablit.',
    text: 'Quand une Manche finit avec la Côte à 0 Menace, chaque Défenseur présent ici est rétabli.',
  },
  seaLane: {
    name: 'Voie maritime',
    brief: 'gagnez une autre Région.',
    text: 'Allez aussitôt dans n’importe quelle autre Région frontalière.',
  },
  mirage: {
    name: 'Mirage',
    brief: 'voyez et classez trois cartes.',
    text: 'Les trois cartes du dessus de la Pioche Tour sont montrées à tous. Remettez-les dans l’ordre voulu.',
  },
  sandstorm: {
    name: 'Tempête de sable',
    brief: 'défense gratuite à côté (1 fois).',
    text: 'D’ici, vous pouvez défendre une Région frontalière adjacente contre un Ennemi, jamais contre un Ennemi redoutable, pour 0 PV. Vous restez ici.',
  },
}
