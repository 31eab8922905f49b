import { spaceName } from '../../rules/realm/spaces.query.ts'
import { classOf } from '../../rules/units/units.query.ts'
import type { Cause } from '../../rules/state/shape.ts'
import { causeName } from '../names.ts'
import { partyOf, whoIs } from '../read.ts'
import { change } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'
import { because, spaceAt, type Tellers, unitAt, withTerms } from './line.ts'

/** Ammo and Mana spent rather than taken. */
const PAID: readonly Cause[] = ['missile', 'spell', 'miss', 'power', 'barrier', 'attack', 'counter']

/** Attacks, what they do, and what becomes of units. */
export const attackLines = (words: Words) => {
  const { log } = words
  return {
    /** A Move has its line when it begins; an Enemy Unit's attack when it aims. */
    acted: ({ unit, action, target, actionsLeft }, names) =>
      action === 'move'
        ? undefined
        : {
            text:
              target === undefined || target === unit
                ? log.spellAtItself(whoIs(unit, names))
                : log.acted[action](whoIs(unit, names), whoIs(target, names)),
            figure: log.actionsLeft(actionsLeft),
            icon: action,
            at: target === undefined ? [unitAt(unit)] : [unitAt(unit), unitAt(target)],
          },
    attackDeclared: ({ kind, attacker, target, counter }, names) =>
      counter
        ? {
            text: log.countered[kind](whoIs(attacker, names), whoIs(target, names)),
            icon: 'counter',
            at: [unitAt(attacker), unitAt(target)],
          }
        : undefined,
    rolled: ({ unit, for: what, count, faces }, names) => ({
      text: log.rolled[what](whoIs(unit, names), count, faces.length),
      icon: 'roll',
      at: [unitAt(unit)],
    }),
    missed: ({ attacker, target, needed, had }, names) => ({
      text: log.missed(whoIs(attacker, names), whoIs(target, names), needed, had),
      tone: 'bad',
      icon: 'missed',
      at: [unitAt(attacker), unitAt(target)],
    }),
    damaged: ({ unit, amount, from, to, terms, area }, names) => ({
      text: withTerms(words, log.damaged(whoIs(unit, names), amount, area), terms),
      tone: 'bad',
      ...(amount === 0 ? {} : { figure: change(from, to) }),
      icon: 'damage',
      at: [unitAt(unit)],
    }),
    healthLost: ({ unit, from, to, cause }, names) => ({
      text: because(words, log.healthLost(whoIs(unit, names)), cause),
      tone: 'bad',
      figure: change(from, to),
      icon: 'damage',
      at: [unitAt(unit)],
    }),
    healthGained: ({ unit, from, to, cause }, names) => ({
      text: because(words, log.healthGained(whoIs(unit, names)), cause),
      tone: 'good',
      figure: change(from, to),
      icon: 'heal',
      at: [unitAt(unit)],
    }),
    supplyLost: ({ unit, from, to, cause }, names) => ({
      text: PAID.includes(cause)
        ? because(words, log.supplyPaid(whoIs(unit, names)), cause)
        : because(words, log.supplyLost(whoIs(unit, names)), cause),
      figure: change(from, to),
      icon: classOf(unit) === 'wizard' ? 'mana' : 'ammo',
      at: [unitAt(unit)],
    }),
    supplyGained: ({ unit, from, to, cause }, names) => ({
      text: because(words, log.supplyGained(whoIs(unit, names)), cause),
      tone: 'good',
      figure: change(from, to),
      icon: classOf(unit) === 'wizard' ? 'mana' : 'ammo',
      at: [unitAt(unit)],
    }),
    weakened: ({ unit, cause }, names) => ({
      text: because(words, log.weakened(whoIs(unit, names)), cause),
      tone: 'bad',
      icon: 'weakened',
      at: [unitAt(unit)],
    }),
    recovered: ({ unit, cause }, names) => ({
      text: because(words, log.recovered(whoIs(unit, names)), cause),
      tone: 'good',
      icon: 'recovered',
      at: [unitAt(unit)],
    }),
    knockedBack: ({ unit, from, to, way, fell }, names) =>
      from === to
        ? undefined
        : {
            text: `${log.knockedBack(whoIs(unit, names), way, spaceName(to))}${fell ? log.fell : ''}`,
            figure: change(spaceName(from), spaceName(to)),
            icon: fell ? 'fall' : 'knockBack',
            at: [unitAt(unit), spaceAt(to)],
          },
    collided: ({ unit, at }, names) => ({
      text: log.collided(whoIs(unit, names), spaceName(at)),
      tone: 'bad',
      icon: 'collision',
      at: [unitAt(unit), spaceAt(at)],
    }),
    unmoved: ({ unit, cause }, names) => ({
      text: because(words, log.unmoved(whoIs(unit, names)), cause),
      icon: 'knockBack',
      at: [unitAt(unit)],
    }),
    abilityUsed: ({ unit, ability }, names) => ({
      text: log.abilityUsed(whoIs(unit, names), causeName(words, ability)),
      icon: 'ability',
      at: [unitAt(unit)],
    }),
    captured: ({ unit, card, by }, names) => ({
      text: log.captured(whoIs(unit, names), card, by === undefined ? undefined : partyOf(by, names)),
      tone: 'bad',
      weight: 2,
      icon: 'captured',
      at: [unitAt(unit), `card ${card}`],
    }),
    counterDeclined: ({ unit }, names) => ({
      text: log.counterDeclined(whoIs(unit, names)),
      icon: 'pass',
      at: [unitAt(unit)],
    }),
    artifactTaken: ({ unit, from }, names) => ({
      text:
        from === undefined
          ? log.artifactTaken(whoIs(unit, names))
          : log.artifactStolen(whoIs(unit, names), whoIs(from, names)),
      icon: 'artifact',
      at: from === undefined ? [unitAt(unit)] : [unitAt(unit), unitAt(from)],
    }),
    artifactDropped: ({ at }) => ({ text: log.artifactDropped(spaceName(at)), icon: 'artifact', at: [spaceAt(at)] }),
  } satisfies Partial<Tellers>
}
