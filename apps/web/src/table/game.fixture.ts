import { type Game, id, kit, pass, reason, type Shape, wordsOf } from '@tabletome/engine'

interface Try {
  seat: 'p1'
  open: { gold: number }
  own: Record<string, never>
  piles: { earth: string }
  fact: { type: 'earned' | 'dug' }
  moments: Record<never, never>
  amounts: Record<never, never>
  outcome: { result: 'left' }
  answer: { do: 'earn' } | { do: 'gamble' } | { do: 'dig' } | { do: 'trade' } | { do: 'leave' } | { do: 'pass' }
  thing: { is: 'castle' }
  anchor: 'castle'
  questions: {
    act: { about: undefined; answers: 'earn' | 'gamble' | 'dig' | 'trade' | 'leave' }
    window: { about: undefined; answers: 'pass' }
  }
  steps: { earn: { gold: number }; gamble: undefined; dig: undefined; trade: undefined; leave: undefined }
}
const tryWords = wordsOf<Try>({
  answers: { earn: id`earn`, gamble: id`gamble`, dig: id`dig`, trade: id`trade`, leave: id`leave`, pass: id`pass` },
  things: { castle: id`castle` },
})

/** A game of one question, with a sure option, a die, a pile and an end: enough to preview. */
export const choiceGame = (): Game<Shape> => {
  const words = kit<Try>(tryWords)
  const earn = words.step('earn', (play, { gold }) => {
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
  const window = words.question('window', { seat: () => 'p1', ask: 'always', options: () => [pass()] })
  const trade = words.step('trade', play => play.next(earn({ gold: 1 }), window(), earn({ gold: 1 })))
  const leave = words.step('leave', play => play.end({ result: 'left' }))
  const act = words.question('act', {
    seat: () => 'p1',
    repeat: true,
    options: () => [
      words.option({ do: 'earn' }, earn({ gold: 1 })),
      words.option({ do: 'gamble' }, gamble()),
      words.option({ do: 'dig' }, dig()),
      words.option({ do: 'trade' }, trade()),
      words.option({ do: 'leave' }, leave()),
    ],
    whyNot: (_state, _about, { thing }) =>
      thing?.is === 'castle' ? reason('TRY-01', 'tooDear', { price: 10 }) : undefined,
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
