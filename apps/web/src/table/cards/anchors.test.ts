import { decisionsOf, sfc32, start, whyNot } from '@tabletome/engine'
import { games } from '@tabletome/games'
import { describe, expect, test } from 'vitest'

const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__', 'prototype', '']
/** Words that anchors of these games begin with, so that the stranger's word stands in every place. */
const KINDS =
  'hero card tactic bane prowess scion arena die stack bag deck place hex pool term unit seat region tile spell monster scenario space cell pile foe skill power event group corner artifact time boss portal defender move pass'.split(
    ' ',
  )
const HOSTILE = [
  ...NAMES,
  ...KINDS.flatMap(kind =>
    NAMES.flatMap(name => [`${kind} ${name}`, `${name} ${kind}`, `${kind} ${name} ${name}`, `${kind}.${name}`]),
  ),
  'x'.repeat(5000),
  ' '.repeat(50),
]

describe.each(games.map(info => [info.id, info] as const))('%s', (_id, info) => {
  test('whatever somebody points at has a title, or no card; and why it is no option can be asked', {
    timeout: 60_000,
  }, async () => {
    const { game } = await info.parts.rules()
    const { text } = await info.parts.text('en')
    const [mode] = info.modes
    const players = mode?.players.min ?? 1
    const options = Object.fromEntries(
      info.settings
        .filter(each => !each.modes || each.modes.includes(mode?.id ?? ''))
        .map(each => [each.id, each.standard]),
    )
    const position = start(game, { mode: mode?.id ?? '', players, options }, sfc32('anchors'))
    const seat = position.view(undefined).waiting[0]
    const view = position.view(seat)
    expect(decisionsOf(game, view).length).toBeGreaterThan(0)
    const wrong: string[] = []
    for (const anchor of HOSTILE) {
      try {
        const face = text.card(anchor, view)
        if (face && typeof face.title !== 'string') wrong.push(`${anchor}: no title`)
        whyNot(game, view, anchor)
      } catch (error) {
        wrong.push(`${anchor.slice(0, 80)}: ${error instanceof Error ? error.message : 'thrown'}`)
      }
    }
    expect(wrong).toEqual([])
  })
})
