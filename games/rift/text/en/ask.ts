import type { AbilityId, HeroId, ScenarioId, ShapeId, TowerId, TrayId, UnitId } from '../../content/ids.ts'
import type { DisplaceWhy, Outcome } from '../../rules/state/shape.ts'
import { scenarios } from './cards.ts'
import { abilities } from './abilities.ts'
import { count, crystals, hero, heroes, piece, towers, Tray } from './names.ts'

const ability = (id: AbilityId | 'basic') => (id === 'basic' ? 'Basic attack' : abilities[id].name)

export const ask = {
  phases: ['Spawn', 'Towers', 'Destroy', 'March', 'Pick up', 'Buy'] as readonly string[],
  settingUp: 'Setting up',
  setup: { heroes: 'Choosing heroes', abilities: 'Choosing abilities', spells: 'Choosing spells', other: 'Setting up' },
  round: (n: number) => `Round ${n}`,
  lastRound: (n: number) => `Round ${n} · last round`,
  roundOf: (n: number, of: number) => `Round ${n} of ${of}`,
  roundStart: 'The round begins',
  wave: (round: string, wave: number) => `${round} · wave ${wave}`,
  over: { won: 'Victory', lost: 'Defeat' },
  waiting: (people: string) => `Waiting for ${people}.`,
  hero: { title: 'Which hero do you lead?', mine: 'Each hero is in the game only once.' },
  heroAlone: {
    title: 'Which hero do you lead?',
    mine: 'Alone, Malik, Ignus or Lilith are a good start.',
  },
  bench: {
    title: 'Who waits on the bench?',
    mine: (left: number) =>
      `Up to ${count(left, 'more hero', 'more heroes')}; each can help for one round with a basic attack.`,
  },
  abilities: {
    title: (id: HeroId) => `Which two abilities does ${heroes[id]} bring?`,
    mine: 'Two of four, for the whole game.',
  },
  spells: {
    title: 'Which spell does the team take?',
    mine: (left: number) => `${count(left, 'more spell', 'more spells')} to choose. Each works once.`,
  },
  colour: {
    title: 'Which colour rests this round?',
    mine: 'The sites of that colour take no tower this round; never the same colour twice in a row.',
  },
  act: {
    title: 'What do you do?',
    mine: (towers: number) =>
      towers === 0
        ? 'Phase 2, in any order. No tower left in hand.'
        : `Phase 2, in any order. ${count(towers, 'tower', 'towers')} in hand.`,
    ready: 'You are ready, but may still act until everybody is.',
    others: (people: string) => `Phase 2. Not yet ready: ${people}.`,
  },
  site: {
    title: (tower: TowerId) => `Where do you build ${towers[tower]}?`,
    mine: 'Choose a site and the way the card faces; it turns arrows and tiles alike.',
  },
  place: {
    title: (what: ShapeId | 'soldier', more: number) =>
      more === 0 ? `Where does the ${piece(what)} go?` : `Which piece goes where? ${more + 1} to place.`,
    mine: (by: string) => `${by} attacks.`,
    must: 'It must be placed while a horde in range has uncovered enemies.',
    may: 'It may be left out.',
  },
  heroAct: {
    title: (id: UnitId) => `What does ${hero(id)} do?`,
    both: (points: number) => `Move (${points}) and one action, in either order; a move is not split by the action.`,
    move: (points: number) => `The action is done. The hero may still move (${points}).`,
    action: 'The hero has moved. One action is left.',
    wildcat: (points: number) => `The wildcat may move (${points}) and engage; it has no action.`,
    board: (points: number) => `The hero is on its board: enter the map (${points} points), or just recover.`,
  },
  base: {
    title: (id: UnitId, on: TrayId) => `Where on ${Tray(on)} does ${hero(id)} stand?`,
    mine: 'A hero covers four squares as long as it stays on the tray.',
  },
  face: {
    title: (id: UnitId) => `Where does ${hero(id)} face?`,
    mine: (as: AbilityId | 'basic') => `${ability(as)}: the arrows turn with the hero.`,
  },
  heal: { title: (as: AbilityId | 'basic') => `${ability(as)}: which hero?`, mine: 'Choose a hero.' },
  flip: {
    title: (of: HeroId) => `Which ability of ${heroes[of]} is turned up?`,
    mine: 'It can be used again.',
  },
  copy: { title: 'Which ability does it copy?', mine: 'It does everything as if the ability were its own.' },
  moved: {
    title: (who: UnitId) => `Where does ${hero(who)} go?`,
    mine: (as: AbilityId | 'basic') => `${ability(as)}: choose a space.`,
  },
  strike: {
    title: (who: UnitId) => `Does ${hero(who)} attack?`,
    mine: (as: AbilityId | 'basic') => `${ability(as)} allows a basic attack.`,
  },
  extra: {
    title: (id: UnitId) => `What else does ${hero(id)} do?`,
    mine: 'One more action at once, if you wish.',
  },
  step: {
    title: (id: UnitId) => `Where does ${hero(id)} step?`,
    mine: (left: number) => `${count(left, 'step', 'steps')} left; each horde stepped onto gets a 1×1 tile.`,
  },
  wildcat: { title: 'Does the wildcat come?', mine: 'It may come to Alleria’s space.' },
  benchPlace: {
    title: (id: UnitId) => `Where does ${hero(id)} appear?`,
    mine: 'Any space where a hero may stand; the basic attack follows.',
  },
  midas: { title: 'Which tower turns to gold?', mine: 'It rises by two levels if the supply has such a card.' },
  gem: { title: 'Who pays for the gem?', mine: 'A hero of your choice suffers 1 damage.' },
  displace: {
    title: (id: UnitId) => `Where does ${hero(id)} give way to?`,
    mine: {
      spawn: (id: UnitId) => `A new tray comes to ${hero(id)}’s space.`,
      advance: (id: UnitId) => `A tray moves onto ${hero(id)}’s space.`,
      ghost: (id: UnitId) => `A ghost horde rises in ${hero(id)}’s space.`,
      flying: (id: UnitId) => `The flying tray shakes ${hero(id)} off.`,
      exposed: (id: UnitId) => `Another tray still lies in ${hero(id)}’s space.`,
    } satisfies Record<DisplaceWhy, (id: UnitId) => string>,
  },
  bossTower: { title: 'Which tower is struck?', mine: 'It is turned face down and lost at the end of phase 5.' },
  bossHero: { title: 'Which hero is caught?', mine: 'It goes back to its board.' },
  bossTile: { title: 'Which tile comes off?', mine: 'One damage tile is removed from the boss.' },
  paradox: { title: 'Which incoming tower shrinks?', mine: 'It is lowered by one level.' },
  pickup: { title: 'Who takes the towers from white sites?', mine: 'Anybody may change it until all are ready.' },
  shop: {
    title: 'What does the team buy?',
    mine: (n: number) =>
      `${crystals(n)} to spend. Level 1 and 2 only; purchases can be given back until all are ready.`,
  },
  team: (people: string) => `Not yet ready: ${people}.`,
  scenario: (id: ScenarioId) => scenarios[id].name,
  result: {
    columns: ['Portals closed', 'Hordes destroyed', 'Escaped', 'Hearts left', 'Rounds', 'Stars'] as readonly string[],
    endless: ['Points', 'Wave', 'Portals closed', 'Hordes destroyed', 'Escaped', 'Rounds'] as readonly string[],
    team: 'The team',
    marks: {
      won: (closed: number, all: number) => ({
        what: 'Victory',
        why: `${closed} of ${count(all, 'portal', 'portals')} closed`,
      }),
      closed: (escaped: number) => ({
        what: 'Nothing got through',
        why: escaped === 0 ? 'no horde escaped' : `${count(escaped, 'horde', 'hordes')} escaped`,
      }),
      hearts: (n: number, of: number) => ({ what: 'Half of the hearts left', why: `${n} of ${of}` }),
    },
    onward: (place: string, n: number, of: number) => ({ what: `Play ${place}`, why: `place ${n} of ${of}` }),
    of: (n: number, all: number) => `${n} of ${all}`,
    stars: (n: number) => `${n} of 3`,
    by: {
      objective: 'Every portal is closed.',
      objectiveBoss: 'Every portal is closed and the boss is beaten.',
      hearts: 'The kingdom has lost its last heart.',
      portal: 'A portal has entered the kingdom.',
      boss: 'The boss has entered the kingdom.',
      roundLimit: 'The last round has passed without a victory.',
      heldOut: 'The kingdom has held out to the last round.',
    } satisfies Record<Outcome['cause'] | 'objectiveBoss' | 'heldOut', string>,
    at: (place: string, difficulty: string) => `${place}, ${difficulty}.`,
    score: (n: number) => count(n, 'point', 'points'),
  },
}
