import { describe, expect, test } from 'vitest'
import { NAMES } from '../../../testing/sane.ts'
import type { Seat } from '../../rules/state/shape.ts'
import { given, type Given } from '../../test/given.ts'
import type { AnyView } from '../read.ts'
import { FORESIGHT, inBoth, LANGUAGES } from '../testing/sane.ts'

const { en, fr } = LANGUAGES

const said = (game: Given, seat: Seat, option: string, text = en) => {
  const { choice } = game.table.decisions.find(decision => decision.seat === seat)!
  expect(game.options(seat)).toContain(option)
  return text.option(choice, option, game.table.view(seat) as unknown as AnyView, NAMES, FORESIGHT)
}
/** Everything the question offers, in both languages. */
const soundly = (game: Given, seat: Seat, choice: string) => {
  expect(game.waitsFor()).toContain(choice)
  const view = game.table.view(seat) as unknown as AnyView
  expect(
    game
      .options(seat)
      .flatMap(option =>
        inBoth(`${choice} ${option}`, text => [
          text.option(choice, option, view, NAMES, FORESIGHT),
          text.ask(choice, view, view.waiting, NAMES),
        ]),
      ),
  ).toEqual([])
}

describe('phase 2', () => {
  const hand = () =>
    given({
      trays: ['H07 C2', 'H01 C5'],
      hands: { p1: ['archer', 'bombard', 'howitzer'] },
      heroes: { malik: 'p1 board', alleria: 'p2 board' },
      spells: ['thunderbolt'],
      hearts: 8,
    })

  test('a tower that would hit nothing asks once more', () => {
    const game = given({ trays: ['H01 C2'], hands: { p1: ['adept'] } }).seat('p1', 'tower adept')
    expect(said(game, 'p1', 'a s')).toMatchObject({
      why: expect.stringContaining('nothing in range'),
      unfinished: true,
    })
    expect(said(game, 'p1', 'a e')).not.toHaveProperty('unfinished')
  })

  test('cards in hand are shown one at a time: building and what passing gives', () => {
    expect(said(hand(), 'p1', 'tower bombard')).toEqual({
      what: 'Build Bombard',
      why: 'level 1, physical, two 1×1 tiles',
      icon: 'cannon',
      group: 'Bombard',
      subject: 'tower bombard',
    })
    expect(said(hand(), 'p1', 'pass archer p2')).toMatchObject({
      what: 'Pass Archer to Bram',
      why: 'becomes Marksmen, level 2, usable next round',
      subject: 'tower archer',
    })
    expect(said(hand(), 'p1', 'pass howitzer p2 tesla-tower')).toMatchObject({
      what: 'Pass Howitzer to Bram as Tesla Tower',
      why: 'becomes Tesla Tower, level 4, usable next round',
    })
    expect(said(hand(), 'p1', 'pass archer p2', fr).what).toBe('Transmettre Archers à Bram')
    const capped = given({ maxLevel: 1, hands: { p1: ['archer'] } })
    expect(said(capped, 'p1', 'pass archer p2').why).toBe('stays as it is: no higher card, usable next round')
    expect(said(given({ players: 1, hands: { p1: ['archer'] } }), 'p1', 'upgrade archer').what).toBe('Upgrade Archer')
  })

  test('ready tells what is left undone and what the march brings', () => {
    expect(said(hand(), 'p1', 'ready')).toEqual({
      what: 'I’m done',
      why: '6 hearts lost, 2 left, 3 towers unused, Malik not activated',
      icon: 'ready',
      main: true,
      unfinished: true,
      quiet: true,
      tone: 'threat',
    })
    const calm = said(given({ trays: ['H01 C2 cleared'], heroes: { malik: 'p1 board played' } }), 'p1', 'ready')
    expect([calm.why, calm.tone, calm.quiet]).toEqual(['1 tray destroyed, no heart lost', undefined, undefined])
    const portal = said(given({ trays: ['P01 C5'] }), 'p1', 'ready')
    expect(portal).toMatchObject({ tone: 'threat', main: true })
    expect(portal.why).toContain('a portal gets through: you lose')
    expect(said(given({ trays: ['H01 C5'], hearts: 3 }), 'p1', 'ready').why).toContain('the kingdom falls')
  })

  test('what cannot be done has its reason', () => {
    const game = given({ hands: { p1: ['archer'] }, heroes: { malik: 'p1 board played' }, spells: ['thunderbolt'] })
    const view = game.table.view('p1') as unknown as AnyView
    expect(en.barred('act', view, 'p1', NAMES)).toContainEqual({ anchor: 'hero malik', what: 'Activate Malik' })
    expect(en.reason(game.reason('p1', 'hero malik')!)).toBe('Malik has been activated this round.')
    expect(en.reason(game.reason('p1', 'spell thunderbolt')!)).toBe('No horde has room for Thunderbolt.')
    expect(en.barred('act', view, 'p9', NAMES)).toEqual([])
  })
})

