import type { AbilityId, AbilityText, EffectId } from '../en/abilities.ts'
import { artifacts } from './names.ts'

export const abilities: Record<AbilityId, AbilityText> = {
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
  retribution: {
    name: 'Représailles',
    brief: 'après une défense, soin ou −1 Menace.',
    text: 'Après avoir défendu, vous pouvez soit donner 1 PV à un autre Défenseur, où qu’il soit, soit baisser de 1 la Menace de la Région frontalière où vous êtes.',
  },
  mend: {
    name: 'Soin',
    brief: '2 PV à un Défenseur ici ou à côté.',
    text: 'Un Défenseur de votre Région ou d’une Région adjacente récupère 2 PV. Vous pouvez vous choisir.',
  },
  fury: {
    name: 'Furie',
    brief: 'votre Sacrifice donne 2 PA.',
    text: 'Votre Sacrifice donne 2 PA au lieu de 1. Il faut dépenser les deux aussitôt.',
  },
  rootwalk: {
    name: 'Marche des racines',
    brief: 'allez aussi à l’opposé.',
    text: 'En vous déplaçant, vous pouvez aussi aller dans la Région frontalière opposée à la vôtre.',
  },
  rally: {
    name: 'Ralliement',
    brief: 'un autre Défenseur agit sans payer.',
    text: 'Un autre Défenseur, où qu’il soit, fait une action simple sans payer, s’il le peut : se déplacer, sécuriser ou combattre. Aucune capacité, aucun Artefact n’y change rien, et ce n’est pas un Tour.',
  },
  thunderclap: {
    name: 'Coup de tonnerre',
    brief: 'jusqu’à −3 Menace ici.',
    text: 'La Région frontalière où vous êtes perd jusqu’à 3 Menaces.',
  },
  scry: {
    name: 'Divination',
    brief: 'voyez une carte, gardez ou enfouissez.',
    text: 'La carte du dessus de la Pioche Tour est montrée à tous. Laissez-la dessus ou glissez-la sous la pioche.',
  },
  sprint: {
    name: 'Ruée',
    brief: 'avancez d’un pas ou de deux.',
    text: 'Avancez d’un pas ou de deux.',
  },
  longshot: {
    name: 'Tir lointain',
    brief: 'combattez à côté, défendez-y (+1 PV).',
    text: 'Vous pouvez combattre l’Ennemi épique depuis une Région adjacente. Vous pouvez défendre une Région frontalière adjacente sans y aller, pour 1 PV de plus.',
  },
  avengingFlight: {
    name: 'Vol vengeur',
    brief: 'volez contrer un redoutable, 3 PV.',
    text: 'Quand un Ennemi redoutable attaque une Région où vous n’êtes pas, vous pouvez y voler, si loin que ce soit, et défendre pour 3 PV.',
  },
  spear: {
    name: artifacts.spear.name,
    brief: '1er combat du Tour, 1 dégât de plus.',
    text: 'La première fois que vous combattez dans votre Tour, l’Ennemi épique perd 1 PV de plus.',
  },
  shield: {
    name: artifacts.shield.name,
    brief: 'une défense gratuite par Manche.',
    text: 'Votre première défense de la Manche qui vous coûterait des PV n’en coûte aucun.',
  },
  horn: {
    name: artifacts.horn.name,
    brief: 'amenez un Défenseur ici.',
    text: 'Amenez un autre Défenseur, où qu’il soit, là où vous êtes. La Capitale compte aussi.',
  },
  hammer: {
    name: artifacts.hammer.name,
    brief: 'sécurisez jusqu’à 2 Menaces.',
    text: 'Votre action Sécuriser retire jusqu’à 2 Menaces au lieu de 1.',
  },
  sandglass: {
    name: artifacts.sandglass.name,
    brief: 'la carte du dessus passe dessous.',
    text: 'Glissez la carte du dessus de la Pioche Tour sous la pioche, sans la regarder. Il faut au moins deux cartes dans la pioche.',
  },
  staff: {
    name: artifacts.staff.name,
    brief: 'poussez l’Ennemi épique.',
    text: 'De n’importe où : déplacez l’Ennemi épique révélé dans une Région frontalière voisine de la sienne, dans un sens ou dans l’autre.',
  },
  beacon: {
    name: artifacts.beacon.name,
    brief: 'dans la Capitale, −1 Menace.',
    text: 'Dans la Capitale seulement : elle perd 1 Menace.',
  },
  wings: {
    name: artifacts.wings.name,
    brief: 'la Capitale touche tout pour vous.',
    text: 'Pour vos déplacements, la Capitale est adjacente à toutes les Régions frontalières.',
  },
  pack: {
    name: artifacts.pack.name,
    brief: '2 PV en fin de Manche.',
    text: 'En fin de Manche, vous récupérez 2 PV.',
  },
  mantle: {
    name: artifacts.mantle.name,
    brief: 'sécurisez et combattez même épuisé.',
    text: 'Être épuisé ne vous empêche ni de sécuriser ni de combattre.',
  },
}

export const effects: Record<EffectId, AbilityText> = {
  uproar: {
    name: 'Tumulte',
    brief: 'les Régions à 0 passent à 1.',
    text: 'Chaque Région frontalière à 0 Menace passe à 1.',
  },
  stampede: {
    name: 'Charge',
    brief: '+1 Menace à côté de la Forêt, si c’est vide.',
    text: 'Chaque Région frontalière voisine de la Forêt où il n’y a pas de Défenseur gagne 1 Menace.',
  },
  tidalWave: {
    name: 'Raz-de-marée',
    brief: 'tous avancent d’une Région.',
    text: 'Chaque Défenseur dans une Région frontalière est emporté d’une Région dans le sens horaire, avant toute défense.',
  },
  raze: {
    name: 'Ravage',
    brief: '1 Menace de plus dans le Désert.',
    text: 'Le Désert gagne 1 Menace de plus.',
  },
  sting: {
    name: 'Piqûre',
    brief: '−1 PV dans les Plaines et à côté.',
    text: 'Chaque Défenseur dans les Plaines ou dans une Région frontalière voisine perd 1 PV.',
  },
  drain: {
    name: 'Absorption',
    brief: 'plus de capacité de carte Joueur.',
    text: 'Aucune capacité de carte Joueur ne sert jusqu’à la fin de la Manche.',
  },
}
