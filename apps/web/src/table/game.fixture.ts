import { type Game, kit, option, pass, reason, type Shape } from '@tabletome/engine'

interface Try {
  seat: 'p1'
  open: { gold: number }
  own: Record<string, never>
  piles: { earth: string }
  fact: { type: 'earned' | 'dug' }
  moments: Record<never, never>
  amounts: Record<never, never>
  outcome: { result: 'left' }
}

/** A game of one question, with a sure option, a die, a pile and an end: enough to preview. */
export const choiceGame = (): Game<Shape> => {
  const words = kit<Try>()
  const earn = words.step<{ gold: number }>('earn', (play, { gold }) => {
    play.state.open.gold += gold
    play.emit({ type: 'earned' })
  })
  const gamble = words.step('gamble', play => {
    if (play.rollOne([1, 2, 3, 4, 5, 6]) > 4) play.next(earn({ gold: 3 }))
  })
  const dig = words.step('dig', play => {
    play.draw('earth')
    play.emit({ type: 'dug' })
  })
  const window = words.choice('window', { seat: () => 'p1', ask: 'always', options: () => [pass()] })
  const trade = words.step('trade', play => play.next(earn({ gold: 1 }), window(), earn({ gold: 1 })))
  const leave = words.step('leave', play => play.end({ result: 'left' }))
  const act = words.choice('act', {
    seat: () => 'p1',
    repeat: true,
    options: () => [
      option('earn', earn({ gold: 1 })),
      option('gamble', gamble()),
      option('dig', dig()),
      option('trade', trade()),
      option('leave', leave()),
    ],
    whyNot: (_state, _about, anchor) => (anchor === 'castle' ? reason('TRY-01', 'tooDear', { price: 10 }) : undefined),
  })
  const game: Game<Try> = {
    id: 'try',
    version: 1,
    kit: words,
    seats: () => ['p1'],
    start: () => ({ open: { gold: 2 }, own: { p1: {} }, piles: { earth: ['worm'] }, first: act() }),
    imagine: () => ({ own: { p1: {} }, piles: { earth: ['worm'] } }),
  }
  return game
}
