import type { GameText, SeatColour } from '../../../types.ts'
import { TURN_CARDS } from '../../content/cards.ts'
import { DIRE } from '../../content/dire.ts'
import { coloursInPlay } from '../../rules/defenders/inPlay.query.ts'
import type { Colour, View } from '../../rules/state/shape.ts'
import { cardName } from '../names.ts'
import { viewOf, whoIs } from '../read.ts'
import type { Words } from '../words.ts'

/** The Defenders' colours as the arms of the seats. */
const ARMS: Record<Colour, SeatColour> = { red: 'ruby', blue: 'sapphire', green: 'emerald', yellow: 'topaz' }

/** Whose Turn it is, or which card is being resolved; between cards the next one is awaited. */
export const createHeadline =
  (words: Words): GameText['headline'] =>
  (anyView, names) => {
    const { ask } = words
    const { open, outcome, agenda } = viewOf(anyView)
    const label = ask.round(outcome?.round ?? open.round)
    if (outcome) return { label, title: ask.over[outcome.result] }
    if (agenda.at(-1)?.do === 'setup.chooseHero' || coloursInPlay(open).length === 0)
      return { label: ask.settingUp, title: ask.choosingHeroes }
    const card = open.resolving
    const turn = card && TURN_CARDS[card]
    if (turn?.kind === 'defender')
      return { label, title: ask.who(whoIs(open, turn.colour, names)), colour: ARMS[turn.colour] }
    return { label, title: card === undefined ? ask.betweenCards : cardName(words, card) }
  }

/** The Second Region of an Enemy still waits its turn (DEF-ENEMY-01). */
const secondWaits = ({ agenda }: View) => agenda.slice(0, -1).some(step => step.do === 'enemy.attackSecond')

export const createPhases =
  ({ ask: { phases } }: Words): GameText['phases'] =>
  anyView => {
    const view = viewOf(anyView)
    const card = view.open.resolving
    const turn = card && TURN_CARDS[card]
    switch (turn?.kind) {
      case 'defender':
      case 'allDefenders':
        return { names: [phases.draw, phases.act, phases.discard], at: 1 }
      case 'enemy':
        return { names: [phases.draw, phases.first, phases.second, phases.discard], at: secondWaits(view) ? 1 : 2 }
      case 'dire':
        return DIRE[turn.id].timing === 'beforeDefend'
          ? { names: [phases.draw, phases.effect, phases.attack, phases.discard], at: 2 }
          : { names: [phases.draw, phases.attack, phases.effect, phases.discard], at: 1 }
      default:
        return undefined
    }
  }
