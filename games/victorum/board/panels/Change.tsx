import type { OpenView } from '../read.ts'

/** `5 → 4` where an option would change it. */
export const Change = ({ now, then }: { now: number; then: number | undefined }) => (
  <>
    {now}
    {then !== undefined && then !== now ? <span className={then < now ? 'bad' : 'good'}> → {then}</span> : undefined}
  </>
)
export const heroHp = ({ hero, combat }: OpenView): number =>
  combat?.units.find(({ id }) => id === 'hero')?.hp ?? hero.hp
