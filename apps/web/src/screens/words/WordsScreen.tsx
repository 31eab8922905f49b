import type { GameInfo } from '@tabletome/games/types'
import { Frame } from '../../app/Frame.tsx'
import { gameInfo, useGameText, useGlossary, useLessons } from '../../app/games.ts'
import { useWholeBoard } from '../../table/wholeBoard.ts'
import { Link } from '../../app/Link.tsx'
import { pathTo } from '../../app/routes.ts'
import { useSettings } from '../../app/settings.ts'
import { Title } from '../../app/Title.tsx'
import { roman } from '../../lesson/marks.tsx'
import { useWords } from '../../text/index.ts'
import { WordFace } from '../../words/WordCard.tsx'
import { Unknown } from '../Unknown.tsx'
import './words-page.css'

/** All words of one game that have a card. */
const WordsScreen = ({ game }: { game: string }) => {
  const info = gameInfo(game)
  return info?.parts.glossary && info.parts.lessons ? <Words info={info} /> : <Unknown />
}

const Words = ({ info }: { info: GameInfo }) => {
  const words = useWords()
  const { language } = useSettings()
  const { title } = useGameText(info, language)
  const { entries, text } = useGlossary(info, language)
  const { glyphs } = useWholeBoard(info)
  const { lessons } = useLessons(info)
  return (
    <Frame className="page">
      <div className="page-head">
        <div>
          <Title page={words.words.page(title)} />
          <p>{words.words.lead}</p>
        </div>
      </div>
      <ul className="plain words-list">
        {entries.map(entry => {
          const said = text[entry.id]
          const taught = lessons.findIndex(({ rules }) => rules.includes(entry.rule))
          const lesson = lessons[taught]
          if (!said) return undefined
          return (
            <li key={entry.id} className="leaf word-entry" id={entry.id}>
              <WordFace
                entry={entry}
                text={said}
                glyphs={glyphs}
                foot={
                  <>
                    <Link className="rule-id" to={pathTo.rules(info.id, entry.rule)}>
                      {entry.rule}
                    </Link>
                    {lesson ? (
                      <Link to={pathTo.lesson(info.id, lesson.id)}>{words.words.lesson(roman(taught))}</Link>
                    ) : undefined}
                  </>
                }
              />
            </li>
          )
        })}
      </ul>
    </Frame>
  )
}
export default WordsScreen
