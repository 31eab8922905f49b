import { copy } from '../copy.ts'
import { loadRandom } from '../random/index.ts'
import { FullSecret, type Secret } from '../secret.ts'
import { LivePosition, machineOf } from '../position.ts'
import type { Game, Saved, Shape, Position } from '../types.ts'

/** Dice that fall as the test names them and no further, and piles that stay in the order the test gave them. */
class ScriptedSecret extends FullSecret {
  keepsOrder = true
  override roll(faces: readonly unknown[], count: number): number[] {
    const next = this.laid.slice(0, count)
    if (next.length < count || !next.every(face => faces.includes(face)))
      throw new Error(`the test names no fitting dice for a roll of ${count} × [${faces.join(', ')}]`)
    return super.roll(faces, count)
  }
  override shuffle(pile: string): void {
    if (!this.keepsOrder) super.shuffle(pile)
  }
  override copy(): Secret {
    return scriptedSecret(copy(this.piles), this, this.keepsOrder)
  }
}

const scriptedSecret = (
  piles: Record<string, unknown[]>,
  { random, laid }: Pick<FullSecret, 'random' | 'laid'>,
  keepsOrder: boolean,
): ScriptedSecret => {
  const secret = new ScriptedSecret(piles, random.copy(), laid)
  secret.keepsOrder = keepsOrder
  return secret
}

/** A position built by a test, run up to its first question. Piles are not shuffled unless asked for. */
export function scripted<T extends Shape>(
  game: Game<T>,
  saved: Saved<T>,
  { shuffles = false }: { shuffles?: boolean } = {},
): Position<T> {
  const chance = { random: loadRandom(saved.random), laid: [...(saved.dice ?? [])] }
  const machine = machineOf(game, saved, piles => scriptedSecret(piles, chance, !shuffles))
  machine.advance()
  return new LivePosition(machine)
}

/** Who is asked what: `p1 turn.act`, several joined by ` + `, the result when it is over. Every test ends by saying so. */
export const waitsFor = <T extends Shape>(table: Position<T>): string =>
  table.outcome === undefined
    ? table.decisions.map(({ seat, choice }) => `${seat} ${choice}`).join(' + ')
    : `over ${JSON.stringify(table.outcome)}`
