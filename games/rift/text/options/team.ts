import type { OptionText } from '../../../types.ts'
import type { SiteId, TowerId } from '../../content/ids.ts'
import { TOWERS } from '../../content/towers.ts'
import { lowerOf } from '../../knowledge/bosses.ts'
import { maskNamed } from '../../knowledge/shapes.ts'
import { priceOf } from '../../knowledge/towers.ts'
import type { Seat } from '../../rules/state.ts'
import { actReadyText } from './act.ts'
import { type At, isAlone, optionText, squaresText, who } from './at.ts'

/** `give w 0 p2`: towers on white sites (RIFT-WHITE-03). */
export const giveText = (at: At, site: SiteId, index: number, to: Seat): OptionText => {
  const { words, open } = at
  const tower = open.sites[site]?.[index]?.tower
  if (tower === undefined) return optionText('')
  const now = open.given.find(each => each.site === site && each.index === index)?.to
  return optionText(
    words.options.give(tower, site, who(at, to)),
    [now === undefined ? undefined : words.why.goesTo(who(at, now))],
    { icon: 'give', group: words.options.siteTower(tower, site) },
  )
}

export const buyText = (at: At, tower: TowerId, to: Seat): OptionText => {
  const { words, open } = at
  const price = priceOf(open, tower) ?? 0
  return optionText(
    isAlone(at) ? words.options.buyAlone(tower) : words.options.buy(tower, who(at, to)),
    [
      words.why.price(price, open.crystals - price),
      words.why.level(TOWERS[tower].level),
      words.why.copies(open.supply[tower] ?? 0),
    ],
    {
      icon: TOWERS[tower].family,
      ...(isAlone(at) ? {} : { group: words.names.towers[tower], subject: `tower ${tower}` }),
    },
  )
}

export const refundText = (at: At, tower: TowerId, to: Seat): OptionText => {
  const { words, open } = at
  const price = open.bought.findLast(each => each.tower === tower && each.to === to)?.price ?? 0
  return optionText(
    isAlone(at) ? words.options.refundAlone(tower) : words.options.refund(tower, who(at, to)),
    [words.why.getsBack(price)],
    { icon: 'refund', group: words.options.groups.refunds },
  )
}

export const readyText = (at: At): OptionText => {
  const { words, open, view, choice } = at
  const seat = view.seat
  if (choice === 'act' && seat !== undefined) return actReadyText(at, seat)
  return optionText(
    words.options.ready,
    [choice === 'shop' && open.crystals > 0 ? words.why.unspent(open.crystals) : undefined],
    { icon: 'ready', main: true },
  )
}

/** `site c 0`: Wrecking Blow. */
export const struckText = ({ words, open }: At, site: SiteId, index: number): OptionText => {
  const tower = open.sites[site]?.[index]?.tower
  return tower === undefined
    ? optionText('')
    : optionText(words.options.siteTower(tower, site), [words.why.level(TOWERS[tower].level)], { icon: 'turned' })
}

/** `tile a1`: Moult names a tile by its first square. */
export const tileOffText = ({ words, open }: At, square: string): OptionText => {
  const first = maskNamed(square)
  const boss = open.trays.find(({ id }) => id.startsWith('B'))
  const tile = boss?.tiles.find(({ mask }) => (mask & -mask) === first)
  return tile === undefined
    ? optionText('')
    : optionText(words.options.tileOff(tile.shape, squaresText(tile.mask)), [], { icon: 'heal' })
}

/** `tower wizard`: Paradox. */
export const shrinkText = ({ words, open }: At, tower: TowerId): OptionText => {
  const to = lowerOf(open, tower)
  return optionText(
    words.options.shrink(tower),
    [to === undefined ? undefined : words.why.becomes(to, TOWERS[to].level)],
    { icon: TOWERS[tower].family },
  )
}
