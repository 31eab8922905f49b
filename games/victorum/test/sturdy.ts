import type { Game } from '@tabletome/engine'
import { PAD_LIMITS } from '../content/numbers.ts'
import { SCIONS } from '../content/scions.ts'
import { game } from '../index.ts'
import { go } from '../rules/state/kit.ts'
import { agree } from '../rules/state/settings.ts'
import type { Open, Victorum } from '../rules/state/shape.ts'
import { openOf, pilesOf } from '../position/open.ts'
import type { Position } from '../position/words.ts'

const strengthen = ({ hero }: Open, hp: number): void => {
  hero.health = PAD_LIMITS.health
  hero.leadership = PAD_LIMITS.leadership
  hero.dice = ['K', 'K', 'K', 'K']
  hero.hp = hp
}

/** The same game with a hero so strong and so blessed that chance players see all acts. */
export const blessed: Game<Victorum> = {
  ...game,
  start: setup => {
    const begun = game.start(setup)
    strengthen(begun.open, PAD_LIMITS.health)
    begun.open.hero.blessings = 40
    return begun
  },
}

/** From the gates of the last capital on, with a hero that stands for long and banes for the card to count. */
export const atTheGates: Game<Victorum> = {
  ...game,
  start: setup => {
    const { hero, scion, difficulty } = agree(setup)
    const [own] = SCIONS[scion].banes
    const isCamp = own === 'trembling-earth' || own === 'cold-throne' || own === 'eclipse'
    const position: Position = {
      hero,
      scion,
      difficulty,
      act: 4,
      influence: 9,
      place: 'VES-C',
      primuses: (['-bingqing', '-decimus', '-nox', '-virago'] as const).filter(id => id !== `-${hero}`).slice(0, 3),
      blessings: 1,
      units: ['archer.1', 'attacker.1', 'defender.1', 'tactician.1', 'bustuarius', 'reptilian', 'cloud-dancer'],
      tactics: ['stun', 'adrenaline', 'hamstring'],
      bag: [
        'archer.2',
        'attacker.2',
        'defender.2',
        'tactician.2',
        'magma-brute',
        'ambush',
        'erinys',
        ...(own === undefined || isCamp ? [] : [own]),
      ],
      campBanes: isCamp ? ['hunted', own] : ['hunted'],
    }
    const open = openOf(position)
    strengthen(open, 50)
    return { open, own: { p1: {} }, piles: pilesOf(position, open), first: go('event.phase') }
  },
}