describe('a tower', () => {
  const at = (trays: readonly string[], tower: 'archer' | 'mage' | 'knights' = 'archer') =>
    given({ trays, hands: { p1: [tower] } }).seat('p1', `tower ${tower}`)

  test('each site and way tells what it reaches', () => {
    const game = at(['H11 C3'])
    expect(said(game, 'p1', 'e e')).toMatchObject({ why: 'nothing in range', group: 'Site e', subject: 'site e' })
    const aims = game.options('p1').filter(option => said(game, 'p1', option).why !== 'nothing in range')
    expect(aims.length).toBeGreaterThan(0)
    for (const option of aims) expect(said(game, 'p1', option).why).toMatch(/^reaches Horde 11 on C3, covers up to \d/)
  })

  test('a portal alone in range costs the tower', () => {
    const game = at(['P01 C2'], 'mage')
    const threats = game.options('p1').filter(option => said(game, 'p1', option).tone === 'threat')
    expect(threats).toEqual(['a e', 'b w'])
    expect(said(game, 'p1', 'b w').why).toBe(
      'reaches Portal 1 on C2, covers up to 2 enemies with one tile, only a portal in range: the tower is lost',
    )
    game.seat('p1', 'b w')
    const option = game.options('p1')[0]!
    expect(said(game, 'p1', option)).toMatchObject({ tone: 'threat', subject: 'tray P01' })
    expect(said(game, 'p1', option).why).toContain('portal: Mage is lost')
    expect(said(game, 'p1', option, fr).why).toContain('portail\u00a0: Mage sera perdue')
  })

  test('a tile tells what it covers and what it stops', () => {
    const game = at(['H91 C2 sg.../gg.../...../...../.....'], 'mage').seat('p1', 'a e')
    const whole = game.options('p1').find(option => said(game, 'p1', option).why?.startsWith('covers 3'))!
    expect(said(game, 'p1', whole)).toMatchObject({
      why: expect.stringMatching(/^covers 3 enemies, 1 left/) as string,
      group: 'Horde 91 on C2',
      fold: 'Place the L-of-3 tile …',
    })
    const healer = game.options('p1').find(option => option.includes('a1'))!
    expect(said(game, 'p1', healer).why).toContain('no more healing')
  })

  test('big enemies are covered square by square', () => {
    const game = at(['H92 C2 TT.../TT.../...../...../.....']).seat('p1', 'b w')
    const touching = game.options('p1').find(option => option.includes('a1'))!
    expect(said(game, 'p1', touching).why).toBe('on 2 enemy squares, 1 left')
  })

  test('soldiers hold, but nothing holds what flies', () => {
    const game = at(['H91 C2 gg.../...../...../...../.....', 'H43 C3'], 'knights').seat('p1', 'b n')
    const held = game.options('p1').find(option => option.startsWith('soldier H91'))!
    expect(said(game, 'p1', held)).toMatchObject({ what: 'Soldier on a1', why: 'covers 1 enemy, 1 left, holds it' })
    const flying = game.options('p1').find(option => option.startsWith('soldier H43'))!
    expect(said(game, 'p1', flying).why).toContain('it flies: nothing holds it')
  })

  test('with an empty supply soldiers come from other trays', () => {
    const game = given({
      trays: ['H91 C2 gg.../...../...../...../.....', 'H92 C5 ggg../...../...../...../..... soldiers:a1b1'],
      soldiers: 0,
      hands: { p1: ['militia'] },
    }).seat('p1', 'tower militia', 'b w')
    soundly(game, 'p1', 'place')
    expect(said(game, 'p1', 'move H92 a1 H91 b1')).toMatchObject({ what: 'Soldier from Horde 92, a1, to b1' })
    expect(said(game, 'p1', 'skip soldier').what).toBe('Leave out the soldier')
  })
})

