import { copy } from '../copy.ts'
import { Machine } from '../machine.ts'
import { loadRandom } from '../random/index.ts'
import { FullSecret, type Secret } from '../secret.ts'
import { LivePosition, sizesOf } from '../position.ts'
import type { Game, Random, Saved, Shape, Position } from '../types.ts'

/** Dice that fall as the test names them, and piles that stay in the order the test gave them. */
class ScriptedSecret extends FullSecret {
  private readonly dice: unknown[]
  private readonly keepsOrder: boolean
  constructor(piles: Record<string, unknown[]>, random: Random, dice: readonly unknown[], keepsOrder: boolean) {
    super(piles, random)
    this.dice = [...dice]
    this.keepsOrder = keepsOrder
  }
  override roll(faces: readonly unknown[], count: number): number[] {
    const rolled = this.dice.splice(0, count).map(face => faces.indexOf(face))
    if (rolled.length < count || rolled.includes(-1))
      throw new Error(`the test names no fitting dice for a roll of ${count} × [${faces.join(', ')}]`)
    return rolled.sort((a, b) => a - b)
  }
  override shuffle(pile: string): void {
    if (!this.keepsOrder) super.shuffle(pile)
  }
  override copy(): Secret {
    return new ScriptedSecret(copy(this.piles), this.random.copy(), this.dice, this.keepsOrder)
  }
}

/** A position built by a test, run up to its first question. Piles are not shuffled unless asked for. */
export function scripted<T extends Shape>(
  game: Game<T>,
  saved: Saved<T>,
  script: { dice?: readonly unknown[]; shuffles?: boolean } = {},
): Position<T> {
  const piles = copy(saved.piles) as Record<string, unknown[]>
  const machine = new Machine(game, {
    open: copy(saved.open),
    zones: copy(saved.own),
    sizes: sizesOf(piles),
    secret: new ScriptedSecret(piles, loadRandom(saved.random), script.dice ?? [], !script.shuffles),
    agenda: saved.agenda.slice(),
    held: { ...saved.held } as Partial<Record<T['seat'], string>>,
    outcome: saved.outcome,
  })
  machine.advance()
  return new LivePosition(machine)
}

/** Who is asked what: `p1 turn.act`, several joined by ` + `, the result when it is over. Every test ends by saying so. */
export const waitsFor = <T extends Shape>(table: Position<T>): string =>
  table.outcome === undefined
    ? table.decisions.map(({ seat, choice }) => `${seat} ${choice}`).join(' + ')
    : `over ${JSON.stringify(table.outcome)}`
