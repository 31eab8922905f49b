import { Icon } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { TOWER_IDS } from '../../content/towers.ts'
import { priceOf } from '../../rules/towers/towers.query.ts'
import { words } from '../../words.ts'
import { AnchorButton } from '../panels/AnchorButton.tsx'
import { glyphs } from '../art/glyphs.ts'
import { answersOf, nameOf, openOf, ownSeat } from '../read.ts'
import { TowerCard } from './TowerCard.tsx'
import { say } from '../words.ts'

/** Phase 6: what can be bought, at what price, how many are left; what was bought can be given back. */
export const Shop = ({ board }: { board: BoardProps }) => {
  const open = openOf(board.view)
  const { text } = board
  const spent = open.bought.reduce((sum, { price }) => sum + price, 0)
  return (
    <div className="rift-shop is-narrow">
      <span className="label hand-label">{say(text, 'shop')}</span>
      <div className="shop-bill">
        <span className="bill-sum">{say(text, 'spentSum', { price: spent, crystals: open.crystals })}</span>
        {open.bought.map(({ tower, to, price }, i) => (
          <AnchorButton
            key={i}
            board={board}
            anchor={`tower ${tower}`}
            className="bill-line small"
            options={answersOf(board, 'refund').filter(({ answer }) => answer.tower === tower && answer.to === to)}
          >
            <Icon body={glyphs.refund} size={13} /> {nameOf(board, `tower ${tower}`)} → {board.names.of(to)} ({price})
          </AnchorButton>
        ))}
      </div>
      {TOWER_IDS.flatMap(tower => {
        const price = priceOf(open, tower)
        const left = open.supply[tower] ?? 0
        if (price === undefined || left === 0) return []
        return [
          <TowerCard
            key={tower}
            board={board}
            tower={tower}
            options={answersOf(board, 'buy').filter(({ answer }) => answer.tower === tower)}
            wish={words.id({ do: 'buy', tower, to: ownSeat(board) })}
            note={`${say(text, 'price', { price })} · ${say(text, 'copies', { left })}`}
          />,
        ]
      })}
    </div>
  )
}

/** Phase 5: who gets the towers of the white sites. */
export const WhiteSites = ({ board }: { board: BoardProps }) => {
  const open = openOf(board.view)
  return (
    <div className="rift-shop">
      <span className="label hand-label">{say(board.text, 'whiteSites')}</span>
      {open.given.map(({ site, index, to }) => {
        const tower = open.sites[site]?.[index]?.tower
        if (!tower) return undefined
        const options = answersOf(board, 'give').filter(({ answer }) => answer.site === site && answer.index === index)
        return (
          <AnchorButton
            key={`${site} ${index}`}
            board={board}
            anchor={`site ${site}`}
            className="white-site"
            options={options}
          >
            <Icon body={glyphs.give} size={18} />
            {say(board.text, 'goesTo', { tower: nameOf(board, `tower ${tower}`), name: board.names.of(to) })}
          </AnchorButton>
        )
      })}
    </div>
  )
}
