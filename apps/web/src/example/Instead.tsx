import { Button } from '@tabletome/boardkit'
import { RuleLink } from '../table/cards/RuleLink.tsx'
import { useTable } from '../table/context.ts'
import { useWords } from '../text/index.ts'
import { insteadOf } from './instead.ts'
import type { Player } from './usePlayer.ts'

/** Of what came of another answer so much is told. */
const LINES = 3

/** Beside what the example does: what else could be answered here, and what would come of it. */
export const Instead = ({ player }: { player: Player }) => {
  const words = useWords()
  const { panel, chapters, connection, names, table, playing } = useTable()
  const { shown } = player.playing
  if (player.strayed) {
    const lines = chapters.flatMap(chapter => chapter.lines).filter(({ seq }) => seq === shown.host.seq)
    return (
      <div className="example-instead">
        <p className="grow" role="status">
          <span className="label">{words.example.instead}</span>{' '}
          {lines.slice(0, LINES).map(({ key, text, figure, rule }) => (
            <span key={key}>
              {text}
              {figure ? <b className="figure"> {figure}</b> : undefined}
              {rule === undefined ? undefined : (
                <>
                  {' '}
                  <RuleLink rule={rule} />
                </>
              )}{' '}
            </span>
          ))}
        </p>
        <Button slim data-keep="line" onClick={player.undo}>
          {words.example.toLine}
        </Button>
      </div>
    )
  }
  const others = playing.busy ? [] : insteadOf(panel.all, shown.entries[shown.done])
  if (others.length === 0) return undefined
  return (
    <div className="example-instead" role="group" aria-label={words.example.tryInstead}>
      <span className="label" aria-hidden="true">
        {words.example.tryInstead}
      </span>
      {others.map(({ seat, id, text }) => (
        <Button
          key={`${seat} ${id}`}
          slim
          data-instead={id}
          data-keep={`instead ${id}`}
          onClick={() => void connection.answer(seat, id)}
        >
          {table.seats.length > 1 && others.some(each => each.seat !== seat)
            ? `${names.of(seat)} · ${text.what}`
            : text.what}
        </Button>
      ))}
    </div>
  )
}
