import { Button, Leaf } from '@tabletome/boardkit'
import { endFor } from '@tabletome/games/outcome.ts'
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
import { useNexts } from './useNexts.ts'
import { useResultStory } from './useResultStory.ts'
import { Verify } from './Verify.tsx'
import './result.css'

/** What else can be done with the match. */
const Foot = () => {
  const words = useWords()
  const { connection, info, table, kind } = useTable()
  const exportRecord = () => {
    connection.record().then(
      record => download(recordName(info.id, table.id), record),
      () => notify({ id: 'export', text: words.table.refused.failed }),
    )
  }
  return (
    <>
      <Button kind="quiet" slim onClick={() => go(pathTo.replay(kind, table.id))}>
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
      foot={<Foot />}
      look={words.result.look}
      onClose={onClose}
    >
      <StoryLeaves
        told={told}
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
