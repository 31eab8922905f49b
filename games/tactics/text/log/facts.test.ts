import { expect, test } from 'vitest'
import { faultsIn } from '../../../testing/rows.ts'
import { NAMES } from '../../../testing/sane.ts'
import { glyphs } from '../../board/art/glyphs.ts'
import type { Fact, UnitId } from '../../rules/state/shape.ts'
import { inBoth, LANGUAGES } from '../testing/sane.ts'

const { en, fr } = LANGUAGES
const C4 = 80
const C5 = 106

/** One of each, in the order of rules/state/facts.ts; the type sees to it that none is missing. */
const FACTS: { [T in Fact['type']]: Extract<Fact, { type: T }> } = {
  dealt: { type: 'dealt', seat: 'p2', cards: ['F1', 'W2', 'R3', 'B4'] },
  kept: { type: 'kept', seat: 'p1', card: 'F1', given: 'F2', enemy: 'e1' },
  firstPlayer: { type: 'firstPlayer', seat: 'p2' },
  locationChosen: { type: 'locationChosen', seat: 'p1', corners: ['nw', 'se'] },
  placed: { type: 'placed', unit: 'p2.beast', card: 'B4', at: C4, cause: 'passage' },
  tacticKept: { type: 'tacticKept', seat: 'p2' },
  turnBegan: { type: 'turnBegan', owner: 'p1', number: 7 },
  timePassed: { type: 'timePassed', from: 5, to: 7, cause: '8x1' },
  flagMoved: { type: 'flagMoved', area: 'crimson', seat: 'p1', from: 0, to: 1 },
  flagCollected: { type: 'flagCollected', area: 'gold', seat: 'p2' },
  endTriggered: { type: 'endTriggered', by: 'p1', cause: 'captures', left: ['p2', 'p3'] },
  acted: { type: 'acted', unit: 'p1.fighter', action: 'melee', target: 'p2.beast', actionsLeft: 2 },
  moveBegan: { type: 'moveBegan', unit: 'p1.fighter', mp: 2, cause: 'T07' },
  stepped: {
    type: 'stepped',
    unit: 'p1.fighter',
    from: C4,
    to: C5,
    via: 'walk',
    cost: 3,
    terms: [
      { adds: 1, cause: 'step' },
      { adds: 1, cause: 'peak' },
      { adds: 1, cause: 'climb' },
    ],
    mp: 1,
  },
  moveEnded: { type: 'moveEnded', unit: 'p1.fighter', at: C5, lost: 1 },
  putBack: { type: 'putBack', unit: 'p1.fighter', to: C4 },
  mpChanged: { type: 'mpChanged', unit: 'p1.fighter', by: -2, mp: 0, cause: 'S4' },
  villageUsed: { type: 'villageUsed', unit: 'p1.fighter', at: C4 },
  attackDeclared: {
    type: 'attackDeclared',
    kind: 'missile',
    attacker: 'p2.rogue',
    target: 'p1.fighter',
    counter: true,
  },
  rolled: { type: 'rolled', unit: 'p1.fighter', for: 'knockBack', faces: ['push', 'star'], count: 1 },
  missed: { type: 'missed', attacker: 'p1.fighter', target: 'p2.beast', needed: 2, had: 1 },
  damaged: {
    type: 'damaged',
    unit: 'p2.beast',
    by: 'p1.rogue',
    kind: 'melee',
    amount: 3,
    from: 9,
    to: 6,
    terms: [
      { adds: 3, cause: 'melee' },
      { adds: 1, cause: 'flank' },
      { adds: -1, cause: 'forest' },
    ],
    area: false,
  },
  healthLost: { type: 'healthLost', unit: 'p1.fighter', from: 3, to: 1, cause: 'buyOff' },
  healthGained: { type: 'healthGained', unit: 'p1.fighter', from: 3, to: 4, cause: 'regrowth' },
  supplyLost: { type: 'supplyLost', unit: 'p1.wizard', from: 5, to: 2, cause: 'power' },
  supplyGained: { type: 'supplyGained', unit: 'p1.rogue', from: 1, to: 2, cause: 'lightFingers' },
  weakened: { type: 'weakened', unit: 'p2.beast', cause: 'secondAction' },
  recovered: { type: 'recovered', unit: 'p2.beast', cause: 'fewUnits' },
  knockedBack: {
    type: 'knockedBack',
    unit: 'p2.beast',
    from: C4,
    to: C5,
    distance: 1,
    way: 's',
    fell: true,
    cause: 'melee',
  },
  collided: { type: 'collided', unit: 'p2.beast', at: C5 },
  unmoved: { type: 'unmoved', unit: 'p2.beast', cause: 'immovable' },
  abilityUsed: { type: 'abilityUsed', unit: 'p2.beast', ability: 'enraged' },
  captured: { type: 'captured', unit: 'p2.beast', card: 'B4', by: 'p1', byUnit: 'p1.rogue', at: C5 },
  counterDeclined: { type: 'counterDeclined', unit: 'p2.beast' },
  artifactTaken: { type: 'artifactTaken', unit: 'p1.fighter', from: 'p2.beast' },
  artifactDropped: { type: 'artifactDropped', at: C4 },
  tacticRevealed: { type: 'tacticRevealed', seat: 'p2', card: 'T06', unit: 'p1.fighter' },
  tacticDrawn: { type: 'tacticDrawn', seat: 'p2', hand: 3 },
  tacticSeen: { type: 'tacticSeen', card: 'T02' },
  tacticChosen: { type: 'tacticChosen', card: 'T02' },
  tacticDiscarded: { type: 'tacticDiscarded', seat: 'p1', card: 'T02', cause: 'handLimit' },
  handDiscarded: { type: 'handDiscarded', seat: 'p2', cards: ['T01', 'T02'] },
  tacticsShuffled: { type: 'tacticsShuffled', cards: 9 },
  turnEnded: { type: 'turnEnded', owner: 'p1' },
  enemyCardDrawn: { type: 'enemyCardDrawn', card: 'S3', for: 'activation', enemy: 'e1' },
  enemyCardsShuffled: { type: 'enemyCardsShuffled', cards: 9 },
  activated: { type: 'activated', unit: 'e1.beast', card: 'S7', leftmost: true },
  enemyAimed: {
    type: 'enemyAimed',
    unit: 'e1.beast',
    step: 3,
    for: 'move',
    among: ['p1.fighter', 'p1.rogue'],
    goal: C4,
  },
  enemyStopped: { type: 'enemyStopped', unit: 'e1.beast', at: C4, why: 'adjacent' },
  dungeonEntered: { type: 'dungeonEntered', unit: 'p1.fighter', box: '5x4' },
  steppedInside: { type: 'steppedInside', unit: 'p1.fighter', box: '5x4', from: 0, to: 8, cost: 1, mp: 2 },
  caveInHeld: { type: 'caveInHeld', unit: 'p1.fighter', box: '5x4', at: 27, mp: 1 },
  monsterMet: { type: 'monsterMet', unit: 'p1.fighter', card: 'S7' },
  crystalTaken: { type: 'crystalTaken', unit: 'p1.fighter', box: '5x4' },
  crystalUsed: { type: 'crystalUsed', seat: 'p1', box: '5x4' },
  crystalTurned: { type: 'crystalTurned', box: '5x4' },
  dungeonLeft: { type: 'dungeonLeft', unit: 'p1.fighter', box: '5x4', at: C4, cause: 'crystal' },
  arrived: { type: 'arrived', unit: 'e2.beast', card: 'B7', at: C4, area: 'azure' },
  ended: { type: 'ended', winners: ['p1'], cause: 'points' },
}

