/** Words of the rules that lie on units or change dice, each with a card of its own. */
export const terms = {
  dazed: {
    name: 'Dazed',
    text: 'It neither moves nor attacks and uses no Ability or Special; its Innates still work. Every unit is dazed in the turn of its deployment.',
  },
  fatigued: {
    name: 'Fatigued',
    text: 'It neither moves nor attacks, and none of its skills counts, its Innates included.',
  },
  tribune: {
    name: 'Tribune',
    text: 'The respected one among the rivals of a Sport event. If it is defeated, your hero drops to 1 HP at once.',
  },
  flag: {
    name: 'Flag',
    text: 'Only your units take it, by entering its hex. You win as soon as its holder enters one of your deployment hexes.',
  },
  trident: { name: 'Trident', text: 'Its bearer’s attacks add one green die, a black one if the bearer is local.' },
  laurel: { name: 'Laurel', text: 'Its bearer has Armored 1: it ignores 1 damage of every attack.' },
  duel: {
    name: 'Duel',
    text: 'A unit with exactly one opponent beside it adds one yellow die when it attacks that opponent, a blue one if it is local.',
  },
  cover: {
    name: 'Cover',
    text: 'An attack from a hex that is not adjacent, against a unit in a thicket, loses its weakest die; one die is always rolled. Local attackers ignore it.',
  },
  embers: {
    name: 'Embers',
    text: 'Local units on or beside an ember add one yellow die to their attacks. In the arena turn everybody else on an ember is dealt 1 damage.',
  },
  unseen: { name: 'Unseen', text: 'Your hero cannot be marked or targeted for the time being.' },
}
