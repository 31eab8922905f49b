import { Icon } from '@tabletome/boardkit'
import type { BoardProps, ExtraLeaf } from '../../../types.ts'
import type { DeckId } from '../../content/ids.ts'
import { PAD_LIMITS } from '../../content/numbers.ts'
import { REGION_IDS } from '../../content/regions.ts'
import { TACTIC_IDS } from '../../content/tactics.ts'
import { isBaneChip } from '../../rules/units/kinds.query.ts'
import { AnchorButton } from '../hand/AnchorButton.tsx'
import { bagAnchor, bagKinds } from './bag.ts'
import { glyphNamed, glyphOfKind, glyphs } from '../art/glyphs.ts'
import { nameOf, openOf, viewOf } from '../read.ts'
import { campaignLeaf } from './Campaign.tsx'
import { eventLeaf } from './EventPanel.tsx'
import { HeroPad } from './HeroSheet.tsx'
import { listsLeaf, rivalLeaf, whyLeaf } from './combatLeaves.tsx'
import { percent, say } from '../words.ts'

const DECKS: readonly DeckId[] = ['sport', 'bloodshed', 'opportunity']

/** The front card of each deck, and the cards behind it that spectating has shown. */
const Decks = ({ board }: { board: BoardProps }) => {
  const open = openOf(board.view)
  const { piles } = viewOf(board.view)
  return (
    <>
      {DECKS.map(deck => {
        const front = open.fronts[deck]
        return (
          <div key={deck} className="known-row">
            <Icon body={glyphs[deck]} size={16} label={say(board.text, `place.${deck}`)} />
            {front ? (
              <AnchorButton board={board} anchor={`card ${front}`} className="line-button grow">
                {nameOf(board, `card ${front}`)}
              </AnchorButton>
            ) : (
              <span className="small soft grow">{say(board.text, 'emptyDeck')}</span>
            )}
            <span className="small soft num">{say(board.text, 'cardsBehind', { count: piles[deck] })}</span>
            {open.known[deck].length > 0 ? (
              <span className="known small">
                {say(board.text, 'thenComes')}{' '}
                {open.known[deck].map(card => (
                  <AnchorButton key={card} board={board} anchor={`card ${card}`} className="line-button" still>
                    {nameOf(board, `card ${card}`)}
                  </AnchorButton>
                ))}
              </span>
            ) : undefined}
          </div>
        )
      })}
    </>
  )
}

const Stacks = ({ board }: { board: BoardProps }) => {
  const open = openOf(board.view)
  const { piles } = viewOf(board.view)
  return (
    <>
      {REGION_IDS.map(region => {
        const front = open.stacks[region]
        return (
          <div key={region} className="known-row">
            <span className="small stack-region">{say(board.text, `region.${region}`)}</span>
            {front ? (
              <AnchorButton board={board} anchor={`unit ${front}`} className="line-button grow" still>
                <Icon body={glyphOfKind(front)} size={16} /> {nameOf(board, `unit ${front}`)}
              </AnchorButton>
            ) : (
              <span className="small soft grow">{say(board.text, 'emptyDeck')}</span>
            )}
            <span className="small soft num">{say(board.text, 'cardsBehind', { count: piles[region] })}</span>
          </div>
        )
      })}
    </>
  )
}

/** What the bag holds, with the chance to be drawn next; copies together. */
const Bag = ({ board }: { board: BoardProps }) => {
  const { bag } = openOf(board.view)
  return (
    <>
      <div className="bag">
        {bagKinds(bag).map(({ count, chip }) => {
          const isBane = isBaneChip(chip)
          const anchor = bagAnchor(chip)
          return (
            <AnchorButton
              key={chip}
              board={board}
              anchor={anchor}
              className={`bag-chip${isBane ? ' is-bane' : ''}`}
              still
            >
              <Icon body={isBane ? (glyphNamed(chip) ?? glyphs.bane) : glyphOfKind(chip)} size={15} />{' '}
              <span className="grow">{nameOf(board, anchor)}</span>
              <span className="small soft num">
                {count > 1 ? `×${count} ` : ''}
                {percent(board.text, count / bag.length)}
              </span>
            </AnchorButton>
          )
        })}
      </div>
    </>
  )
}

