import { Icon, useAnchor } from '@tabletome/boardkit'
import type { QuestionId } from '@tabletome/engine'
import type { BoardOption, BoardProps } from '../../../types.ts'
import type { Victorum } from '../../rules/state/shape.ts'
import { glyphNamed, glyphOfKind, glyphs } from '../art/glyphs.ts'
import { choiceOf, unitOfAnchor } from '../read.ts'
import { say } from '../words.ts'

/** Questions whose options lie on no map: they are dealt out as cards under the board. */
const AT_REST: readonly QuestionId<Victorum>[] = [
  'setup.prowess',
  'setup.boost',
  'reward.sport',
  'reward.bloodshed',
  'reward.tactic',
  'reward.prowess',
  'reward.bane',
  'reward.keepUnit',
  'reward.second',
  'reward.recruit',
  'reward.claim',
  'camp.sacrifice',
  'camp.discard',
]
const DEALT: ReadonlySet<string> = new Set<QuestionId<Victorum>>([
  ...AT_REST,
  'opportunity.keep',
  'combat.sport',
  'combat.change',
  'combat.quake',
  'combat.tribune',
  'scion.bane',
  'travel.neptune',
  'order.effects',
  'attack.price',
])
/** Before the campaign, or while rewards are taken and limits kept. */
export const isAtRest = (choice: string): boolean => AT_REST.some(id => id === choice)
export const isDealt = (choice: string): boolean => DEALT.has(choice)

/** What the card of an option is about: the anchor that has a card. */
const anchorOf = ({ id, at }: BoardOption): string => at.find(anchor => anchor !== id) ?? at[0] ?? id

const OfferCard = ({ board, option }: { board: BoardProps; option: BoardOption }) => {
  const { text, view } = board
  const { what, why, icon, tone } = text.option(choiceOf(view), option.id, view, board.names)
  const anchor = anchorOf(option)
  const card = text.card(anchor, view)
  const handlers = useAnchor({
    choose: () => board.choose(option.id),
    point: pointed => board.point(pointed ? option.id : undefined),
    open: () => board.open(anchor),
  })
  const unit = unitOfAnchor(anchor)
  const piece = unit === undefined ? undefined : glyphOfKind(unit)
  const isChosen = board.selected === option.id
  return (
    <li>
      <button
        type="button"
        className={`vic-anchor offer-card${tone === 'threat' ? ' is-threat' : ''}${isChosen ? ' is-selected' : ' is-can'}`}
        data-anchor={option.id}
        {...(isChosen ? { 'aria-pressed': true } : {})}
        {...handlers}
      >
        <span className="offer-head">
          <Icon body={piece ?? glyphNamed(icon) ?? glyphs.choose} size={20} /> <b>{what}</b>
        </span>
        {why && !card?.text.includes(why) ? <span className="small soft">{why}</span> : undefined}
        {card?.text && (!board.compact || card.text.includes(why ?? ' ')) ? (
          <span className="small offer-text">{card.text}</span>
        ) : undefined}
      </button>
    </li>
  )
}

/** The options of such a question, each as a card with its text. */
export const Offer = ({ board }: { board: BoardProps }) => (
  <ul className="plain offers" aria-label={say(board.text, 'choose')}>
    {board.options.map(option => (
      <OfferCard key={option.id} board={board} option={option} />
    ))}
  </ul>
)
