import { expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'

const GOBLIN = '...../...../..g../...../.....'

test('[RIFT-MAGNUS-01] [RIFT-MAGNUS-02] [RIFT-RULING-73] [RIFT-EX-38] on a site a 1×2 more on the same horde; then he leaves it to a tower', () => {
  const game = shown('RIFT-EX-38', 1).seat('p1', 'tower archer')
  expect(game.refused('p1', 'b n')).toBe('RIFT-TOWER-03 heroOnSite')
  game.seat('p1', 'e n', 'hero magnus', 'attack', 'face w', 'L3 H91 c3c4d4')
  expect(game.options('p1').some(id => id.includes('H92'))).toBe(false)
  game.seat('p1', 'I2 H91 a1b1', 'to D3')
  expect(game.lying('H91')).toEqual(['L3 c3c4d4', 'I2 a1b1'])
  expect(game.of('tilePlaced').map(({ damage }) => damage)).toEqual(['magical', 'magical'])
  expect(game.where('magnus')).toBe('D3')
  // the same site, the same round
  const again = shown('RIFT-EX-38', 2)
  again.seat('p1', 'hero magnus', 'attack', 'to D3', 'tower archer', 'b n')
  expect(again.built('b')).toHaveLength(1)
  expect(again.waitsFor()).toBe('p1 act + p2 act')
})

test('[RIFT-RULING-73] the bonus is his on a site of any colour, whoever may build there', () => {
  const bonus = (site: string, map?: readonly string[]): boolean => {
    const game = given({
      ...(map && { map }),
      heroes: { magnus: `p1 ${site}`, malik: 'p2 board' },
      trays: [`H91 C3 ${GOBLIN}`],
    })
    game.seat('p1', 'hero magnus', 'attack')
    if (game.waitsFor() !== 'p1 place') game.seat('p1', 'face w')
    game.seat('p1', game.options('p1').find(id => id.startsWith('L3')) ?? '')
    return game.options('p1').some(id => id.startsWith('I2 H91'))
  }
  const sites = ['b', 'd', 'f']
  expect(sites.map(site => bonus(site))).toEqual([true, true, true])
  // a white one too, but no open ground
  const white = ['__1__', '_.v._', '_.vw_', '_.v._', '__X__']
  expect([bonus('w', white), bonus('D2', white)]).toEqual([true, false])
})

test('[RIFT-MAGNUS-01] [RIFT-RULING-73] no bonus on the path; if only the 1×2 fits there it is placed', () => {
  const path = given({ heroes: { magnus: 'p1 C4' }, trays: [`H91 C3 ${GOBLIN}`] })
  path.seat('p1', 'hero magnus', 'attack', 'face n', 'L3 H91 c3c4d4')
  expect(path.waitsFor()).toBe('p1 hero.act')
  const tight = given({ heroes: { magnus: 'p1 d' }, trays: ['H91 C3 g.ccc/ccccc/ccccc/ccccc/ccccc'] })
  tight.seat('p1', 'hero magnus', 'attack', 'face w')
  expect(tight.of('pieceLost')).toMatchObject([{ what: 'L3' }])
  // its only place is taken without asking
  expect(tight.lying('H91')).toEqual(['I2 a1b1'])
  expect(tight.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-MAGNUS-03] [RIFT-RULING-43] Hocus Pocus: a hero is put anywhere, attacks, and three 1×1 follow on a horde it hit', () => {
  const game = given({
    heroes: { magnus: 'p1 C5 hocus-pocus+ mirage+', malik: 'p2 board played' },
    trays: [`H91 C3 ${GOBLIN}`, `H92 C2 ${GOBLIN}`],
    sites: { a: 'archer n p1' },
  }).seat('p1', 'hero magnus', 'ability hocus-pocus', 'hero malik')
  expect(game.options('p1')).not.toContain('stay')
  expect(game.refused('p1', 'to B2')).toBe('RIFT-MOVE-04 endOnTower')
  game.seat('p1', 'to C3', 'base a1', 'I3 H91 c1d1e1', 'I1 H92 a1', 'stop')
  // Malik's extras are part of his attack: either horde was hit
  expect([...new Set(game.after('p1', 'I1').map(id => id.slice(0, 3)))]).toEqual(['H91', 'H92'])
  game.seat('p1', 'I1 H92 c3')
  expect(game.options('p1').some(id => id.includes('H91'))).toBe(false)
  // the horde is cleared, so the rest may be skipped
  game.seat('p1', 'stop')
  expect(game.of('tilePlaced').at(-1)).toMatchObject({ by: { hero: 'magnus', as: 'hocus-pocus' }, damage: 'magical' })
  expect(game.hero('malik').played).toBe(true)
  expect(game.up('magnus')).toEqual(['mirage'])
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-RULING-43] who is left where it is keeps its base; without a hit there are no tiles', () => {
  const game = given({
    heroes: { magnus: 'p1 C5 hocus-pocus+ mirage+', malik: 'p2 C3 base:a1' },
    trays: ['H91 C3 ...../...../..g../...../..... I3:c1c2c3'],
  }).seat('p1', 'hero magnus', 'ability hocus-pocus', 'hero malik')
  // its own space is no destination
  expect(game.options('p1')).not.toContain('to C3')
  game.seat('p1', 'stay')
  expect(game.hero('malik').base).toBe(99)
  game.seat('p1', 'skip I3')
  expect(game.lying('H91')).toEqual(['I3 c1c2c3'])
  expect(game.waitsFor()).toBe('p1 hero.act')
  // himself, and his normal movement is still to come
  const self = given({ heroes: { magnus: 'p1 C5 hocus-pocus+ mirage+' }, trays: [`H91 C2 ${GOBLIN}`] })
  self.seat('p1', 'hero magnus', 'ability hocus-pocus', 'hero magnus', 'to C3', 'face n', 'L3 H91 c3c4d4')
  self.seat('p1', 'stop')
  expect(self.options('p1')).toContain('to C4')
  expect(self.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-RULING-38] Hocus Pocus moves the wildcat without attack and tiles', () => {
  const game = given({
    heroes: { magnus: 'p1 C5 hocus-pocus+ mirage+', alleria: 'p2 board', wildcat: 'p2 C4' },
    trays: [`H91 C2 ${GOBLIN}`],
  }).seat('p1', 'hero magnus', 'ability hocus-pocus', 'hero wildcat', 'to C2', 'base b2')
  expect(game.where('wildcat')).toBe('C2')
  expect(game.of('tilePlaced')).toEqual([])
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-MAGNUS-04] Mirage: two soldiers and two 1×2 on one adjacent horde, all magical', () => {
  const game = given({
    heroes: { magnus: 'p1 C3' },
    trays: ['H91 C2 cgggg/...../...../...../.....', `H92 C4 ${GOBLIN}`],
  }).seat('p1', 'hero magnus', 'ability mirage')
  // a soldier may not stand on who resists magic
  expect(game.options('p1')).toContain('soldier H91 b1')
  expect(game.options('p1')).not.toContain('soldier H91 a1')
  game.seat('p1', 'soldier H91 b1', 'soldier H91 c1')
  expect(game.options('p1').some(id => id.includes('H92'))).toBe(false)
  game.seat('p1', 'I2 H91 d1e1', 'I2 H91 d2e2')
  expect(game.lying('H91')).toEqual(['I2 d1e1', 'I2 d2e2', 'soldiers b1c1'])
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test("[RIFT-MAGNUS-05] [RIFT-MAGNUS-06] [RIFT-EX-47] Knowledge is Power: a face-down Can't Touch This protects Magnus, who may do his own attack", () => {
  const game = shown('RIFT-EX-47').seat('p1', 'hero magnus', 'ability knowledge-is-power', 'copy cant-touch-this')
  expect(game.of('heroActs').at(-1)).toEqual({ type: 'heroActs', hero: 'magnus', as: 'cant-touch-this', copied: true })
  game.seat('p1', 'attack', 'face n', 'L3 H91 c3c4d4')
  expect(game.hero('magnus').shielded).toBe(true)
  expect(game.hero('malik').shielded).toBe(false)
  expect(game.up('malik')).toEqual(['earthquake'])
  expect(game.up('magnus')).toEqual(['mirage'])
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-RULING-44] what lies in a slot of this game can be copied, but not itself, nor what is in the box or on a bench', () => {
  const game = given({
    players: 1,
    heroes: { magnus: 'p1 C4 knowledge-is-power+ mirage-', ignus: 'p1 bench', lilith: 'p1 bench' },
  }).seat('p1', 'hero magnus', 'ability knowledge-is-power')
  // one thing only is left to copy: his own Mirage, face down, with nobody next to him
  expect(game.of('heroActs').map(({ as }) => as)).toEqual(['knowledge-is-power', 'mirage'])
  expect(game.up('magnus')).toEqual([])
  const two = given({ heroes: { magnus: 'p1 C4 knowledge-is-power+ mirage-', malik: 'p2 board' } })
  two.seat('p1', 'hero magnus', 'ability knowledge-is-power')
  expect(two.options('p1')).toEqual(['copy hammer-smash', 'copy cant-touch-this', 'copy mirage'])
  expect(two.refused('p1', 'copy knowledge-is-power')).toBe('RIFT-RULING-44 copiesItself')
  expect(two.refused('p1', 'copy earthquake')).toBe('RIFT-RULING-44 abilityNotInGame')
  expect(two.waitsFor()).toBe('p1 ability.copy')
})

