import type * as en from '../en/terms.ts'

export const terms: typeof en.terms = {
  dazed: {
    name: 'Sonnée',
    text: 'Elle ne bouge pas, n’attaque pas et n’utilise ni Aptitude ni Action spéciale ; ses compétences innées comptent. Toute unité est sonnée pendant le tour de son déploiement.',
  },
  fatigued: {
    name: 'Épuisée',
    text: 'Elle ne bouge pas et n’attaque pas, et aucune de ses compétences ne compte, même innée.',
  },
  tribune: {
    name: 'Tribun',
    text: 'L’unité respectée parmi les rivales d’une Joute. Si elle est vaincue, votre héros tombe aussitôt à 1 PV.',
  },
  flag: {
    name: 'Étendard',
    text: 'Seules vos unités le prennent, en entrant sur sa case. Vous gagnez dès que le porteur entre sur une de vos cases de déploiement.',
  },
  trident: {
    name: 'Trident',
    text: 'Les attaques de qui le porte gagnent un dé vert, un noir si c’est une unité locale.',
  },
  laurel: { name: 'Laurier', text: 'Qui le porte a Cuirassé 1 : il ignore 1 dégât de chaque attaque.' },
  duel: {
    name: 'Duel',
    text: 'Une unité qui a exactement un adversaire à côté d’elle gagne un dé jaune quand elle l’attaque, un bleu si elle est locale.',
  },
  cover: {
    name: 'Couvert',
    text: 'Une attaque depuis une case non adjacente contre une unité dans un fourré perd son dé le plus faible ; un dé est toujours lancé. Les attaquants locaux l’ignorent.',
  },
  embers: {
    name: 'Braises',
    text: 'Les unités locales sur une braise ou à côté gagnent un dé jaune à leurs attaques. Au tour de l’arène, toute autre unité sur une braise subit 1 dégât.',
  },
  unseen: { name: 'Invisible', text: 'Votre héros ne peut être ni marqué ni visé pour l’instant.' },
}
