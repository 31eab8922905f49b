import type { Game } from '@tabletome/engine'
import './rules/campaign/act.ts'
import './rules/arena/arenaTurn.ts'
import './rules/dice/attack.ts'
import './rules/camp/banes.ts'
import './rules/camp/camp.ts'
import './rules/arena/chariot.ts'
import './rules/camp/cleanup.ts'
import { copyOpen, SHARED } from './rules/state/copyOpen.ts'
import './rules/effects/index.ts'
import './rules/arena/embers.ts'
import './rules/campaign/event.ts'
import './rules/combat/fall.ts'
import './rules/combat/harm.ts'
import { imagine } from './rules/state/imagine.ts'
import './rules/campaign/legacy.ts'
import './rules/campaign/opportunities.ts'
import './rules/combat/order.ts'
import './rules/combat/over.ts'
import './rules/combat/placeTactic.ts'
import './rules/player/playerActs.ts'
import './rules/player/playerMove.ts'
import './rules/player/playerTactic.ts'
import './rules/player/playerTurn.ts'
import './rules/combat/prepare.ts'
import './rules/combat/preparePrimus.ts'
import './rules/camp/prowess.ts'
import './rules/dice/reroll.ts'
import './rules/camp/rewards.ts'
import './rules/rivals/rivalAbilities.ts'
import './rules/rivals/rivalEngage.ts'
import './rules/rivals/rivalMove.ts'
import './rules/rivals/rivalTurn.ts'
import './rules/scions/activity.ts'
import './rules/scions/deploy.ts'
import './rules/scions/prepare.ts'
import './rules/scions/strike.ts'
import './rules/effects/scions.ts'
import { agree, seatsOf } from './rules/state/settings.ts'
import { startGame } from './rules/state/setup.ts'
import './rules/effects/abilities.ts'
import './rules/effects/fallen.ts'
import './rules/effects/relocate.ts'
import './rules/effects/specials.ts'
import './rules/effects/use.ts'
import './rules/campaign/spectate.ts'
import { victorumKit } from './rules/state/kit.ts'
import type { Victorum } from './rules/state/shape.ts'
import './rules/combat/surrender.ts'
import './rules/campaign/travel.ts'
import './rules/combat/turns.ts'
import './rules/ground/walk.ts'

export const game: Game<Victorum> = {
  id: 'victorum',
  version: 4,
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
