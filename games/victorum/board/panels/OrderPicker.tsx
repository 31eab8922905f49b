import { Button, Leaf } from '@tabletome/boardkit'
import { useState } from 'react'
import type { BoardProps } from '../../../types.ts'
import { AnchorButton } from '../hand/AnchorButton.tsx'
import type { CardId } from '../../rules/state/shape.ts'
import { words } from '../../words.ts'
import { answersOf, nameOf } from '../read.ts'
import { say } from '../words.ts'

const idOf = (cards: readonly CardId[]): string => words.id({ do: 'order', cards })

/** Moves the card at a place by one. */
export const shifted = <C,>(cards: readonly C[], at: number, by: 1 | -1): C[] => {
  const list = [...cards]
  const [card] = list.splice(at, 1)
  if (card !== undefined) list.splice(at + by, 0, card)
  return list
}

/** Cards to be put back on a deck in any order, the front one first: dragged or moved by buttons. */
export const OrderPicker = ({ board }: { board: BoardProps }) => {
  const { text } = board
  const offered = answersOf(board, 'order')
  const first = offered[0]?.answer.cards ?? []
  const [chosen, setChosen] = useState<readonly CardId[]>(first)
  const [held, setHeld] = useState<number>()
  const cards = chosen.length === first.length && first.every(card => chosen.includes(card)) ? chosen : first
  const option = offered.find(({ id }) => id === idOf(cards))?.id
  const put = (next: readonly CardId[]) => {
    setChosen(next)
    board.point(idOf(next))
  }
  const dropOn = (at: number) => {
    if (held === undefined) return
    const next = cards.filter((_, i) => i !== held)
    next.splice(at, 0, ...cards.slice(held, held + 1))
    setHeld(undefined)
    put(next)
  }
  return (
    <Leaf className="order-leaf" title={say(text, 'orderCards')} aside={say(text, 'frontFirst')}>
      <ol className="order-cards">
        {cards.map((card, i) => (
          <li
            key={card}
            draggable
            onDragStart={() => setHeld(i)}
            onDragOver={event => event.preventDefault()}
            onDrop={() => dropOn(i)}
          >
            <AnchorButton board={board} anchor={`card ${card}`} className="line-button grow" still>
              {nameOf(board, `card ${card}`)}
            </AnchorButton>
            <Button
              slim
              disabled={i === 0}
              aria-label={say(text, 'earlier')}
              onClick={() => put(shifted(cards, i, -1))}
            >
              ↑
            </Button>
            <Button
              slim
              disabled={i === cards.length - 1}
              aria-label={say(text, 'later')}
              onClick={() => put(shifted(cards, i, 1))}
            >
              ↓
            </Button>
          </li>
        ))}
      </ol>
      <Button kind="go" disabled={option === undefined} onClick={() => option !== undefined && board.choose(option)}>
        {say(text, 'putBack')}
      </Button>
    </Leaf>
  )
}
