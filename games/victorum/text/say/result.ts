import type { GameText } from '../../../types.ts'
import type { Outcome, View } from '../../rules/state/shape.ts'
import { cardName } from '../names.ts'
import { viewOf } from '../read.ts'
import type { Words } from '../words.ts'

type Over = NonNullable<View['outcome']>
type Row = { name: string; values: readonly string[] }

/** The scion's paragraph, then the hero's, unless these two have an ending of their own (VIC-GOAL-08). */
const epilogueOf = ({ story }: Words, { hero, scion }: Pick<Outcome, 'hero' | 'scion'>) =>
  `${story.scions[scion]} ${story.pairs[`${hero} ${scion}`] ?? story.heroes[hero]}`

const leadOf = (words: Words, outcome: Over): string => {
  const { ask, names } = words
  const said = ask.result.by[outcome.cause]?.(names.scions[outcome.scion]) ?? ''
  return outcome.result === 'won' ? `${said} ${epilogueOf(words, outcome)}` : said
}

const PRIMUSES = 3

/** Hero, troop and journey in figures. */
const recordOf = (words: Words, outcome: Over): Row[] => {
  const { ask, names } = words
  const { rows, of, none } = ask.result
  const { act, weeks, influence, sheet, units, tactics, deeds } = outcome
  const won = deeds.fights.filter(({ result }) => result === 'won')
  const row = (name: string, value: string): Row => ({ name, values: [value === '' ? none : value] })
  return [
    row(rows.act, names.act(act)),
    row(rows.weeks, String(weeks)),
    row(rows.fights, of(won.length, deeds.fights.length)),
    row(rows.primuses, of(won.filter(({ what }) => what === 'primus').length, PRIMUSES)),
    row(rows.influence, String(influence)),
    row(rows.places, String(deeds.route.length)),
    row(rows.route, deeds.route.map(names.placeName).join(' → ')),
    row(rows.hero, `${sheet.health} / ${sheet.leadership}`),
    row(rows.attack, names.pool(sheet.dice)),
    row(rows.prowess, names.list(sheet.prowess.map(id => names.prowess[id].name))),
    row(rows.troop, names.list(units.map(names.label))),
    row(rows.tactics, names.list(tactics.map(id => names.tactics[id].name))),
  ]
}

/** Every fight in the order of the journey, numbered. */
const fightsOf = (words: Words, { deeds }: Over): Row[] => {
  const { ask, names } = words
  return deeds.fights.map(({ place, what, result, act }, index) => ({
    name: ask.result.at(index + 1, names.act(act), names.placeName(place)),
    values: [
      ask.result.fight[result](what === 'primus' || what === 'scion' ? names.fightKinds[what] : cardName(words, what)),
    ],
  }))
}

/** The epilogue and the campaign record. */
export const createResult =
  (words: Words): GameText['result'] =>
  anyView => {
    const { outcome } = viewOf(anyView)
    if (outcome === undefined) return { title: '', lead: '', rows: [], columns: [] }
    return {
      title: words.ask.over[outcome.result],
      lead: leadOf(words, outcome),
      rows: [...recordOf(words, outcome), ...fightsOf(words, outcome)],
      columns: [words.names.heroes[outcome.hero]],
    }
  }

/** Played alone: the one hero. */
export const heroesOf: NonNullable<GameText['heroes']> = anyView => [viewOf(anyView).open.hero.id]