test('every fact that tells something has its line', () => {
  const telling = Object.values(FACTS).filter(({ type }) => type !== 'turnEnded')
  const faults = faultsIn(
    telling,
    ({ type }) => type,
    fact => {
      const lines = [en.log(fact, NAMES), fr.log(fact, NAMES)]
      expect(inBoth(fact.type, text => text.log(fact, NAMES))).toEqual([])
      const [one, other] = lines
      expect(one?.text).not.toBe(other?.text)
      expect(glyphs).toHaveProperty(one?.icon ?? '')
      expect([one?.icon, one?.tone, one?.at, one?.heading]).toEqual([
        other?.icon,
        other?.tone,
        other?.at,
        other?.heading,
      ])
    },
  )
  expect(faults).toEqual([])
})

const says = (fact: Fact) => en.log(fact, NAMES)
const frSays = (fact: Fact) => fr.log(fact, NAMES)?.text

test('facts that tell a player nothing have no line', () => {
  expect(says(FACTS.turnEnded)).toBeUndefined()
  expect(en.log({ type: 'laughed' }, NAMES)).toBeUndefined()
  expect(says({ type: 'acted', unit: 'p1.fighter', action: 'move', actionsLeft: 2 })).toBeUndefined()
  expect(says({ ...FACTS.stepped, cost: 1, terms: [{ adds: 1, cause: 'step' }] })).toBeUndefined()
  expect(says({ ...FACTS.attackDeclared, counter: false })).toBeUndefined()
  expect(says({ ...FACTS.moveEnded, unit: 'e1.beast' })).toBeUndefined()
  expect(says({ ...FACTS.knockedBack, to: C4 })).toBeUndefined()
})

