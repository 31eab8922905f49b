import type { Shape, Step, Position } from '@tabletome/engine'
import type { Given } from '@tabletome/games/selfPlay.ts'

/** One answer as text: what happened before it, the agenda as a stack, who is asked what, and what was answered. */
export function traceOf(position: Position<Shape>, { seat, ask, option }: Given, seq: number): string {
  const facts = position.facts.map(({ fact }) => `    ${JSON.stringify(fact)}`)
  const stack = position.agenda.toReversed().map((step, depth) => `  ${depth === 0 ? '▸' : '│'} ${stepText(step)}`)
  const options = position.decisions.find(decision => decision.seat === seat)?.options.map(({ id }) => id) ?? []
  return [...facts, `#${seq} ${seat} is asked ${ask}`, ...stack, `  ${options.join(' · ')}`, `  → ${option}`].join('\n')
}

const stepText = (step: Step): string => (step.with === undefined ? step.do : `${step.do} ${JSON.stringify(step.with)}`)
