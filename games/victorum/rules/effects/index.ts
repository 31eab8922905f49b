import { type AbilityInPlay, partsOf } from '@tabletome/engine'
import { BANES, type CodedBaneId } from '../../content/banes.ts'
import type { BaneId } from '../../content/ids.ts'
import type { CodedProwessId } from '../../content/prowess.ts'
import { HERO } from '../units/stats.query.ts'
import { victorumKit } from '../state/kit.ts'
import type { Victorum } from '../state/shape.ts'
import { BANE_EFFECTS } from './banes.ts'
import { PROWESS_EFFECTS } from './prowess.ts'

const isBane = (id: string): id is CodedBaneId => Object.hasOwn(BANE_EFFECTS, id)
const isProwess = (id: string): id is CodedProwessId => Object.hasOwn(PROWESS_EFFECTS, id)
const bane = (id: CodedBaneId) => partsOf<Victorum>(BANE_EFFECTS[id], BANES[id].n ?? 0)
const prowess = (id: CodedProwessId) => partsOf<Victorum>(PROWESS_EFFECTS[id], 0)

/** What the cards in play do by themselves: banes on units, of the combat and in camp, then the hero's prowess. */
victorumKit.useAbilities(
  {
    'thick-hides': bane('thick-hides'),
    gigantic: bane('gigantic'),
    'dread-banner': bane('dread-banner'),
    ambush: bane('ambush'),
    'stone-gaze': bane('stone-gaze'),
    hunted: bane('hunted'),
    'ill-winds': bane('ill-winds'),
    'trembling-earth': bane('trembling-earth'),
    eclipse: bane('eclipse'),
    'endurance-2': prowess('endurance-2'),
    'veterans-kit': prowess('veterans-kit'),
    'borrowed-banners': prowess('borrowed-banners'),
    'feed-the-dark': prowess('feed-the-dark'),
    'freedoms-price': prowess('freedoms-price'),
  },
  ({ open }) => {
    const list: AbilityInPlay<CodedBaneId | CodedProwessId>[] = []
    const add = (banes: readonly BaneId[], self: string): void => {
      for (const id of banes) if (isBane(id)) list.push({ ability: id, self })
    }
    for (const { id, banes } of open.combat?.units ?? []) add(banes, id)
    add(open.combat?.drawn.filter(id => !BANES[id].forUnit) ?? [], 'combat')
    add(open.camp.banes, 'camp')
    for (const id of open.hero.prowess) if (isProwess(id)) list.push({ ability: id, self: HERO })
    return list
  },
)
