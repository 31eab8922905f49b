import { Icon, Shelf } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import type { Reward } from '../../content/types.ts'
import { progressOf } from '../../rules/effects/criteria.query.ts'
import { opportunityNamed } from '../../rules/campaign/events.query.ts'
import { capacityOf, leadershipOf } from '../../rules/units/stats.query.ts'
import { troopToLead } from '../../rules/camp/troop.query.ts'
import { AnchorButton } from '../hand/AnchorButton.tsx'
import { glyphNamed, glyphOfKind, glyphs } from '../art/glyphs.ts'
import { isDealt, Offer } from './Offer.tsx'
import { choiceOf, nameOf, openOf, optionsAt, type OpenView } from '../read.ts'
import { ArenaStrip } from '../lateParts.ts'
import { ChipFace } from '../map/UnitFace.tsx'
import { say } from '../words.ts'

const rewardName = (board: BoardProps, reward: Reward): string => {
  switch (reward.kind) {
    case 'unit':
      return nameOf(board, `unit ${reward.unit}`)
    case 'tactic':
      return nameOf(board, `tactic ${reward.tactic}`)
    case 'prowess':
      return nameOf(board, `prowess ${reward.prowess}`)
    default:
      return say(board.text, `reward.${reward.kind}`)
  }
}

type SeenHeld = OpenView['camp']['opportunities'][number]
/** An opportunity in camp, how far it has come, and the claim once it is met. */
const Opportunity = ({ board, held }: { board: BoardProps; held: SeenHeld }) => {
  const { text } = board
  const { have, need, onCourse } = progressOf(openOf(board.view), held)
  const anchor = `card ${held.card}`
  const canClaim = optionsAt(board, `claim ${held.card}`).length > 0
  return (
    <AnchorButton board={board} anchor={anchor} className={`opportunity${have >= need ? ' is-met' : ''}`}>
      <Icon body={glyphs.opportunity} size={18} />
      <span className="grow">
        <b>{nameOf(board, anchor)}</b>
        <span className="small soft">
          {say(text, 'progress', { have: Math.min(have, need), need })} ·{' '}
          {rewardName(board, opportunityNamed(held.card).reward)}
          {onCourse === undefined ? '' : ` · ${say(text, onCourse ? 'onCourse' : 'offCourse')}`}
        </span>
      </span>
      {canClaim ? <b className="claim">{say(text, 'claim')}</b> : undefined}
    </AnchorButton>
  )
}

const Units = ({ board, open }: { board: BoardProps; open: OpenView }) => {
  const { units, defeated } = open.camp
  const canHero = optionsAt(board, 'unit hero').length > 0 && !open.combat?.units.some(({ id }) => id === 'hero')
  return (
    <section className="camp-part camp-units">
      <h3 className="label">
        {say(board.text, 'camp')} {troopToLead(open)}/{leadershipOf(open)}
      </h3>
      <div className="chip-faces">
        {canHero ? (
          <AnchorButton board={board} anchor="unit hero" className="chip-face">
            <Icon body={glyphOfKind(open.hero.id)} size={30} /> <b>{nameOf(board, 'unit hero')}</b>
          </AnchorButton>
        ) : undefined}
        {units.map(chip => (
          <ChipFace key={chip} board={board} chip={chip} seat="ruby" />
        ))}
        {defeated.map(chip => (
          <ChipFace key={chip} board={board} chip={chip} seat="ruby" down note={say(board.text, 'defeated')} />
        ))}
        {units.length + defeated.length === 0 ? (
          <p className="small soft">{say(board.text, open.combat ? 'allInArena' : 'noUnits')}</p>
        ) : undefined}
      </div>
    </section>
  )
}

const Tactics = ({ board, open }: { board: BoardProps; open: OpenView }) => (
  <section className="camp-part">
    <h3 className="label">
      {say(board.text, 'tactics')} {open.camp.tactics.length}/{capacityOf(open)}
    </h3>
    <div className="pills">
      {open.camp.tactics.map((id, i) => (
        <AnchorButton key={i} board={board} anchor={`tactic ${id}`} className="pill is-big">
          <Icon body={glyphNamed(id) ?? glyphs.tactic} size={18} /> {nameOf(board, `tactic ${id}`)}
        </AnchorButton>
      ))}
      {open.camp.tactics.length === 0 ? <span className="small soft">{say(board.text, 'none')}</span> : undefined}
    </div>
  </section>
)

/** Units, tactics, opportunities, banes. */
const Camp = ({ board }: { board: BoardProps }) => {
  const open = openOf(board.view)
  const { opportunities, banes } = open.camp
  return (
    <div className="camp">
      <Units board={board} open={open} />
      <Tactics board={board} open={open} />
      {opportunities.length > 0 ? (
        <section className="camp-part">
          <h3 className="label">{say(board.text, 'opportunities')}</h3>
          {opportunities.map(held => (
            <Opportunity key={held.card} board={board} held={held} />
          ))}
        </section>
      ) : undefined}
      {banes.length > 0 ? (
        <section className="camp-part">
          <h3 className="label">{say(board.text, 'campBanes')}</h3>
          <div className="pills">
            {banes.map((id, i) => (
              <AnchorButton key={i} board={board} anchor={`bane ${id}`} className="pill">
                <Icon body={glyphs.bane} size={16} /> {nameOf(board, `bane ${id}`)}
              </AnchorButton>
            ))}
          </div>
        </section>
      ) : undefined}
    </div>
  )
}

/** The camp, and before it what is to be chosen where no map shows it: one row under the board, lists on a phone. */
export const Dock = (board: BoardProps) => {
  const open = openOf(board.view)
  const offer = board.options.length > 0 && isDealt(choiceOf(board.view)) ? <Offer board={board} /> : undefined
  if (board.compact)
    return (
      <div className="victorum-tray compact">
        {offer}
        <Camp board={board} />
      </div>
    )
  const isFought = open.combat !== undefined && open.outcomeOfCombat === undefined
  return (
    <div className={open.combat ? 'victorum-tray in-arena' : 'victorum-tray'}>
      {open.combat && isFought ? <ArenaStrip board={board} combat={open.combat} /> : undefined}
      <Shelf before={say(board.text, 'cardsBefore')} after={say(board.text, 'cardsAfter')}>
        {offer}
        <Camp board={board} />
      </Shelf>
    </div>
  )
}
