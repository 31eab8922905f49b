import { Button } from '@tabletome/boardkit'
import type { GameInfo } from '@tabletome/games/types'
import type { ExampleCase } from '@tabletome/match/example'
import { notify } from '../app/notices.ts'
import { go } from '../app/router.ts'
import { pathTo } from '../app/routes.ts'
import { local } from '../local/client.ts'
import { useTable } from '../table/context.ts'
import { useWords } from '../text/index.ts'
import type { Player } from './usePlayer.ts'

interface FootProps {
  info: GameInfo
  player: Player
  given: ExampleCase
  isPlaying: boolean
}

/** Step back, next and reset while reading; what was done and undo while playing; the way to a table. */
export const Foot = ({ info, player, given, isPlaying }: FootProps) => {
  const words = useWords()
  const { table, chapters, playing } = useTable()
  const { step, first, steps, strayed } = player
  // They keep the focus at either end, so that the arrow keys go on working.
  const isAtEnd = strayed || step >= steps.length
  const last = chapters.at(-1)?.lines.at(-1)
  const names = table.seats.map(({ name }) => name)
  const openTable = () => {
    const opening = given.position
      ? local().lay({ game: info.id, given: given.position, names })
      : local().create({
          game: info.id,
          setup: given.setup ?? table.setup,
          seats: names.map(name => ({ kind: 'person', name })),
          seed: '',
          undo: true,
        })
    opening.then(
      id => go(pathTo.table('local', id)),
      (error: unknown) =>
        notify({ id: 'example', text: error instanceof Error ? error.message : words.example.failed }),
    )
  }
  return (
    <footer className="example-foot">
      {isPlaying ? (
        <>
          <p className="example-far" role="status">
            <span className="label">{words.example.soFar}</span>{' '}
            {player.playing.shown.given.length === 0 ? words.example.nothingYet : (last?.text ?? words.example.strayed)}
          </p>
          <Button slim disabled={player.playing.shown.given.length === 0} onClick={player.undo}>
            {words.example.undo}
          </Button>
        </>
      ) : (
        <div className="example-walk">
          <Button
            slim
            aria-label={words.example.back}
            aria-disabled={step <= first}
            onClick={() => {
              if (step > first) player.goTo(step - 1)
            }}
          >
            ◀
          </Button>
          <Button
            slim
            aria-disabled={isAtEnd}
            onClick={() => {
              if (isAtEnd) return
              playing.skip()
              player.forward()
            }}
          >
            ▶ {words.example.next}
          </Button>
          <span className="example-at num" role="status">
            {strayed ? words.example.strayed : words.example.at(step - first, steps.length - first)}
          </span>
        </div>
      )}
      <Button slim onClick={() => player.goTo(first)}>
        {words.example.reset}
      </Button>
      <Button slim onClick={openTable}>
        {words.example.table}
      </Button>
    </footer>
  )
}
