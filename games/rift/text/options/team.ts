import type { OptionText } from '../../../types.ts'
import type { SiteId, TowerId, TrayId } from '../../content/ids.ts'
import { TOWERS } from '../../content/towers.ts'
import { lowerOf } from '../../rules/boss/bosses.query.ts'
import { priceOf } from '../../rules/towers/towers.query.ts'
import { trayNamed } from '../../rules/march/trays.query.ts'
import type { Mask, Seat } from '../../rules/state/shape.ts'
import { type At, isAlone, optionText, squaresText, who } from './at.ts'

/** Towers on white sites (RIFT-WHITE-03). */
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

export const readyText = ({ words }: At, unspent: number): OptionText =>
  optionText(words.options.ready, [unspent > 0 ? words.why.unspent(unspent) : undefined], { icon: 'ready', main: true })

/** Wrecking Blow. */
export const struckText = ({ words, open }: At, site: SiteId, index: number): OptionText => {
  const tower = open.sites[site]?.[index]?.tower
  return tower === undefined
    ? optionText('')
    : optionText(words.options.siteTower(tower, site), [words.why.level(TOWERS[tower].level)], { icon: 'turned' })
}

/** Moult names a tile by its first square. */
export const tileOffText = ({ words, open }: At, boss: TrayId, first: Mask): OptionText => {
  const tile = trayNamed(open, boss)?.tiles.find(({ mask }) => (mask & -mask) === first)
  return tile === undefined
    ? optionText('')
    : optionText(words.options.tileOff(tile.shape, squaresText(tile.mask)), [], { icon: 'heal' })
}

/** Paradox. */
export const shrinkText = ({ words, open }: At, tower: TowerId): OptionText => {
  const to = lowerOf(open, tower)
  return optionText(
    words.options.shrink(tower),
    [to === undefined ? undefined : words.why.becomes(to, TOWERS[to].level)],
    { icon: TOWERS[tower].family },
  )
}
