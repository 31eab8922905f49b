import type { WordText } from '../../types.ts'
import type { WordId } from './index.ts'

export const text: Readonly<Record<WordId, WordText>> = {
  hp: {
    name: 'PV, Santé',
    text: 'Les PV restants ; la Santé est leur plafond. Le héros garde ses PV entre les combats.',
    match: ['PV', 'Santé'],
  },
  reach: {
    name: 'Mouvement, Portée',
    text: 'Combien de cases elle parcourt ; à quelle distance elle attaque. 1 : adjacent.',
    match: ['Mouvement', 'Portée', '=Mouv.'],
  },
  dice: {
    name: 'Dés d’attaque',
    text: 'Une touche, un dégât. Touches sur 6 : jaune 2, bleu 3, vert 4, noir 5, rouge 6.',
    match: ['dés d’attaque', 'dé jaune', 'dé bleu', 'dé vert', 'dé noir', 'dé rouge'],
  },
  dazed: {
    name: 'Sonnée',
    text: 'Tout juste déployée : ni mouvement, ni attaque, ni Aptitude ce tour. L’inné compte.',
    match: ['sonnée', 'sonné', 'Sonnée'],
  },
  fatigued: {
    name: 'Épuisée',
    text: 'Ni mouvement, ni attaque, et aucune compétence ne compte.',
    match: ['épuisée', 'Épuisée'],
  },
  elite: {
    name: 'Élite',
    text: 'Héros, primus et Rejeton. Aucune tactique ne se place sur eux.',
    match: ['élite'],
  },
  local: {
    name: 'Locale',
    text: 'Sa faction possède l’arène : elle en a l’avantage.',
    match: ['locale'],
  },
  list: {
    name: 'Liste de priorités',
    text: 'Ce que visent les rivales, de gauche à droite. En gras un adversaire à attaquer, sinon une case ou un objet à atteindre.',
    match: ['liste de priorités', 'Liste de priorités', 'priorités'],
  },
  mark: {
    name: 'Objectif, cible',
    text: 'L’objectif décide du mouvement ; la cible, de l’attaque ensuite.',
    match: ['objectif'],
  },
  most: {
    name: 'Robuste, redoutable, rapide',
    text: 'Le plus de PV ; le plus de dés ; le plus grand Mouvement. Égalité : vous choisissez.',
    match: ['robuste', 'redoutable'],
  },
  skills: {
    name: 'Inné, Aptitude, Action spéciale',
    text: 'L’Inné est toujours actif. L’Aptitude a son étape, l’Action spéciale remplace une attaque.',
    match: ['Inné', 'Aptitude', 'Action spéciale'],
  },
  taunt: {
    name: 'Provocation',
    text: 'Qui l’a à portée ne peut attaquer une unité sans Provocation. Le mouvement n’y change rien.',
    match: ['Provocation'],
  },
  firstStrike: {
    name: 'Frappe éclair',
    text: 'Peut attaquer le tour de son déploiement.',
    match: ['Frappe éclair'],
  },
  tactical: {
    name: 'Sens tactique',
    text: 'Tant qu’elle combat, vos tactiques atteignent toute rivale non élite.',
    match: ['Sens tactique'],
  },
  tactic: {
    name: 'Tactique',
    text: 'Reste jusqu’au bout ; agit aussitôt ; finit selon son texte. Une par tour.',
    match: ['tactique'],
  },
  adrenaline: {
    name: 'Adrénaline',
    text: 'Un Mouvement de plus pour le reste du combat.',
    match: ['Adrénaline'],
  },
  bolster: {
    name: 'Regain de vigueur',
    text: 'Gagne 2 PV, même au-delà de sa Santé.',
    match: ['Regain de vigueur'],
  },
  hamstring: {
    name: 'Jarret tranché',
    text: 'Un Mouvement de moins, et son dé le plus faible est perdu.',
    match: ['Jarret tranché'],
  },
  stun: {
    name: 'Étourdissement',
    text: 'Épuisée jusqu’à la fin de son prochain tour.',
    match: ['Étourdissement'],
  },
  deploy: {
    name: 'Case de déploiement',
    text: 'Où entrent vos unités (étoiles) et les rivales (numéros, le plus bas d’abord).',
    match: ['case de déploiement', 'cases de déploiement'],
  },
  lineup: {
    name: 'Effectif',
    text: 'Qui vient en face, dans l’ordre ; chez vous, combien peuvent entrer.',
    match: ['effectif', 'Effectif'],
  },
  tribune: {
    name: 'Tribun',
    text: 'La rivale respectée d’une Joute : vous la choisissez, sauf en passe d’armes où c’est la première. Si elle tombe, votre héros tombe à 1 PV.',
    match: ['tribun', 'Tribun'],
  },
  stakes: {
    name: 'Étendard, case clé, trident',
    text: 'Rapportez l’étendard, ou tenez des cases clés au début de vos tours : six points font gagner. Désignez un objet pour sa règle.',
    match: ['étendard', 'case clé', 'cases clés', 'trident'],
  },
  events: {
    name: 'Joute, Carnage, Opportunité',
    text: 'La Joute est un jeu avec un but, sans perte ; le Carnage est à mort et grandit le héros. L’Opportunité est une tâche à garder.',
    match: ['Joute', 'Carnage', 'Opportunité', '=Événement', '=Combat'],
  },
  accept: {
    name: 'Accepter, assister',
    text: 'Accepter prend une semaine. Assister guérit le héros et donne de l’influence au Rejeton.',
    match: ['assister', 'Assister'],
  },
  influence: {
    name: 'Influence, fléau',
    text: 'Assister et échouer donnent de l’influence au Rejeton. Chaque quatrième point tire un fléau, dans le sac ou dans votre camp.',
    match: ['influence', 'fléau'],
  },
  blessing: {
    name: 'Bénédiction',
    text: 'Sauve un héros qui tombe, ou appelle des recrues. Comptées ; pas au dernier combat.',
    match: ['bénédiction'],
  },
  leadership: {
    name: 'Commandement, capacité tactique',
    text: 'Le plus d’unités (héros compris) et de tactiques que vous pouvez garder.',
    match: ['Commandement', 'capacité tactique'],
  },
  primus: {
    name: 'Primus, Rejeton',
    text: 'Un primus clôt un acte, le Rejeton clôt la campagne. On n’y assiste pas et on n’y capitule pas.',
    match: ['primus', 'Rejeton'],
  },
  surrender: {
    name: 'Capituler, mortel',
    text: 'Capituler perd l’événement mais sauve les vivants. Mortel : les tombés sont perdus.',
    match: ['capituler', 'Capituler', 'mortel'],
  },
  prowess: {
    name: 'Prouesse',
    text: 'Un don durable de votre héros, pris niveau par niveau. Chaque primus vaincu en laisse un, avec des soins complets et des recrues.',
    match: ['prouesse'],
  },
  weeks: {
    name: 'Semaine',
    text: 'Chaque événement accepté et chaque voyage en mer coche une semaine. Après douze, il faut livrer le dernier combat de l’acte.',
    match: ['semaine', '=Voyage', '=Clôture'],
  },
  steps: {
    name: 'Étapes d’un tour',
    text: 'Les points d’un Roi de la colline, puis déployer, poser une tactique, bouger, employer les Aptitudes, engager. Le Rejeton lance ses dés au lieu de poser une tactique.',
    match: [
      '=Déploiement',
      '=Tactiques',
      '=Tactique',
      '=Mouvement',
      '=Aptitudes',
      '=Engagement',
      '=Points',
      '=Activité',
    ],
  },
  harbor: {
    name: 'Port',
    text: 'Passer devant un port est un seul pas, sans semaine. Voguer de là vers tout autre port, et un pas de plus, prend une semaine.',
    match: ['port'],
  },
  spar: {
    name: 'Passe d’armes',
    text: 'Une Joute gagnée quand toutes les rivales, sauf le tribun, sont vaincues.',
    match: ['Passe d’armes', 'passe d’armes'],
  },
}
