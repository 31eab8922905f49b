/** How the answers of Tactics are written: part of the save format, never changed. */
import { id, named, number, one, type Wording, wordsOf } from '@tabletome/engine/words'
import { BOX_IDS, ENEMY_CARD_IDS, TACTIC_IDS } from './content/ids.ts'
import { AREAS, CORNERS } from './content/scrolls.ts'
import type { AttackKind } from './content/types.ts'
import { CLASSES, UNIT_CARD_IDS } from './content/units.ts'
import { insideName, insideOf, spaceName, spaceOf, WAYS } from './rules/realm/spaces.query.ts'
import { ALL_UNITS } from './rules/units/units.query.ts'
import type { Answer, CounterKind, Going, PileId, Tactics } from './rules/state/shape.ts'

const KINDS: readonly AttackKind[] = ['melee', 'missile', 'spell', 'ballista']
const COUNTERS: readonly CounterKind[] = ['melee', 'missile', 'spell']
const PILES: readonly PileId[] = ['tactics', 'discard', 'enemy', 'enemyDiscard']
const by = one('by', CLASSES)
const to = named('to', spaceName, spaceOf)
const at = named('at', spaceName, spaceOf)
const space = named('space', spaceName, spaceOf)
const inside = named('inside', insideName, insideOf)
const box = one('box', BOX_IDS)
const unit = one('unit', ALL_UNITS)
const unitCard = one('card', UNIT_CARD_IDS)
const tacticCard = one('card', TACTIC_IDS)
const corner = one('corner', CORNERS)

const GOING = {
  to: id`to ${to}`,
  step: id`step ${to}`,
  portal: id`portal ${to}`,
  enter: id`enter ${box}`,
  in: id`in ${inside}`,
  out: id`out ${to}`,
}
const goings = wordsOf<{ answer: Going; thing: never }>({ answers: GOING, things: {} })

/** A Move begins as it goes on, with the class of the unit in front. */
const move: Wording<Omit<Extract<Answer, { do: 'move' }>, 'do'>> = {
  write: data => `${data.by} ${goings.id(data.go)}`,
  read: ([first = '', ...rest]) => {
    const mover = by.read(first)
    const go = rest.length === 2 ? goings.answer(rest.join(' ')) : undefined
    return mover === undefined || go === undefined ? undefined : { by: mover, go }
  },
}

export const words = wordsOf<Tactics>({
  answers: {
    ...GOING,
    move,
    attack: id`${by} ${one('kind', KINDS)} ${one('target', ALL_UNITS)}`,
    buyOff: id`${by} buyOff`,
    done: id`done`,
    stop: id`stop`,
    pass: id`pass`,
    keepUnit: id`keep ${unitCard}`,
    corner: id`corner ${corner}`,
    put: id`${one('class', CLASSES)} at ${at}`,
    auto: id`auto`,
    keepTactic: id`keep ${tacticCard}`,
    roll: id`roll`,
    power: id`power ${number('mana')}`,
    way: id`way ${one('way', WAYS)}`,
    place: id`place ${at}`,
    counter: id`counter ${one('kind', COUNTERS)}`,
    reveal: id`reveal ${tacticCard}`,
    unit: id`unit ${unit}`,
    health: id`health`,
    supply: id`supply`,
    discard: id`discard ${tacticCard}`,
    exit: id`exit ${at}`,
    use: id`use`,
  },
  things: {
    unit: id`unit ${unit}`,
    space: id`space ${space}`,
    step: id`step ${space}`,
    portal: id`portal ${space}`,
    inside: id`inside ${inside}`,
    cell: id`inside ${inside} ${box}`,
    box: id`box ${box}`,
    corner: id`corner ${corner}`,
    area: id`area ${one('area', AREAS)}`,
    card: id`card ${unitCard}`,
    soloCard: id`card ${unitCard} solo`,
    tactic: id`tactic ${one('tactic', TACTIC_IDS)}`,
    enemyCard: id`enemy ${one('enemyCard', ENEMY_CARD_IDS)}`,
    pile: id`pile ${one('pile', PILES)}`,
    artifact: id`artifact`,
    time: id`time`,
  },
})
