import { Icon } from '@tabletome/boardkit'
import { useState } from 'react'
import type { BoardProps } from '../../../types.ts'
import { ABILITIES } from '../../content/abilities.ts'
import type { AbilityId } from '../../content/ids.ts'
import { glyphs } from '../art/glyphs.ts'
import { answersOf, nameOf } from '../read.ts'
import { ShapePicture, squaresOfShape } from './tiles.tsx'
import { say } from '../words.ts'

/** What an ability places: its tiles and soldiers as pictures. */
const Places = ({ board, id }: { board: BoardProps; id: AbilityId }) => {
  const { tiles, soldiers, type } = ABILITIES[id]
  return (
    <span className="ability-tiles">
      {tiles.map((shape, i) => (
        <ShapePicture key={i} squares={squaresOfShape(shape)} type={type ?? 'true'} q={10} />
      ))}
      {Array.from({ length: soldiers }, (_, i) => (
        <Icon key={i} body={glyphs.soldiers} size={16} />
      ))}
      {soldiers > 0 ? (
        <span className="spoken">{say(board.text, 'soldiersMade', { count: soldiers })}</span>
      ) : undefined}
    </span>
  )
}

/** Each ability by its own name, with its tiles and what it does. */
export const AbilityLook = ({ board, pair }: { board: BoardProps; pair: readonly AbilityId[] }) => (
  <ul className="plain ability-look">
    {pair.map(id => (
      <li key={id}>
        <span className="row">
          <b>{nameOf(board, `ability ${id}`)}</b>
          <Places board={board} id={id} />
        </span>
        <span className="small">{board.text.card(`ability ${id}`, board.view)?.text}</span>
      </li>
    ))}
  </ul>
)

/** The hero's abilities as cards: two of them, one after the other, make the pair; the preview tells what they do. */
export const AbilityChoice = ({ board }: { board: BoardProps }) => {
  const [first, setFirst] = useState<AbilityId>()
  const pairs = answersOf(board, 'pair').map(({ id, answer }) => ({ id, pair: [answer.first, answer.second] }))
  const abilities = [...new Set(pairs.flatMap(({ pair }) => pair))]
  const begun = first !== undefined && abilities.includes(first) ? first : undefined
  const pairOf = (id: AbilityId) =>
    begun === undefined
      ? undefined
      : pairs.find(({ pair }) => pair.includes(begun) && pair.includes(id) && id !== begun)
  const take = (id: AbilityId) => {
    const made = pairOf(id)
    if (made) board.choose(made.id)
    else setFirst(begun === id ? undefined : id)
  }
  return (
    <ul className="ability-choice" aria-label={say(board.text, 'chooseAbilities')}>
      {abilities.map(id => (
        <li key={id}>
          <button
            type="button"
            className={`card ability-card type-${ABILITIES[id].type ?? 'true'}${begun === id ? ' is-picked' : ''}`}
            aria-pressed={begun === id}
            onClick={() => take(id)}
            onPointerEnter={() => board.point(pairOf(id)?.id ?? `ability ${id}`)}
            onPointerLeave={() => board.point(undefined)}
          >
            <span className="card-head">
              <span className="card-name">{nameOf(board, `ability ${id}`)}</span>
            </span>
            <Places board={board} id={id} />
          </button>
        </li>
      ))}
    </ul>
  )
}
