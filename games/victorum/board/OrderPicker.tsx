import { Button, Leaf } from '@tabletome/boardkit'
import { useState } from 'react'
import type { BoardProps } from '../../types.ts'
import { AnchorButton } from './AnchorButton.tsx'
import { nameOf } from './read.ts'
import { say } from './words.ts'

/** The cards in the order of an option. */
const cardsOf = (id: string): string[] => id.split(' ').slice(1)

/** Moves the card at a place by one. */
export const shifted = (cards: readonly string[], at: number, by: 1 | -1): string[] => {
  const list = [...cards]
  const [card] = list.splice(at, 1)
  if (card !== undefined) list.splice(at + by, 0, card)
  return list
}

/** Cards to be put back on a deck in any order, the front one first: dragged or moved by buttons. */
export const OrderPicker = ({ board }: { board: BoardProps }) => {
  const { text } = board
  const offered = board.options.filter(({ id }) => id.startsWith('order '))
  const first = cardsOf(offered[0]?.id ?? '')
  const [chosen, setChosen] = useState<readonly string[]>(first)
  const [held, setHeld] = useState<number>()
  const cards = chosen.length === first.length && first.every(card => chosen.includes(card)) ? chosen : first
  const option = offered.find(({ id }) => id === `order ${cards.join(' ')}`)?.id
  const put = (next: readonly string[]) => {
    setChosen(next)
    board.point(`order ${next.join(' ')}`)
  }
  const dropOn = (at: number) => {
    if (held === undefined) return
    const next = cards.filter((_, i) => i !== held)
    next.splice(at, 0, cards[held] ?? '')
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