describe('a hero', () => {
  test('a move tells its cost, what it engages and the damage of this round', () => {
    const game = given({ trays: ['H01 C4'], heroes: { malik: 'p1 C5' } }).seat('p1', 'hero malik')
    expect(said(game, 'p1', 'to C4')).toMatchObject({
      what: 'Move to C4',
      why: '1 of 2 points, engages Horde 1, 1 damage this round',
      fold: 'Move to …',
    })
    expect(said(game, 'p1', 'to C4', fr).why).toBe('1 point sur 2, engage la horde 1, 1 dégât cette manche')
    expect(said(game, 'p1', 'to D5').why).toMatch(/^1 of 2 points, on site h/)
    game.seat('p1', 'to C4')
    soundly(game, 'p1', 'hero.base')
    expect(said(game, 'p1', 'base b2')).toMatchObject({
      what: 'Stand on b2 c2 b3 c3',
      why: 'covers 4 enemies, 2 left, holds it, 1 damage this round',
      fold: 'Stand on …',
    })
  })

  test('a last point of health is said to be lost', () => {
    const game = given({ trays: ['H01 C4'], heroes: { malik: 'p1 C5 h1' } }).seat('p1', 'hero malik')
    expect(said(game, 'p1', 'to C4').why).toContain('1 damage this round, then knocked out')
  })

  test('recovering tells what it restores; an ability what it lacks', () => {
    const game = given({ heroes: { malik: 'p1 C5 h2 earthquake+ hammer-smash-' } }).seat('p1', 'hero malik')
    expect(said(game, 'p1', 'recover').why).toBe('health 2 → 5, ready again: Hammer Smash')
    expect(said(game, 'p1', 'ability earthquake').why).toMatch(/^Not engaged: no tile\. Melee: a P of 5/)
    expect(said(game, 'p1', 'done')).toMatchObject({ what: 'Done', main: true })
    const view = game.table.view('p1') as unknown as AnyView
    expect(en.barred('hero.act', view, 'p1', NAMES)).toContainEqual({
      anchor: 'ability hammer-smash',
      what: 'Hammer Smash',
    })
    expect(en.reason(game.reason('p1', 'ability hammer-smash')!)).toBe('Hammer Smash is spent; recover to turn it up.')
  })

  test('a first tile tells what it adds', () => {
    const game = given({
      trays: ['H91 C3 ggg../...../...../...../.....', 'H01 C4'],
      heroes: { malik: 'p1 C3 base:a4' },
    }).seat('p1', 'hero malik', 'attack')
    expect(said(game, 'p1', 'I3 H91 a2b2c2').why).toBe('covers no enemy, 3 left, up to 3 extra 1×1 tiles')
    expect(said(game, 'p1', 'I3 H91 a1b1c1').why).toBe('covers 3 enemies, all covered')
  })

  test('facing tells what the arrows reach', () => {
    const game = given({ trays: ['H01 C3'], heroes: { malik: 'p1 board', alleria: 'p2 C5' } })
    game.seat('p2', 'hero alleria', 'attack')
    soundly(game, 'p2', 'hero.face')
    expect(said(game, 'p2', 'face n').why).toBe('reaches Horde 1 on C3')
    expect(said(game, 'p2', 'face s').why).toBe('nothing in range')
  })

  test('whom to heal, what to turn up, where to go: every question of an ability', () => {
    const lilith = given({
      trays: ['H01 C3'],
      heroes: { lilith: 'p1 C4 h2 resurrection- infernal-wheel+', malik: 'p2 d h3 earthquake- hammer-smash-' },
    }).seat('p1', 'hero lilith', 'attack')
    lilith.seat('p1', lilith.options('p1')[0]!)
    soundly(lilith, 'p1', 'ability.hero')
    expect(said(lilith, 'p1', 'hero lilith').why).toBe('health 2 → 3')
    lilith.seat('p1', 'hero malik')
    soundly(lilith, 'p1', 'ability.flip')
    expect(said(lilith, 'p1', 'flip earthquake').what).toBe('Turn up Earthquake')

    const hammer = given({ heroes: { malik: 'p1 C4 hammer-time+ earthquake-', alleria: 'p2 board' } })
    hammer.seat('p1', 'hero malik', 'ability hammer-time')
    soundly(hammer, 'p1', 'ability.hero')
    hammer.seat('p1', 'hero malik')
    soundly(hammer, 'p1', 'ability.extra')
    expect(said(hammer, 'p1', 'none').what).toBe('No further action')

    const pocus = given({
      trays: ['H01 C3'],
      heroes: { magnus: 'p1 C5 hocus-pocus+ knowledge-is-power+', malik: 'p2 board' },
    }).seat('p1', 'hero magnus', 'ability hocus-pocus', 'hero malik')
    soundly(pocus, 'p1', 'ability.move')
    expect(said(pocus, 'p1', 'to C3').why).toContain('engages Horde 1')

    const copy = given({
      heroes: { magnus: 'p1 C5 hocus-pocus+ knowledge-is-power+', malik: 'p2 board earthquake+ hammer-smash-' },
    }).seat('p1', 'hero magnus', 'ability knowledge-is-power')
    soundly(copy, 'p1', 'ability.copy')

    const surge = given({
      trays: ['H01 C4'],
      heroes: { ignus: 'p1 C5 surge-of-flames+ lets-burn+', malik: 'p2 board' },
    }).seat('p1', 'hero ignus', 'ability surge-of-flames')
    soundly(surge, 'p1', 'ability.step')
    expect(said(surge, 'p1', 'to C4').what).toBe('Step to C4')

    const wind = given({
      trays: ['H01 C3'],
      heroes: { alleria: 'p1 C5 like-the-wind+ multishot-', malik: 'p2 D5' },
    }).seat('p1', 'hero alleria', 'ability like-the-wind', 'face s')
    soundly(wind, 'p1', 'ability.hero')
    wind.seat('p1', 'hero malik')
    soundly(wind, 'p1', 'ability.move')
    wind.seat('p1', 'stay')
    soundly(wind, 'p1', 'ability.attack')
  })

  test('the wildcat and the bench', () => {
    const cat = given({ heroes: { alleria: 'p1 C5', wildcat: 'p1 board', malik: 'p2 board' } })
    cat.seat('p1', 'hero alleria', 'attack')
    soundly(cat, 'p1', 'wildcat.place')
    expect(said(cat, 'p1', 'none').what).toBe('Leave it away')
    const bench = given({ players: 1, trays: ['H01 C3'], heroes: { malik: 'p1 board', ignus: 'p1 bench' } })
    bench.seat('p1', 'bench ignus')
    soundly(bench, 'p1', 'bench.place')
    expect(said(bench, 'p1', 'to C3').what).toBe('Appear on C3')
  })

  test('a pushed hero sees what each space is', () => {
    const game = given({
      trays: ['H91 C2 ggggg/...../...../...../.....'],
      heroes: { malik: 'p1 C3', alleria: 'p2 board' },
    })
    game.from(4)
    soundly(game, 'p1', 'displace')
    expect(said(game, 'p1', 'to C2')).toMatchObject({ what: 'Give way to C2', why: 'path, 4 moves from the kingdom' })
    expect(said(game, 'p1', 'to B3').why).toBe('on site c')
    const usual = game.options('p1').filter(id => said(game, 'p1', id).why?.endsWith(', the usual space'))
    expect(usual).toEqual(['to B2'])
  })
})

