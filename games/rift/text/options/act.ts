import type { OptionText } from '../../../types.ts'
import type { HeroId, SpellId, TowerId, UnitId } from '../../content/ids.ts'
import { TOWERS } from '../../content/towers.ts'
import { marchAhead } from '../../rules/march/march.query.ts'
import { unitsOf, whyNotAct } from '../../rules/heroes/heroes.query.ts'
import { upgradesOf } from '../../rules/towers/towers.query.ts'
import type { Seat } from '../../rules/state/shape.ts'
import type { AnyView } from '../read.ts'
import { type At, heroWhy, type More, optionText, piecesText, who } from './at.ts'

/** Cards in hand are shown one at a time. */
const ofCard = ({ words }: At, tower: TowerId): More => ({
  group: words.names.towers[tower],
  subject: `tower ${tower}`,
})

export const buildText = (at: At, tower: TowerId): OptionText => {
  const { words } = at
  const { level, attacks } = TOWERS[tower]
  const type = attacks[0]?.type
  return optionText(
    words.options.build(tower),
    [words.why.level(level), type && words.why.deals(type), piecesText(words, tower)],
    { icon: TOWERS[tower].family, ...ofCard(at, tower) },
  )
}

/** What passing gives: the next level, or the card as it is (RIFT-PASS-02, RIFT-PASS-04). */
const gives = ({ words: { why }, open }: At, tower: TowerId, branch: TowerId | 'next') => {
  const as = branch === 'next' ? (upgradesOf(open, tower)[0] ?? tower) : branch
  return as === tower ? why.unchanged : why.becomes(as, TOWERS[as].level)
}

/** The branch is named where there are two; Hand of Midas always names what arrives. */
export const passText = (at: At, tower: TowerId, to: Seat, branch: TowerId | 'next'): OptionText => {
  const { words } = at
  return optionText(
    branch === 'next' ? words.options.pass(tower, who(at, to)) : words.options.passAs(tower, who(at, to), branch),
    [gives(at, tower, branch), words.why.nextRound],
    { icon: 'pass', ...ofCard(at, tower) },
  )
}

export const upgradeText = (at: At, tower: TowerId, branch: TowerId | 'next'): OptionText => {
  const { words } = at
  return optionText(
    branch === 'next' ? words.options.upgrade(tower) : words.options.upgradeTo(tower, branch),
    [gives(at, tower, branch), words.why.nextRound],
    { icon: 'upgrade', ...ofCard(at, tower) },
  )
}

export const activateText = (at: At, hero: UnitId): OptionText => {
  const { words } = at
  return optionText(words.options.activate(hero), [heroWhy(at, hero)], {
    icon: hero,
    group: words.options.groups.heroes,
  })
}

export const callText = ({ words }: At, hero: HeroId): OptionText =>
  optionText(words.options.call(hero), [words.texts.basics[hero]], { icon: hero, group: words.options.groups.heroes })

export const castText = ({ words }: At, spell: SpellId): OptionText =>
  optionText(words.options.cast(spell), [words.texts.spellTexts[spell]], {
    icon: 'spell',
    group: words.options.groups.spells,
  })

/** What phases 3 and 4 would do as it stands: trays destroyed, hearts lost, the end. */
const marchWhy = ({ words: { why }, view, open, look }: At) => {
  const march = marchAhead(view as AnyView, look.foresight)
  if (march === undefined) return { isThreat: false, why: [] }
  const { destroyed, hearts, lostBy } = march
  const lost = open.hearts - hearts
  return {
    isThreat: lost > 0 || lostBy !== undefined,
    why: [
      destroyed.length > 0 ? why.destroys(destroyed.length) : undefined,
      lost > 0 ? why.losesHearts(lost, Math.max(0, hearts)) : lostBy === undefined ? why.noHeartsLost : undefined,
      lostBy === undefined ? undefined : why.lose[lostBy],
    ],
  }
}

/** Phase 2 is over for this seat: what the march brings, then what it leaves undone: a small button cuts the end. */
export const actReadyText = (at: At, seat: Seat): OptionText => {
  const { words, open } = at
  const march = marchWhy(at)
  const unplayed = open.hands[seat].length
  const idle = unitsOf(open, seat).filter(id => whyNotAct(open, id, 'activate') === undefined)
  return optionText(
    words.options.ready,
    [
      ...march.why,
      unplayed > 0 ? words.why.unplayed(unplayed) : undefined,
      idle.length > 0 ? words.why.heroLeft(idle.map(words.names.hero)) : undefined,
    ],
    {
      icon: 'ready',
      main: true,
      ...(unplayed > 0 || idle.length > 0 ? { unfinished: true, quiet: true } : {}),
      ...(march.isThreat ? { tone: 'threat' } : {}),
    },
  )
}