const Foes = ({ board }: { board: BoardProps }) => {
  const open = openOf(board.view)
  return (
    <>
      <div className="pills">
        {open.primuses.map(({ hero, defeated }) => (
          <AnchorButton
            key={hero}
            board={board}
            anchor={`primus ${hero}`}
            className={`pill is-big${defeated ? ' is-down' : ''}`}
            still
          >
            <Icon body={glyphOfKind(hero)} size={18} /> {nameOf(board, `primus ${hero}`)}
            {defeated ? <span className="small"> {say(board.text, 'beaten')}</span> : undefined}
          </AnchorButton>
        ))}
        <AnchorButton board={board} anchor={`scion ${open.scion}`} className="pill is-big" still>
          <Icon body={glyphOfKind(open.scion)} size={18} /> {nameOf(board, `scion ${open.scion}`)}
        </AnchorButton>
      </div>
    </>
  )
}

/** Tactics, opportunity units and prowess that can still be had. */
const Supplies = ({ board }: { board: BoardProps }) => {
  const open = openOf(board.view)
  const rows = [
    {
      word: 'chipsLeft',
      anchors: open.chips.map(id => (TACTIC_IDS.some(tactic => tactic === id) ? `tactic ${id}` : `unit ${id}`)),
    },
    { word: 'prowessLeft', anchors: open.prowessLeft.map(id => `prowess ${id}`) },
    { word: 'specialsLeft', anchors: open.specials.map(id => `prowess ${id}`) },
    { word: 'banesGone', anchors: open.removed.map(id => `bane ${id}`) },
  ] as const
  return (
    <>
      <div className="pills">
        {TACTIC_IDS.map(id => (
          <AnchorButton key={id} board={board} anchor={`tactic ${id}`} className="pill" still>
            <Icon body={glyphNamed(id) ?? glyphs.tactic} size={14} /> {nameOf(board, `tactic ${id}`)}{' '}
            <b className="num">{open.tactics[id] ?? 0}</b>
          </AnchorButton>
        ))}
      </div>
      {rows.map(({ word, anchors }) =>
        anchors.length > 0 ? (
          <details key={word}>
            <summary className="small">
              {say(board.text, word)} ({anchors.length})
            </summary>
            <div className="pills">
              {anchors.map((anchor, i) => (
                <AnchorButton key={i} board={board} anchor={anchor} className="pill" still>
                  {nameOf(board, anchor)}
                </AnchorButton>
              ))}
            </div>
          </details>
        ) : undefined,
      )}
    </>
  )
}

/** Of a combat: its event, who comes next, why the rivals do what they do, the weeks. */
const combatLeaves = (board: BoardProps): readonly ExtraLeaf[] => {
  const { combat, outcomeOfCombat } = openOf(board.view)
  if (!combat) return []
  if (outcomeOfCombat !== undefined) return [campaignLeaf(board)]
  return [
    ...rivalLeaf(board, combat),
    ...(combat.event ? [eventLeaf(board, combat.event)] : []),
    ...whyLeaf(board),
    ...(board.compact && combat.kind !== 'scion' ? [listsLeaf(board, combat)] : []),
    campaignLeaf(board),
  ]
}

/** Fronts, primuses and scion, stacks, the bag with its odds, supplies. */
const knownLeaves = (board: BoardProps): readonly ExtraLeaf[] => {
  const { text } = board
  return [
    { id: 'decks', title: say(text, 'decks'), body: <Decks board={board} /> },
    { id: 'foes', title: say(text, 'foes'), body: <Foes board={board} /> },
    { id: 'stacks', title: say(text, 'stacks'), body: <Stacks board={board} /> },
    {
      id: 'bag',
      title: say(text, 'bag'),
      aside: say(text, 'chips', { count: openOf(board.view).bag.length }),
      body: <Bag board={board} />,
    },
    { id: 'supplies', title: say(text, 'supplies'), body: <Supplies board={board} /> },
  ]
}

/** All of it in one leaf, where something else decides. */
const allKnown = (board: BoardProps): ExtraLeaf => ({
  id: 'known',
  title: say(board.text, 'known'),
  body: knownLeaves(board).map(({ id, title, body }) => (
    <section key={id} className="known-part">
      <h3 className="label">{title}</h3>
      {body}
    </section>
  )),
})

/** What lies open and what can be worked out: of the combat, of the hero, of the campaign. */
export const leaves = (board: BoardProps): readonly ExtraLeaf[] => {
  const open = openOf(board.view)
  const pad = {
    id: 'pad',
    title: say(board.text, 'ladders'),
    body: <HeroPad board={board} open={open} limits={PAD_LIMITS.dice} />,
  }
  if (open.combat) return [...combatLeaves(board), pad, allKnown(board)]
  const [decks, ...others] = knownLeaves(board)
  return [...(decks ? [decks] : []), pad, ...others]
}
