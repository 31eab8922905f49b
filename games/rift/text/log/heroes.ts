import { cellName, wayOf } from '../../rules/map/cells.query.ts'
import { change } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'
import { because, cellAt, heroAt, trayAt, type Tellers } from './line.ts'

/** What heroes do and what becomes of them. */
export const heroLines = (words: Words) => {
  const { log } = words
  return {
    displaced: ({ hero, from, to, why }) => ({
      text: because(words, to === undefined ? log.displacedHome(hero) : log.displaced(hero, cellName(to)), why),
      icon: to === undefined ? 'home' : 'displaced',
      at: [heroAt(hero), to === undefined ? cellAt(from) : cellAt(to)],
    }),
    regenerated: ({ hero, health }) => ({
      text: log.regenerated(hero),
      tone: 'good',
      figure: log.health(health),
      icon: 'recover',
      at: [heroAt(hero)],
    }),
    /** What it does has its own line. */
    heroActivated: () => undefined,
    heroMoved: ({ hero, from, to, cause }) => ({
      text: because(
        words,
        (from < 0 ? log.heroEntered : log.heroMoved)(hero, cellName(to)),
        cause === 'move' ? '' : cause,
      ),
      icon: 'move',
      at: [heroAt(hero), cellAt(to)],
    }),
    heroEngaged: ({ hero, tray }) => ({
      text: log.heroEngaged(hero, tray),
      icon: 'engage',
      at: [heroAt(hero), trayAt(tray)],
    }),
    heroFaced: ({ hero, facing }) => ({
      text: log.heroFaced(hero, wayOf(facing)),
      icon: 'face',
      at: [heroAt(hero)],
    }),
    heroActs: ({ hero, as, copied }) => ({
      text: as === 'basic' ? log.attacks(hero) : (copied ? log.copies : log.uses)(hero, as),
      icon: as === 'basic' ? 'attack' : 'ability',
      at: as === 'basic' ? [heroAt(hero)] : [heroAt(hero), `ability ${as}`],
    }),
    /** That a used ability is spent goes without saying. */
    abilityTurned: ({ hero, ability, up }) =>
      up
        ? { text: log.turnedUp(hero, ability), tone: 'good', icon: 'flip', at: [heroAt(hero), `ability ${ability}`] }
        : undefined,
    recovered: ({ hero, from, to }) => ({
      text: log.recovered(hero, from === to),
      tone: 'good',
      ...(from === to ? {} : { figure: change(from, to) }),
      icon: 'recover',
      at: [heroAt(hero)],
    }),
    healed: ({ hero, from, to, cause }) => ({
      text: because(words, log.healed(hero), cause),
      tone: 'good',
      figure: change(from, to),
      icon: 'healed',
      at: [heroAt(hero)],
    }),
    hurt: ({ hero, from, to, cause }) => ({
      text: because(words, log.hurt(hero), cause),
      tone: 'bad',
      figure: change(from, to),
      icon: 'hurt',
      at: [heroAt(hero)],
    }),
    spared: ({ hero, cause }) => ({
      text: because(words, log.spared(hero), cause),
      tone: 'good',
      icon: 'shielded',
      at: [heroAt(hero)],
    }),
    knockedOut: ({ hero, at, cause }) => ({
      text: because(words, log.knockedOut(hero), cause),
      tone: 'bad',
      weight: 1,
      icon: 'out',
      at: at < 0 ? [heroAt(hero)] : [heroAt(hero), cellAt(at)],
    }),
    sentHome: ({ hero, cause }) => ({
      text: because(words, log.sentHome(hero), cause),
      icon: 'home',
      at: [heroAt(hero)],
    }),
    shielded: ({ hero, around, cause }) => ({
      text: because(words, log.shielded(hero, around), cause),
      tone: 'good',
      icon: 'shielded',
      at: [heroAt(hero)],
    }),
    wildcatCame: ({ at }) => ({
      text: log.wildcatCame(cellName(at)),
      icon: 'wildcat',
      at: ['hero wildcat', cellAt(at)],
    }),
    benchCalled: ({ hero, at }) => ({
      text: log.benchCalled(hero, cellName(at)),
      icon: 'bench',
      at: [heroAt(hero), cellAt(at)],
    }),
    heroGone: ({ hero }) => ({ text: log.heroGone(hero), icon: 'home', at: [heroAt(hero)] }),
  } satisfies Partial<Tellers>
}
