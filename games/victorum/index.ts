import type { Game } from '@tabletome/engine'
import './rules/act.ts'
import './rules/arenaTurn.ts'
import './rules/attack.ts'
import './rules/banes.ts'
import './rules/camp.ts'
import './rules/chariot.ts'
import './rules/cleanup.ts'
import { copyOpen, SHARED } from './rules/copyOpen.ts'
import './rules/effects/index.ts'
import './rules/embers.ts'
import './rules/event.ts'
import './rules/fall.ts'
import './rules/harm.ts'
import { imagine } from './rules/imagine.ts'
import './rules/legacy.ts'
import './rules/opportunities.ts'
import './rules/order.ts'
import './rules/over.ts'
import './rules/placeTactic.ts'
import './rules/playerActs.ts'
import './rules/playerMove.ts'
import './rules/playerTactic.ts'
import './rules/playerTurn.ts'
import './rules/prepare.ts'
import './rules/preparePrimus.ts'
import './rules/prowess.ts'
import './rules/reroll.ts'
import './rules/rewards.ts'
import './rules/rivalAbilities.ts'
import './rules/rivalEngage.ts'
import './rules/rivalMove.ts'
import './rules/rivalTurn.ts'
import './rules/scions/activity.ts'
import './rules/scions/deploy.ts'
import './rules/scions/prepare.ts'
import './rules/scions/strike.ts'
import './rules/effects/scions.ts'
import { agree, seatsOf } from './rules/settings.ts'
import { startGame } from './rules/setup.ts'
import './rules/skills/abilities.ts'
import './rules/skills/fallen.ts'
import './rules/skills/relocate.ts'
import './rules/skills/specials.ts'
import './rules/skills/use.ts'
import './rules/spectate.ts'
import { victorumKit } from './rules/state.ts'
import type { Victorum } from './rules/state.ts'
import './rules/surrender.ts'
import './rules/travel.ts'
import './rules/turns.ts'
import './rules/walk.ts'

export const game: Game<Victorum> = {
  id: 'victorum',
  version: 2,
  kit: victorumKit,
  seats: setup => {
    agree(setup)
    return seatsOf(setup)
  },
  start: startGame,
  imagine,
  copyOpen,
  shared: SHARED,
}
