import { Leaf } from '@tabletome/boardkit'
import type { Shape, View } from '@tabletome/engine'
import type { GameText, Names } from '@tabletome/games/types'
import type { ReplayPosition } from '../../local/api.ts'
import { useWords } from '../../text/index.ts'

interface AlternativesProps {
  text: GameText
  view: View<Shape>
  names: Names
  decisions: ReplayPosition['decisions']
  next: ReplayPosition['next']
}

/** What was asked at this position, what could have been answered, and what was. */
export const Alternatives = ({ text, view, names, decisions, next }: AlternativesProps) => {
  const words = useWords()
  const chosen = next ? (typeof next.option === 'string' ? [next.option] : next.option) : []
  if (decisions.length === 0) return undefined
  return (
    <Leaf title={words.replay.alternatives} className="alternatives">
      <div className="scroller" tabIndex={0} role="group" aria-label={words.replay.alternatives}>
        {decisions.map(({ choice, seat, options }) => (
          <section key={seat}>
            <h3 className="label">
              {names.of(seat)}: {text.ask(choice, { ...view, seat }, [seat], names).title}
            </h3>
            <ul className="plain">
              {options.map(({ id }) => {
                const isChosen = next?.seat === seat && chosen[0] === id
                return (
                  <li key={id} className={isChosen ? 'was-chosen' : ''}>
                    {text.option(choice, id, { ...view, seat }, names).what}
                    {isChosen ? <span className="small"> · {words.replay.chosen}</span> : undefined}
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      </div>
    </Leaf>
  )
}