test('eight cards dealt are four pairs to choose from', () => {
  const fact: Fact = { type: 'dealt', seat: 'p1', cards: ['F1', 'F2', 'W2', 'W3', 'R3', 'R4', 'B4', 'B5'] }
  expect(says(fact)?.text).toMatch(
    /^Your choice: Shieldwarden or [^,]+, [^,]+ or [^,]+, [^,]+ or [^,]+, [^,]+ or [^,]+$/,
  )
  expect(frSays(fact)).toMatch(/^Votre choix.: .+ ou .+/)
})

test('every part of a sum has its cause', () => {
  expect(says(FACTS.damaged)).toMatchObject({
    text: 'Bram’s Beast takes 3 damage (3 Melee, +1 Flank, −1 Forest)',
    figure: '9 → 6',
    tone: 'bad',
    at: ['unit p2.beast'],
  })
  expect(frSays(FACTS.damaged)).toBe('La Bête de Bram subit 3 dégâts (3 Mêlée, +1 Prise de Flanc, −1 Forêt)')
  expect(says(FACTS.stepped)).toMatchObject({ text: 'Your Fighter enters C5 (+1 Peak, +1 climb)', figure: '3 MP' })
  const byCard = {
    ...FACTS.damaged,
    by: 'e1.beast',
    terms: [
      { adds: 3, cause: 'melee' },
      { adds: 1, cause: 'S4' },
    ],
  } as const
  expect(en.log(byCard, NAMES)?.text).toContain('(3 Melee, +1 Solo Enemy Card)')
})

test('a cause nobody knows is left out', () => {
  expect(says({ ...FACTS.healthLost, cause: 'whim' })?.text).toBe('Your Fighter loses Health')
})

test('a unit goes by its owner and class', () => {
  const healed = (unit: UnitId) => {
    const fact: Fact = { type: 'weakened', unit, cause: 'hex' }
    return [en, fr].map(text => text.log(fact, NAMES)?.text)
  }
  expect(healed('p1.beast')).toEqual(['Your Beast is Weakened (Hex)', 'Votre Bête est Affaiblie (Maléfice)'])
  expect(healed('p2.beast')).toEqual(['Bram’s Beast is Weakened (Hex)', 'La Bête de Bram est Affaiblie (Maléfice)'])
  expect(healed('e1.beast')).toEqual(['The Enemy Beast is Weakened (Hex)', 'La Bête ennemie est Affaiblie (Maléfice)'])
  expect(healed('e2.beast')).toEqual([
    'Enemy 2’s Beast is Weakened (Hex)',
    'La Bête de l’Ennemi 2 est Affaiblie (Maléfice)',
  ])
})

test('the board and the chronicle call the second Solo Enemy the same', () => {
  const began: Fact = { type: 'turnBegan', owner: 'e2', number: 4 }
  for (const text of [en, fr])
    expect(text.log(began, NAMES)?.text.toLowerCase()).toContain(text.words('board.enemy2').toLowerCase())
})

test('French contracts and elides', () => {
  const seenByBram = { ...NAMES, isMe: (seat: string) => seat === 'p2' }
  expect(fr.log(FACTS.rolled, seenByBram)?.text).toBe('Lancer de Poussée du Guerrier d’Ada\u00a0: 1 poussée')
  expect(frSays(FACTS.artifactTaken)).toBe('Votre Guerrier vole l’Artefact à la Bête de Bram')
  expect(frSays({ ...FACTS.tacticDrawn, seat: 'p1' })).toBeUndefined()
  expect(frSays(FACTS.tacticDrawn)).toBe('Bram pioche une carte Tactique')
  expect(frSays({ type: 'ended', winners: ['p1', 'p3'], cause: 'points' })).toBe('Vous gagnez avec Cléo')
  expect(frSays({ ...FACTS.locationChosen, corners: ['ne', 'sw'] })).toMatch(/ au nord-est et au sud-ouest$/)
})

