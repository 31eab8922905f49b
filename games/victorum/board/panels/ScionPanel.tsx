import { Icon, Leaf } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { DICE } from '../../content/dice.ts'
import type { Die } from '../../content/ids.ts'
import { SCIONS } from '../../content/scions.ts'
import { activityPool, headsOf, scionChips, sizeOf } from '../../rules/scions/scions.query.ts'
import { AnchorButton } from '../hand/AnchorButton.tsx'
import { HitDie } from './dice.tsx'
import { glyphOfKind } from '../art/glyphs.ts'
import { Entries } from './Priorities.tsx'
import { type CombatView, nameOf, openOf, topOf, unitName, wordNamed } from '../read.ts'
import { say } from '../words.ts'

/** How far it is: chips and their HP, heads, darkness, times it rose again. */
const Progress = ({ board, combat }: { board: BoardProps; combat: CombatView }) => {
  const { text } = board
  const open = openOf(board.view)
  const { count = 0 } = combat.scion ?? {}
  const words = [
    ...scionChips(open).map(unit => say(text, 'scionHp', { name: unitName(board, unit.id), hp: unit.hp })),
    ...(open.scion === 'hydra' ? [say(text, 'heads', { count: headsOf(open).length })] : []),
    ...(open.scion === 'zahhak' ? [say(text, 'risen', { count })] : []),
    ...(open.scion === 'apep' ? [say(text, 'darkness', { count })] : []),
    ...(combat.cap === undefined ? [] : [say(text, 'unitCap', { count: combat.cap })]),
  ]
  return <p className="small">{words.join(' · ')}</p>
}

/** The colours in their order. */
const Pool = ({ dice, size }: { dice: readonly { die: Die; hit: boolean | undefined }[]; size: number }) => (
  <div className="rolled">
    {DICE.flatMap(colour => dice.filter(({ die }) => die === colour)).map(({ die, hit }, i) => (
      <HitDie key={i} die={die} size={size} hit={hit} />
    ))}
  </div>
)

/** The scion's card: dice in the order of the card, each effect with its dice and the X of the last roll. */
export const ScionPanel = ({ board, combat }: { board: BoardProps; combat: CombatView }) => {
  const { text } = board
  const open = openOf(board.view)
  const { effects, lists } = SCIONS[open.scion]
  const rolled = combat.scion?.rolled ?? []
  const about = topOf(board.view)?.with
  const running = about !== undefined && 'run' in about ? about.run : undefined
  const next = activityPool(open).map(die => ({ die, hit: undefined }))
  return (
    <Leaf
      className="scion-leaf"
      title={nameOf(board, `scion ${open.scion}`)}
      aside={say(text, rolled.length > 0 ? 'rolledNow' : 'nextRoll')}
    >
      <Pool dice={rolled.length > 0 ? rolled : next} size={26} />
      {rolled.length > 0 && combat.side !== 'rival' ? (
        <div className="row between">
          <span className="small soft">{say(text, 'nextRoll')}</span>
          <Pool dice={next} size={20} />
        </div>
      ) : undefined}
      <ul className="plain effects">
        {effects.map(effect => {
          const size = rolled.length > 0 ? sizeOf(effect, rolled) : undefined
          return (
            <li
              key={effect.run}
              className={`${running === effect.run ? 'is-now' : ''}${size === 0 ? ' is-idle' : ''}`}
              {...(running === effect.run ? { 'aria-current': true } : {})}
            >
              <span className="effect-dice">
                {effect.dice.map((die, i) => (
                  <HitDie key={i} die={die} size={18} />
                ))}
              </span>
              <span className="grow small">{wordNamed(text, 'run', effect.run)}</span>
              <b className="num">{size === undefined ? say(text, `mode.${effect.mode}`) : size}</b>
            </li>
          )
        })}
      </ul>
      <Progress board={board} combat={combat} />
      {lists.map(({ who, entries }) => (
        <div key={who} className="priorities">
          {who === 'all' ? undefined : <span className="label">{unitName(board, who)}</span>}
          <Entries board={board} entries={entries} />
        </div>
      ))}
      <AnchorButton board={board} anchor={`scion ${open.scion}`} className="line-button" still>
        <Icon body={glyphOfKind(open.scion)} size={16} /> {say(text, 'wholeCard')}
      </AnchorButton>
    </Leaf>
  )
}
