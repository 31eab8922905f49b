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
import type { Walk } from './walk.ts'

interface FootProps {
  info: GameInfo
  player: Player
  walk: Walk
  given: ExampleCase
  isPlaying: boolean
}

/** Step back, next and reset while reading; what was done and undo while playing; the way to a table. */
export const Foot = ({ info, player, walk, given, isPlaying }: FootProps) => {
  const words = useWords()
  const { table, chapters } = useTable()
  const { step, first, steps, strayed } = player
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
          <Button slim data-keep="undo" disabled={player.playing.shown.given.length === 0} onClick={player.undo}>
            {words.example.undo}
          </Button>
        </>
      ) : (
        <div className="example-walk">
          {/* They keep the focus at either end, so that the arrow keys go on working. */}
          <Button
            slim
            data-keep="back"
            aria-label={words.example.back}
            aria-disabled={walk.isAtStart}
            onClick={walk.back}
          >
            ◀
          </Button>
          <Button slim data-keep="next" aria-disabled={walk.isAtEnd} onClick={walk.next}>
            ▶ {words.example.next}
          </Button>
          <span className={strayed ? 'example-at soft' : 'example-at num'} role="status">
            {strayed ? words.example.strayed : words.example.at(step - first, steps.length - first)}
          </span>
        </div>
      )}
      <Button slim data-keep="reset" onClick={() => player.goTo(first)}>
        {words.example.reset}
      </Button>
      <Button slim onClick={openTable}>
        {words.example.table}
      </Button>
    </footer>
  )
}
