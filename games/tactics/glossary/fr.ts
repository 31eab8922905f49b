import type { WordText } from '../../types.ts'
import type { WordId } from './index.ts'

export const text: Readonly<Record<WordId, WordText>> = {
  action: {
    name: 'Action',
    text: 'Déplacement, mêlée, tir, sort ou Baliste. Trois par tour ; une de chaque sorte et une attaque par unité.',
    match: ['=Actions', '=Action', 'action'],
  },
  mp: {
    name: 'PM',
    text: 'Points de mouvement d’un Déplacement. Une case coûte 1, plus en montée, dans l’Eau, sur Pic ou Baliste.',
    match: ['PM', '=Déplacement'],
  },
  elevation: {
    name: 'Élévation',
    text: 'La hauteur d’une case. La mêlée veut la même ; la portée gagne ou perd 1.',
    match: ['élévation', 'hauteur'],
  },
  red: {
    name: 'Carrés rouges',
    text: 'Dés lancés pour la Poussée après un coup de mêlée.',
    match: ['carré rouge', 'carrés rouges'],
  },
  green: {
    name: 'Carrés verts',
    text: 'Dés lancés avec un tir : chaque croix coûte une Munition de plus.',
    match: ['carré vert', 'carrés verts'],
  },
  faces: {
    name: 'Faces du dé',
    text: 'La flèche pousse, la croix rate, l’étoile renforce les sorts. Un lancer n’en lit qu’une.',
    match: ['étoile', 'raté', 'flèche'],
  },
  knockBack: {
    name: 'Poussée',
    text: 'Droit à l’opposé de l’attaquant, une case par flèche. Arrêtée par mur, bord ou unité : 1 Santé perdue.',
    match: ['Poussée'],
  },
  range: {
    name: 'Portée',
    text: 'Nombre de pas entre deux cases, rien ne bloque. +1 d’en haut, −1 d’en bas.',
    match: ['portée'],
  },
  supply: {
    name: 'Munitions, Mana',
    text: 'Ce qui paie tirs et sorts. Les Villages les rendent.',
    match: ['Munitions', 'Munition', 'Mana'],
  },
  weakened: {
    name: 'Affaibli',
    text: 'Aucune action tant que le pion reste : un tour de repos, ou 2 Santé.',
    match: ['Affaibli', 'Affaiblie', 'Affaiblies', '=Répit'],
  },
  counter: {
    name: 'Riposte',
    text: 'Attaque gratuite de qui vient d’être blessé, s’il a la portée depuis sa place actuelle.',
    match: ['Riposte', 'Riposter'],
  },
  capture: {
    name: 'Capture',
    text: 'Santé 0. La carte vaut 2 points au capteur.',
    match: ['capture', 'capturée', 'prise'],
  },
  ability: {
    name: 'Réaction, passive',
    text: 'Passive : toujours active. Réaction : répond d’elle-même à une attaque.',
    match: ['Réaction', 'Passive'],
  },
  tactic: {
    name: 'Carte Tactique',
    text: 'Secrète. Quand son Si arrive, vous pouvez la révéler pour son Alors.',
    match: ['carte Tactique', 'cartes Tactique', '=Pioche'],
  },
  area: {
    name: 'Zone de Contrôle',
    text: 'Six cases. La majorité au début de votre tour fait avancer son drapeau.',
    match: ['Zone de Contrôle', 'Zones de Contrôle', '=Contrôle'],
  },
  trigger: {
    name: 'Case Déclencheur',
    text: 'Où une unité doit se tenir pour que le drapeau quitte DÉPART.',
    match: ['case Déclencheur'],
  },
  majority: {
    name: 'Majorité',
    text: 'Strictement plus d’unités que tout autre joueur.',
    match: ['majorité'],
  },
  track: {
    name: 'Piste du drapeau',
    text: 'DÉPART, MANCHE 1, MANCHE 2, CONTRÔLE. Il ne recule jamais.',
    match: ['DÉPART', 'CONTRÔLE'],
  },
  vp: {
    name: 'PV',
    text: 'Points de victoire : drapeau 5, unité 2, capture 2, Village 1.',
    match: ['PV'],
  },
  village: {
    name: 'Village',
    text: 'Y entrer ou le traverser : 4 Santé et toutes Munitions ou Mana, une fois par tour.',
    match: ['Village'],
  },
  ground: {
    name: 'Forêt, Eau',
    text: '1 dégât de moins en Forêt, 1 de plus dans l’Eau.',
    match: ['Forêt', 'Eau'],
  },
  peak: {
    name: 'Pic',
    text: 'D’ici, tirs et sorts portent partout.',
    match: ['Pic'],
  },
  ballista: {
    name: 'Baliste',
    text: 'Toute unité peut y tirer : portée 4, 1 dégât, poussée de 1 au choix.',
    match: ['Baliste'],
  },
  portal: {
    name: 'Portail',
    text: 'Pour marcher, tous les portails sont voisins.',
    match: ['portail'],
  },
  quest: {
    name: 'Donjon, cristal, Temps',
    text: 'Aventure seulement : rapportez les cristaux des boîtes avant la fin du Temps.',
    match: ['donjon', 'cristal', 'cristaux', '=Temps'],
  },
  compass: {
    name: 'Boussole',
    text: 'Dans l’aventure : l’ordre dans lequel l’Ennemi cherche ses cibles.',
    match: ['boussole'],
  },
  artifact: {
    name: 'Artefact',
    text: 'Bataille seulement : 3 points à qui le porte à la fin. Son porteur frappe plus fort et porte plus loin, mais se déplace de 1 de moins.',
    match: ['Artefact'],
  },
  enemyTurn: {
    name: 'Tour de l’Ennemi',
    text: 'Une carte nomme une unité de l’Ennemi. Elle attaque si elle peut ; sinon elle se déplace, puis attaque.',
    match: ['=Carte', '=Attaque', '=Puis attaque'],
  },
}
