import { PickTable } from '@tabletome/boardkit'
import { useEffect, useState } from 'react'
import { Frame } from '../../app/Frame.tsx'
import { gameInfo } from '../../app/games.ts'
import { Link } from '../../app/Link.tsx'
import { usePlace } from '../../app/router.ts'
import { pathTo, type ReplaySource } from '../../app/routes.ts'
import { Title } from '../../app/Title.tsx'
import type { ReplayInfo } from '../../local/api.ts'
import { local } from '../../local/client.ts'
import { recordFrom } from '../../replay/source.ts'
import { useWords } from '../../text/index.ts'
import { ReplayTable } from './ReplayTable.tsx'

type Read = { readonly record: string; readonly info: ReplayInfo } | { readonly problem: string } | undefined

const Broken = ({ problem }: { problem: string }) => {
  const words = useWords()
  return (
    <Frame className="page">
      <div className="page-head">
        <div>
          <Title page={words.replay.title} />
          <p>
            {words.replay.broken} {problem}
          </p>
        </div>
      </div>
      <Link className="btn" to={pathTo.replays}>
        {words.replay.title}
      </Link>
    </Frame>
  )
}

/** Reads the record, wherever it comes from, and opens it. */
const Replay = ({ source, id }: { source: ReplaySource; id: string }) => {
  const words = useWords()
  const { hash } = usePlace()
  const [read, setRead] = useState<Read>()
  const { unavailable, badLink } = words.replay
  useEffect(() => {
    let current = true
    const load = async (): Promise<Read> => {
      const record = await recordFrom(source, id, hash)
      if (record === undefined) return { problem: source === 'shared' ? badLink : '' }
      if (source === 'online' && !record.includes('"seed":')) return { problem: unavailable }
      return { record, info: await local().readReplay(record) }
    }
    load().then(
      done => current && setRead(done),
      (error: unknown) => current && setRead({ problem: error instanceof Error ? error.message : String(error) }),
    )
    return () => {
      current = false
    }
  }, [source, id, hash, unavailable, badLink])
  if (!read)
    return (
      <main id="content" className="lost" tabIndex={-1}>
        <Title page={words.replay.loading} className="soft opening" />
      </main>
    )
  if ('problem' in read) return <Broken problem={read.problem} />
  const info = gameInfo(read.info.game)
  return info ? (
    <PickTable key={read.info.match}>
      <ReplayTable record={read.record} replay={read.info} info={info} />
    </PickTable>
  ) : (
    <Broken problem={read.info.game} />
  )
}
export default Replay
