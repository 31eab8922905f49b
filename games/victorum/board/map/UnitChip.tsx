import { Glyph, px, seatShape, useSeatLetters } from '@tabletome/boardkit'
import { HIT_FACES } from '../../content/dice.ts'
import { strongestFirst } from '../../rules/dice/dice.query.ts'
import { kindOf } from '../../rules/units/kinds.query.ts'
import { attackOf, healthOf, isDazed, isFatigued } from '../../rules/units/stats.query.ts'
import { glyphNamed, glyphOfKind, glyphs } from '../art/glyphs.ts'
import { ARMS, type OpenView, type UnitView } from '../read.ts'
import { centreOf } from './scene.ts'

const R = 25
/** One disc per point of health, lower ones flatter where there are many. */
const LIFT = 4.6
const MOST_DISCS = 8

const glyphOf = (open: OpenView, unit: UnitView): string =>
  unit.id === 'hero' ? glyphOfKind(open.hero.id) : glyphOfKind(unit.kind)

/** Small signs beside the chip: what it carries and what lies on it. */
const signsOf = (open: OpenView, unit: UnitView): { name: string; tone: string }[] => [
  ...unit.carries.map(name => ({ name, tone: 'gilt' })),
  ...(isFatigued(open, unit)
    ? [{ name: 'fatigued', tone: 'bad' }]
    : isDazed(open, unit)
      ? [{ name: 'dazed', tone: 'bad' }]
      : []),
  ...unit.tactics.map(name => ({ name, tone: 'plain' })),
  ...unit.lasting
    .filter(({ what }) => what !== 'fatigued' && what !== 'stun')
    .map(({ what }) => ({ name: what, tone: 'bad' })),
  ...unit.banes.map(() => ({ name: 'bane', tone: 'dark' })),
]

interface UnitChipProps {
  open: OpenView
  unit: UnitView
  isTribune: boolean
  state?: '' | 'picked' | 'can' | 'target' | 'spent'
  ghost?: boolean
  /** HP it would have afterwards. */
  after?: number | undefined
  small?: boolean
}

/** A chip stands on its own health: one disc per point. Red and round yours, blue and square the rival's. */
export const UnitChip = ({ open, unit, isTribune, state = '', ghost = false, after, small = false }: UnitChipProps) => {
  const seat = ARMS[unit.side]
  const letters = useSeatLetters()
  const [x, y] = centreOf(unit.at)
  const discs = Math.min(unit.hp, MOST_DISCS)
  const top = px(R * 0.34 - discs * LIFT)
  const max = healthOf(open, unit)
  const [first, second] = kindOf(open, unit).classes
  const dice = strongestFirst(attackOf(open, unit))
  const wide = unit.hp > 9 || max > 9 ? 44 : 32
  return (
    <g
      className={`token chip-${unit.side} seat-${seat}${state ? ` is-${state}` : ''}${ghost ? ' ghost' : ''}`}
      style={{ transform: `translate(${x}px, ${px(y + 6)}px)` }}
    >
      <ellipse cx={5} cy={px(R * 1.1)} rx={px(R * 1.05)} ry={px(R * 0.38)} className="token-shadow" />
      {Array.from({ length: discs }, (_, i) => (
        <path
          key={i}
          d={seatShape(seat, R)}
          transform={`translate(0 ${px(R * 0.34 - i * LIFT)})`}
          className={i % 2 ? 'disc is-odd' : 'disc'}
        />
      ))}
      <g transform={`translate(0 ${top})`}>
        {state === 'picked' ? <path d={seatShape(seat, R * 1.3)} className="token-picked" /> : undefined}
        {state === 'can' ? <path d={seatShape(seat, R * 1.3)} className="token-can" /> : undefined}
        <path d={seatShape(seat, R)} className="token-rim" />
        <path d={seatShape(seat, R)} fill={`url(#hatch-${seat})`} />
        <path d={seatShape(seat, R * 0.78)} className="token-face" />
        <Glyph body={glyphOf(open, unit)} size={30} className="token-glyph" />
        {unit.elite ? <path d="M-11 -26l3 -9l5 6l3 -9l3 9l5 -6l3 9z" className="crown" /> : undefined}
        <g transform={`translate(${-R * 0.9} ${-R * 0.74})`}>
          <circle r={8.5} className="tag" />
          {first ? (
            <Glyph body={glyphs[first]} size={11} className="tag-glyph" />
          ) : (
            <text y={4} className="tag-text">
              {letters[seat]}
            </text>
          )}
        </g>
        {second ? (
          <g transform={`translate(${-R * 1.08} ${-R * 0.05})`}>
            <circle r={7.5} className="tag" />
            <Glyph body={glyphs[second]} size={10} className="tag-glyph" />
          </g>
        ) : undefined}
        {isTribune ? (
          <g transform={`translate(0 ${-R - 8})`} className="tribune">
            <path d="M-11 -9H11V5L0 11L-11 5Z" />
            <Glyph body={glyphs.tribune} y={-1} size={15} />
          </g>
        ) : undefined}
        {signsOf(open, unit).map(({ name, tone }, i) => (
          <g
            key={i}
            transform={`translate(${px(R * 0.98 + Math.floor(i / 3) * 19)} ${px(-R * 0.72 + (i % 3) * 19)})`}
            className={`sign is-${tone}`}
          >
            <circle r={9.5} />
            <Glyph body={glyphNamed(name) ?? glyphs.tactic} size={14} />
          </g>
        ))}
      </g>
      <g transform={`translate(0 ${px(R * 1.08)})`}>
        <rect x={-wide / 2} y={-8.5} width={wide} height={17} rx={3} className="plate" />
        <text y={5} className="plate-text">
          {unit.hp}
          <tspan className="plate-max">/{max}</tspan>
        </text>
        {after !== undefined && after !== unit.hp ? (
          <g transform={`translate(${wide / 2 + 11} 0)`} className={after < unit.hp ? 'hp-after is-less' : 'hp-after'}>
            <rect x={-10} y={-8.5} width={20} height={17} rx={3} />
            <text y={5}>{after > 0 ? after : '†'}</text>
          </g>
        ) : undefined}
      </g>
      {small || dice.length === 0 ? undefined : (
        <g transform={`translate(${px(-(dice.length - 1) * 6.5)} ${px(R * 1.08 + 17)})`} className="chip-dice">
          {dice.map((die, i) => (
            <g key={i} transform={`translate(${i * 13} 0)`} className={`chip-die die-${die}`}>
              <rect x={-6} y={-6.5} width={12} height={13} rx={2.5} />
              <text y={4}>{HIT_FACES[die]}</text>
            </g>
          ))}
        </g>
      )}
      {state === 'target' ? (
        <path d="M-36 -34V-44H-26M26 -44H36V-34M36 26V36H26M-26 36H-36V26" className="token-target" />
      ) : undefined}
    </g>
  )
}