test('a card is revealed, whoever it is about; its owner reads which one was kept', () => {
  expect(says(FACTS.tacticRevealed)?.text).toBe('Bram reveals Ambush')
  expect(frSays(FACTS.tacticRevealed)).toBe('Bram révèle «\u00a0Embuscade\u00a0»')
  expect(says(FACTS.tacticChosen)?.text).toBe('You keep High Ground')
  expect(says(FACTS.tacticKept)?.text).toBe('Bram keeps one of two Tactic Cards')
  expect(says({ ...FACTS.tacticKept, seat: 'p1' })).toBeUndefined()
})

test('an Enemy Unit heads for the nearest hero; the compass is named only where it chose a target', () => {
  expect(says(FACTS.enemyAimed)?.text).toBe('The Enemy Beast heads for your Fighter, the nearest hero (goal C4)')
  expect(frSays(FACTS.enemyAimed)).not.toContain('boussole')
  const strikes: Fact = {
    type: 'enemyAimed',
    unit: 'e1.beast',
    step: 1,
    for: 'melee',
    among: ['p1.fighter', 'p1.rogue'],
  }
  expect(says(strikes)?.text).toContain('by the compass')
  expect(says({ ...strikes, among: ['p1.fighter'] })?.text).not.toContain('compass')
})

test('a roll tells what it is read for: no misses of a Trap, no pushes of a Cave-In', () => {
  const roll = (what: 'trap' | 'caveIn', count: number, dice = 3): Fact => ({
    type: 'rolled',
    unit: 'p1.rogue',
    for: what,
    faces: new Array<'miss'>(dice).fill('miss'),
    count,
  })
  expect([0, 1, 2].map(n => says(roll('trap', n))?.text)).toEqual([
    'A Trap springs on your Rogue: no die hurts',
    'A Trap springs on your Rogue: 1 die of 3 hurts',
    'A Trap springs on your Rogue: 2 dice of 3 hurt',
  ])
  // the Tunnel Rat rolls one die
  expect(says(roll('trap', 1, 1))?.text).toBe('A Trap springs on your Rogue: its one die hurts')
  expect(frSays(roll('trap', 1, 1))).toBe('Un Piège se referme sur votre Roublard\u00a0: son seul dé blesse')
  expect([0, 1].map(n => says(roll('caveIn', n))?.text)).toEqual([
    'Your Rogue digs at a Cave-In',
    'Your Rogue digs through a Cave-In',
  ])
})

test('a Knock Back tells its way and its end; French agrees with the Beast', () => {
  expect(says(FACTS.knockedBack)?.text).toBe('Bram’s Beast is knocked back south to C5 and falls to lower ground')
  expect(frSays(FACTS.knockedBack)).toBe('La Bête de Bram est repoussée vers le sud, en C5, et tombe plus bas')
  expect(frSays({ ...FACTS.knockedBack, unit: 'p2.fighter', fell: false })).toBe(
    'Le Guerrier de Bram est repoussé vers le sud, en C5',
  )
  expect(frSays(FACTS.weakened)).toMatch(/^La Bête de Bram est Affaiblie/)
  expect(frSays({ ...FACTS.weakened, unit: 'p2.rogue' })).toMatch(/^Le Roublard de Bram est Affaibli( |$)/)
})

test('a team wins, others share', () => {
  expect(says({ type: 'ended', winners: ['p1', 'p3'], cause: 'points' })?.text).toBe('You and Cléo win')
  expect(says({ type: 'ended', winners: ['p1', 'p2'], cause: 'shared' })?.text).toBe('You and Bram share the victory')
  expect(says({ type: 'ended', winners: ['p1'], result: 'won', cause: 'glory' })).toMatchObject({ tone: 'good' })
  expect(says({ type: 'ended', winners: [], result: 'lost', cause: 'time' })).toMatchObject({
    tone: 'bad',
    icon: 'lost',
  })
})

test('turns and the end open chapters', () => {
  const headings = Object.values(FACTS).filter(fact => en.log(fact, NAMES)?.heading)
  expect(headings.map(({ type }) => type)).toEqual(['turnBegan', 'endTriggered', 'ended'])
})
