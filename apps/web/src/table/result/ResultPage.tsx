import { Button, Leaf } from '@tabletome/boardkit'
import { endFor } from '@tabletome/games/outcome.ts'
import type { KeyboardEvent } from 'react'
import { download, recordName } from '../../app/download.ts'
import { notify } from '../../app/notices.ts'
import { go } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { useWords } from '../../text/index.ts'
import { useTable } from '../context.ts'
import { Picture } from '../story/Picture.tsx'
import { StoryPage } from '../story/StoryPage.tsx'
import { Marks } from './Marks.tsx'
import { Scores } from './Scores.tsx'
import { StoryLeaves } from './StoryLeaves.tsx'
import { resultKey } from './resultKeys.ts'
import { type MomentWays, useMomentWays } from './useMomentWays.ts'
import { useNexts } from './useNexts.ts'
import { useResultStory } from './useResultStory.ts'
import { Verify } from './Verify.tsx'
import './result.css'

/** What else can be done with the match. */
const Foot = ({ ways }: { ways: MomentWays }) => {
  const words = useWords()
  const { connection, info, table } = useTable()
  const exportRecord = () => {
    connection.record().then(
      record => download(recordName(info.id, table.id), record),
      () => notify({ id: 'export', text: words.table.refused.failed }),
    )
  }
  return (
    <>
      <Button kind="quiet" slim aria-keyshortcuts="R" onClick={() => ways.replayAt()}>
        {words.result.replay}
      </Button>
      <Button kind="quiet" slim onClick={exportRecord}>
        {words.result.export}
      </Button>
      {info.parts.campaign ? (
        <Button kind="quiet" slim onClick={() => go(pathTo.campaign(info.id))}>
          {words.result.campaign}
        </Button>
      ) : undefined}
      <Verify />
      <Button kind="quiet" slim onClick={() => go(pathTo.home)}>
        {words.result.home}
      </Button>
    </>
  )
}

/** The end of the match on its page. */
const ResultPage = ({ onClose }: { onClose: () => void }) => {
  const words = useWords()
  const { position, text, names, table, info } = useTable()
  const result = text.result(position.view, names)
  const told = useResultStory()
  const nexts = useNexts(result, told)
  const ways = useMomentWays(told)
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const pressed = resultKey(event)
    if (pressed?.does === 'replay') return ways.replayAt()
    const turn = pressed && told.moments[pressed.moment]
    if (turn) ways[pressed.does](turn)
  }
  const mine = table.seats.filter(seat => seat.mine).map(({ seat }) => seat)
  const tone = endFor(position.view.outcome, mine) === 'lost' ? 'bad' : 'good'
  return (
    <StoryPage
      title={result.title}
      lead={result.lead}
      colour={info.colour}
      art={<Picture tone={tone} colour={info.colour} glyph={undefined} />}
      extra={result.marks ? <Marks marks={result.marks} /> : undefined}
      nexts={nexts}
      foot={<Foot ways={ways} />}
      look={words.result.look}
      onClose={onClose}
      onKey={onKey}
    >
      <StoryLeaves
        told={told}
        ways={ways}
        table={
          result.rows.length > 0 ? (
            <Leaf title={words.result.everybody}>
              <Scores result={result} />
            </Leaf>
          ) : undefined
        }
      />
    </StoryPage>
  )
}
export default ResultPage
