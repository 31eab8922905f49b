import { f, label, m, mPlural, type Name } from '../../../text/grammar/french.ts'
import type { RegionId } from '../../content/ids.ts'
import type * as en from '../en/arenas.ts'

export const arenaNames: Readonly<Record<RegionId, Name>> = {
  LAM: f('Anse aux Harpons'),
  ATL: m('Forum Englouti'),
  REF: mPlural('Chenils de Cendre'),
  ARG: m('Cirque du Laurier'),
  VES: f('Caldeira', { titled: true }),
  AMA: f('Clairière de Chasse'),
  PAR: m('Grand Hippodrome'),
  KUN: f('Terrasse des Nuages'),
}

export const arenas: typeof en.arenas = {
  LAM: {
    name: label(arenaNames.LAM),
    rules: 'Une unité sur un poteau a l’Aptitude Traction.',
    local: 'Les unités locales non élite sont déployées avec 1 PV de plus.',
  },
  ATL: {
    name: label(arenaNames.ATL),
    rules:
      'Le trident repose sur D4. Toute unité qui entre sur sa case s’en équipe ; les attaques du porteur gagnent un dé vert.',
    local: 'Un porteur local ajoute un dé noir à la place.',
  },
  REF: {
    name: label(arenaNames.REF),
    rules:
      'Des Bêtes du chenil à 3 PV commencent sur D2 et D6, une troisième sur D4 aux Actes III et IV. Au tour de l’arène, elles se déplacent et attaquent l’adversaire le plus proche.',
    local: 'Les bêtes et les unités locales des deux troupes sont alliées.',
  },
  ARG: {
    name: label(arenaNames.ARG),
    rules:
      'Une unité adjacente à exactement un adversaire ajoute un dé jaune quand elle l’attaque. Qui vainc une unité par une attaque prend le laurier si personne ne le porte, ou s’il a vaincu le porteur ; le porteur a Cuirassé 1. Si le porteur tombe autrement, le laurier revient à côté de l’arène.',
    local: 'Le dé de duel des unités locales est bleu.',
  },
  VES: {
    name: label(arenaNames.VES),
    rules:
      'Des braises commencent sur C5 et E2 et ne bloquent pas. Au tour de l’arène, chaque braise dérive d’une case au hasard si elle le peut ; puis chaque unité sur la case d’une braise subit 1 dégât.',
    local:
      'Les unités locales ignorent les dégâts des braises et ajoutent un dé jaune à leurs attaques sur une braise ou à côté. Dans le combat du Rejeton, toutes les unités rivales ignorent ces dégâts.',
  },
  AMA: {
    name: label(arenaNames.AMA),
    rules:
      'L’attaque d’une unité non adjacente contre une unité dans un fourré perd son dé le plus faible (au moins un dé est lancé).',
    local: 'Les attaquants locaux ignorent ce couvert.',
  },
  PAR: {
    name: label(arenaNames.PAR),
    rules:
      'Le char commence sur D6 et bloque sa case. Au tour de l’arène, il avance dans le sens horaire d’autant de cases de piste que le dé d’arène. Une unité sur son passage subit 2 dégâts et est déplacée hors de la piste ; si c’est impossible, le char s’arrête.',
    local:
      'Les unités locales ne subissent pas les dégâts du char mais sont déplacées ; celle qui commence son Étape de mouvement sur la piste a +1 Mouvement.',
  },
  KUN: {
    name: label(arenaNames.KUN),
    rules: 'Pour le mouvement, chaque marche de nuage est adjacente à toutes les autres.',
    local: 'Passer d’un nuage à l’autre ne coûte pas de mouvement aux unités locales.',
  },
}
export const listFor: Readonly<Record<keyof typeof en.listFor, string>> = {
  all: 'Toutes',
  local: 'Unités locales',
  beasts: 'Bêtes de l’arène',
  others: 'Autres',
}
export const cards: typeof en.cards = {
  list: (who, entries) => `${who} : ${entries}.`,
  bold: 'En capitales : les adversaires à attaquer ; le reste, des cases à occuper.',
  local: text => `Locales : ${text}`,
  key: hexes => `Cases clés : ${hexes}.`,
  keyTrident: 'Case clé : celle du trident.',
  blocked: hexes => `Bloquées : ${hexes}.`,
}
