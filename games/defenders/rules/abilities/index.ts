import type { Defenders } from '../state.ts'
import type { AbilityCode } from './ability.ts'
import { ancient } from './ancient.ts'
import { augury } from './augury.ts'
import { avengingFlight } from './avengingFlight.ts'
import { beacon } from './beacon.ts'
import { bloodRite } from './bloodRite.ts'
import { canopy } from './canopy.ts'
import { colossus } from './colossus.ts'
import { demonLord } from './demonLord.ts'
import { dragon } from './dragon.ts'
import { drain } from './drain.ts'
import { enchant } from './enchant.ts'
import { entomb } from './entomb.ts'
import { fury, longshot, rootwalk } from './heroes.ts'
import { giant } from './giant.ts'
import { hammer } from './hammer.ts'
import { highWatch } from './highWatch.ts'
import { horn } from './horn.ts'
import { kraken } from './kraken.ts'
import { mantle } from './mantle.ts'
import { mend } from './mend.ts'
import { mirage } from './mirage.ts'
import { outriders } from './outriders.ts'
import { pack } from './pack.ts'
import { rally } from './rally.ts'
import { raze } from './raze.ts'
import { retribution } from './retribution.ts'
import { sandglass } from './sandglass.ts'
import { sandstorm } from './sandstorm.ts'
import { scry } from './scry.ts'
import { seaLane } from './seaLane.ts'
import { shield } from './shield.ts'
import { spear } from './spear.ts'
import { sprint } from './sprint.ts'
import { staff } from './staff.ts'
import { stampede } from './stampede.ts'
import { sting } from './sting.ts'
import { thunderclap } from './thunderclap.ts'
import { tidalWave } from './tidalWave.ts'
import { tidewell } from './tidewell.ts'
import { uproar } from './uproar.ts'
import { vigil } from './vigil.ts'
import { wings } from './wings.ts'

/**
 * Every Ability of the game by the name its card gives it: Player Cards, Regions, Artifacts, Dire Enemies, Epic Foes.
 */
export const abilities: Readonly<Record<Defenders['ability'], AbilityCode>> = {
  // Player Cards
  retribution,
  mend,
  fury,
  rootwalk,
  rally,
  thunderclap,
  scry,
  sprint,
  longshot,
  avengingFlight,
  // Regions
  enchant,
  canopy,
  entomb,
  bloodRite,
  vigil,
  highWatch,
  augury,
  outriders,
  tidewell,
  seaLane,
  mirage,
  sandstorm,
  // Artifacts
  spear,
  shield,
  horn,
  hammer,
  sandglass,
  staff,
  beacon,
  wings,
  pack,
  mantle,
  // Dire Enemies
  uproar,
  stampede,
  tidalWave,
  raze,
  sting,
  drain,
  // Epic Foes
  dragon,
  kraken,
  ancient,
  demonLord,
  colossus,
  giant,
}