test('[RIFT-RULING-44] the abilities of a knocked-out hero can be copied too, face up or down', () => {
  const game = given({
    heroes: {
      magnus: 'p1 C5 knowledge-is-power+ mirage+',
      malik: 'p2 C3 h1 hammer-smash+ cant-touch-this-',
    },
    trays: ['P91 C2 .gg../...../..@../...../.....'],
    spells: ['gem-of-timewarp'],
  }).seat('p2', 'spell gem-of-timewarp', 'I2 P91 b1c1', 'hero malik')
  expect(game.where('malik')).toBe('out')
  game.seat('p1', 'hero magnus', 'ability knowledge-is-power')
  expect(game.after('p1', 'copy')).toEqual(['cant-touch-this', 'hammer-smash', 'mirage'])
  game.seat('p1', 'copy cant-touch-this')
  expect(game.hero('magnus').shielded).toBe(true)
})

test("[RIFT-RULING-44] a copied It's Hammer Time gives neither itself nor Knowledge is Power; tiles keep shape and type", () => {
  const game = given({
    heroes: { magnus: 'p1 C3 base:a1 knowledge-is-power+ mirage+', malik: 'p2 board hammer-time- earthquake+' },
    trays: [`H91 C3 ${GOBLIN}`],
  }).seat('p1', 'hero magnus', 'ability knowledge-is-power', 'copy hammer-time', 'none')
  expect(game.options('p1')).toEqual(['attack', 'ability mirage', 'recover', 'none'])
  expect(game.whyNot('p1', 'ability knowledge-is-power')).toBe('RIFT-RULING-44 notAnExtra')
  game.seat('p1', 'none')
  expect(game.up('magnus')).toEqual(['mirage'])
  expect(game.up('malik')).toEqual(['earthquake'])
  const quake = given({ ...game.position }).seat('p1', 'hero magnus', 'ability knowledge-is-power', 'copy earthquake')
  quake.seat('p1', 'P5 H91 c1d1c2d2c3')
  expect(quake.of('tilePlaced')).toMatchObject([{ shape: 'P5', damage: 'physical', by: { hero: 'magnus' } }])
  expect(quake.hero('magnus').quakes).toBe(true)
  expect(quake.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-RULING-44] the wildcat of a copied ability stays Alleria’s', () => {
  const game = given({
    heroes: {
      magnus: 'p1 C5 knowledge-is-power+ mirage+',
      alleria: 'p2 C4 call-of-the-wild+ multishot+',
      wildcat: 'p2 C2 base:a1',
    },
    trays: [`H91 C2 ${GOBLIN}`],
  }).seat('p1', 'hero magnus', 'ability knowledge-is-power', 'copy call-of-the-wild', 'I1 H91 c3', 'stop')
  expect(game.lying('H91')).toEqual(['I1 c3'])
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-MAGNUS-07] Arcanic Storm reaches every horde but his own', () => {
  const game = given({
    heroes: { magnus: 'p1 C2 base:a1' },
    trays: [`H91 C2 ${GOBLIN}`, `H92 C5 ${GOBLIN}`, `H93 C3 ${GOBLIN}`, 'P91 C4 .g.../...../..@../...../.....'],
  }).seat('p1', 'hero magnus', 'ability arcanic-storm')
  expect([...new Set(game.after('p1', 'L3').map(id => id.slice(0, 3)))]).toEqual(['H92', 'H93'])
  game.seat('p1', 'L3 H92 c3c4d4', 'L3 H93 c3c4d4')
  expect(game.waitsFor()).toBe('p1 hero.act')
})
