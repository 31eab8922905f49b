import { Button, Leaf } from '@tabletome/boardkit'
import { useState } from 'react'
import type { BoardProps } from '../../../types.ts'
import { words } from '../../words.ts'
import { HitDie } from './dice.tsx'
import { answersOf, type CombatView, unitName } from '../read.ts'
import { say } from '../words.ts'

/** The reroll option of these dice; `undefined` if those dice cannot be taken together. */
export const rerollOf = (options: BoardProps['options'], dice: readonly number[]): string | undefined => {
  const wanted = words.id({ do: 'reroll', dice: dice.toSorted((a, b) => a - b) })
  return options.find(({ id }) => id === wanted)?.id
}

/** The attack in progress: its dice as they fell; those to be rolled again are picked by hand. */
export const AttackPanel = ({ board, attack }: { board: BoardProps; attack: NonNullable<CombatView['attack']> }) => {
  const [picked, setPicked] = useState<readonly number[]>([])
  const { text, options } = board
  const canReroll = answersOf(board, 'reroll').length > 0 || answersOf(board, 'rerollAll').length > 0
  const option = picked.length > 0 ? rerollOf(options, picked) : undefined
  const toggle = (die: number) => {
    const next = picked.includes(die) ? picked.filter(each => each !== die) : [...picked, die]
    setPicked(next)
    board.point(next.length > 0 ? rerollOf(options, next) : undefined)
  }
  return (
    <Leaf
      className="attack-leaf"
      title={say(text, 'strikeTitle', {
        unit: unitName(board, attack.attacker),
        target: unitName(board, attack.target),
      })}
    >
      <div className="rolled">
        {attack.dice.map((die, i) =>
          canReroll ? (
            <button
              key={i}
              type="button"
              className="die-button"
              aria-pressed={picked.includes(i)}
              aria-label={say(text, attack.hits[i] ? 'rolledHit' : 'rolledMiss', { die: say(text, `die${die}`) })}
              onClick={() => toggle(i)}
            >
              <HitDie die={die} size={38} hit={attack.hits[i]} />
            </button>
          ) : (
            <HitDie key={i} die={die} size={38} hit={attack.hits[i]} />
          ),
        )}
      </div>
      <p className="small">
        {say(text, 'hits', { hits: attack.hits.filter(Boolean).length })}
        {attack.dealt > 0 ? ` · ${say(text, 'lost', { dealt: attack.dealt, lost: attack.lost })}` : ''}
      </p>
      {canReroll ? (
        <div className="row">
          <Button
            kind="go"
            disabled={option === undefined}
            onClick={() => option !== undefined && board.choose(option)}
          >
            {say(text, 'reroll')}
          </Button>
          {options.some(({ id }) => id === 'reroll all') ? (
            <Button onClick={() => board.choose('reroll all')}>{say(text, 'rerollAll')}</Button>
          ) : undefined}
          {options.some(({ id }) => id === 'keep') ? (
            <Button onClick={() => board.choose('keep')}>{say(text, 'keep')}</Button>
          ) : undefined}
        </div>
      ) : undefined}
    </Leaf>
  )
}
