export { core } from './core.ts'
export * from './newcomer.ts'
import { boss } from './boss.ts'
import { colours } from './colours.ts'
import { cover } from './cover.ts'
import { friend } from './friend.ts'
import { hero } from './hero.ts'
import { march } from './march.ts'
import { portal } from './portal.ts'
import type { Lesson } from './road.ts'
import { spells } from './spells.ts'
import { stronger } from './stronger.ts'

export const lessons: readonly Lesson[] = [cover, march, colours, hero, stronger, portal, friend, spells, boss]