describe('the team', () => {
  test('spells: Midas names what arrives, the gem whom it hurts', () => {
    const two = given({ hands: { p1: ['archer', 'mage'] }, spells: ['hand-of-midas'] })
    two.seat('p1', 'spell hand-of-midas')
    soundly(two, 'p1', 'spell.midas')
    expect(said(two, 'p1', 'pass archer p2 sharpshooter').why).toBe('becomes Sharpshooter, level 3, usable next round')
    const gem = given({
      trays: ['P01 C2'],
      spells: ['gem-of-timewarp'],
      heroes: { malik: 'p1 C5 h1', alleria: 'p2 board shielded' },
    }).seat('p1', 'spell gem-of-timewarp')
    gem.seat('p1', gem.options('p1')[0]!)
    soundly(gem, 'p1', 'spell.hero')
    expect(said(gem, 'p1', 'hero malik')).toMatchObject({ why: 'health 1 → 0, knocked out', tone: 'threat' })
    expect(said(gem, 'p1', 'hero alleria').why).toBe('protected, takes no harm')
  })

  test('white sites and the shop', () => {
    const white = given({ map: 5, sites: { w: 'archer n p1' } }).from(5)
    soundly(white, 'p1', 'pickup')
    expect(said(white, 'p1', 'give w 0 p2')).toMatchObject({ what: 'Archer on w for Bram', why: 'now for you' })
    const shop = given({ crystals: 5 }).from(6)
    soundly(shop, 'p1', 'shop')
    expect(said(shop, 'p1', 'buy archer p2')).toMatchObject({
      what: 'Buy Archer for Bram',
      why: '2 crystals, 3 left, level 1, 4 in the supply',
      subject: 'tower archer',
    })
    expect(said(shop, 'p1', 'ready')).toMatchObject({ why: '5 crystals kept', main: true })
    shop.seat('p1', 'buy archer p2')
    expect(said(shop, 'p1', 'refund archer p2').why).toBe('2 crystals back')
    const view = shop.table.view('p1') as unknown as AnyView
    expect(en.barred('shop', view, 'p1', NAMES).map(({ anchor }) => anchor)).toContain('buy adept p1')
  })

  test('boss cards', () => {
    const tile = given({ map: 9, scenario: 9, trays: ['B2 E3 I1:a1 I2:e4e5'], specials: ['B2-3'] }).from(4)
    soundly(tile, 'p1', 'boss.tile')
    expect(said(tile, 'p1', 'tile a1').what).toBe('1×1 tile on a1')
    const web = given({
      map: 9,
      scenario: 9,
      trays: ['B2 E3'],
      specials: ['B2-1'],
      heroes: { malik: 'p1 F3', alleria: 'p2 D3' },
    }).from(4)
    soundly(web, 'p1', 'boss.hero')
    const blow = given({
      map: 8,
      scenario: 8,
      trays: ['B1 D2'],
      specials: ['B1-3'],
      sites: { a: 'archer n p1', b: 'bombard n p1' },
      players: 3,
    }).from(4)
    soundly(blow, 'p1', 'boss.tower')
    const paradox = given({
      map: 10,
      scenario: 10,
      trays: ['B3 C2'],
      specials: ['B3-3'],
      incoming: { p1: ['adept', 'wizard'] },
    }).from(4)
    soundly(paradox, 'p1', 'boss.paradox')
    expect(said(paradox, 'p1', 'tower wizard')).toMatchObject({ what: 'Wizard', why: 'becomes Adept, level 2' })
  })

  test('alone a colour rests, with its sites', () => {
    const game = given({ map: 5, players: 1, eliminated: 'red' }).from('round')
    soundly(game, 'p1', 'round.colour')
    expect(said(game, 'p1', 'colour green').why).toBe('sites c, g and k')
    expect(en.reason(game.reason('p1', 'colour red')!)).toBe('The red sites rested last round; choose another colour.')
  })
})
