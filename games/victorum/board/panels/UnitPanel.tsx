import { Icon, Leaf, Said } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { kindOf } from '../../rules/units/kinds.query.ts'
import { intentOfUnit } from '../../rules/rivals/intent.query.ts'
import { healthOf, isDazed, isFatigued, movementOf, rangeOf, statTerms } from '../../rules/units/stats.query.ts'
import { AnchorButton } from '../hand/AnchorButton.tsx'
import { Dice, expectedHits } from './dice.tsx'
import { glyphNamed, glyphs } from '../art/glyphs.ts'
import { sourcesOf, Stat } from './HeroSheet.tsx'
import { Sources } from './Sources.tsx'
import { Priorities } from './Priorities.tsx'
import { nameOf, openOf, unitName, type UnitView } from '../read.ts'
import { standingPool } from './standing.ts'
import { SkillPill } from '../map/UnitFace.tsx'
import { decimal, say } from '../words.ts'

type Piece = readonly [kind: string, id: string]
/** Everything that lies on a unit, each to be looked up. */
const Burdens = ({ board, unit }: { board: BoardProps; unit: UnitView }) => {
  const open = openOf(board.view)
  const term = (isThere: boolean, id: string): readonly Piece[] => (isThere ? [['term', id]] : [])
  const pieces: readonly Piece[] = [
    ...term(isFatigued(open, unit), 'fatigued'),
    ...term(isDazed(open, unit), 'dazed'),
    ...unit.carries.map((item): Piece => ['term', item]),
    ...term(open.combat?.tribune === unit.id, 'tribune'),
    ...term(unit.id === 'hero' && open.combat?.unseen === true, 'unseen'),
    ...unit.tactics.map((id): Piece => ['tactic', id]),
    ...unit.lasting.flatMap(({ what }): readonly Piece[] => {
      if (what === 'fatigued') return []
      return what === 'cursed' ? [['skill', 'curse']] : what === 'netted' ? [['skill', 'net']] : [['tactic', what]]
    }),
    ...unit.banes.map((id): Piece => ['bane', id]),
  ]
  if (pieces.length === 0) return undefined
  return (
    <div className="pills">
      {pieces.map(([kind, id], i) => (
        <AnchorButton key={i} board={board} anchor={`${kind} ${id}`} className="pill" still>
          <Icon body={glyphNamed(id) ?? glyphs.bane} size={14} /> <Said inside>{nameOf(board, `${kind} ${id}`)}</Said>
        </AnchorButton>
      ))}
    </div>
  )
}

/** The unit that is looked at, with the sources of its numbers; of a rival its list too. */
export const UnitPanel = ({ board, unit }: { board: BoardProps; unit: UnitView }) => {
  const { text } = board
  const open = openOf(board.view)
  const kind = kindOf(open, unit)
  const { dice, terms } = standingPool(open, unit)
  return (
    <Leaf className="unit-leaf" title={unitName(board, unit.id)} aside={say(text, `side.${unit.side}`)}>
      <p className="small soft unit-kind">
        {[
          ...(unit.id === 'hero'
            ? [text.words(`classOf.${open.hero.id}`)]
            : kind.classes.map(each => say(text, `class.${each}`))),
          ...(kind.faction ? [say(text, `region.${kind.faction}`)] : []),
        ].join(' · ')}
      </p>
      <div className="figures">
        <Stat
          icon="health"
          value={`${unit.hp}/${healthOf(open, unit)}`}
          word={say(text, 'health')}
          sources={sourcesOf(board, statTerms(open, unit, 'health'))}
        />
        <Stat
          icon="movement"
          value={movementOf(open, unit)}
          word={say(text, 'movement')}
          sources={sourcesOf(board, statTerms(open, unit, 'movement'))}
        />
        <Stat
          icon="range"
          value={rangeOf(open, unit)}
          word={say(text, 'range')}
          sources={sourcesOf(board, statTerms(open, unit, 'range'))}
        />
      </div>
      <div className="row between">
        <Dice board={board} dice={dice} size={24} />
        <span className="small soft nowrap">
          {say(text, 'expectedHits', { hits: decimal(text, expectedHits(dice)) })}
        </span>
      </div>
      {terms.length > 0 ? <Sources board={board} terms={terms} /> : undefined}
      {kind.skills.length > 0 ? (
        <div className="pills">
          {kind.skills.map(skill => (
            <SkillPill key={skill.id} board={board} skill={skill} />
          ))}
        </div>
      ) : undefined}
      <Burdens board={board} unit={unit} />
      {unit.side === 'player' ? undefined : (
        <Priorities board={board} unit={unit} matched={intentOfUnit(open, unit).plan.entry} />
      )}
    </Leaf>
  )
}
