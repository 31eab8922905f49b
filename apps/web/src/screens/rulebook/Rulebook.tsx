import { Button, Icon } from '@tabletome/boardkit'
import type { GameInfo } from '@tabletome/games/types'
import link from 'icon:linked-rings'
import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Frame } from '../../app/Frame.tsx'
import { gameInfo, useGameText, useRulebook } from '../../app/games.ts'
import { usePlace } from '../../app/router.ts'
import { changeSettings, useSettings } from '../../app/settings.ts'
import { Title } from '../../app/Title.tsx'
import { ExamplesAt, ExamplesProvider } from '../../example/ExamplesAt.tsx'
import { Inline } from '../../rulebook/Inline.tsx'
import { type Block, type Chapter, countRules, parseRulebook, searchRulebook } from '../../rulebook/parse.ts'
import { useWords } from '../../text/index.ts'
import { Unknown } from '../Unknown.tsx'
import './rulebook.css'

const BlockView = ({ block }: { block: Block }) => {
  const words = useWords()
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Inline text={block.text} />
        </p>
      )
    case 'heading':
      return <h3>{block.text}</h3>
    case 'list':
      return (
        <ul>
          {block.items.map(item => (
            <li key={item}>
              <Inline text={item} />
            </li>
          ))}
        </ul>
      )
    case 'table':
      return (
        <div className="table-scroll" tabIndex={0} role="group" aria-label={block.head.filter(Boolean).join(', ')}>
          <table>
            <thead>
              <tr>
                {block.head.map(cell =>
                  cell === '' ? (
                    <td key="corner">{'\u00a0'}</td>
                  ) : (
                    <th key={cell} scope="col">
                      {cell}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {block.rows.map(row => (
                <tr key={row.join()}>
                  {row.map((cell, i) => (
                    <td key={`${i} ${cell}`}>
                      <Inline text={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
    case 'rule':
      return (
        <>
          <div className="rule" id={block.id}>
            <a className="rule-id" href={`#${block.id}`} aria-label={words.rulebook.linkTo(block.id)}>
              {block.id}
              <Icon body={link} size={13} />
            </a>
            <p>
              <Inline text={block.text} />
            </p>
          </div>
          <Suspense fallback={undefined}>
            <ExamplesAt rule={block.id} />
          </Suspense>
        </>
      )
  }
}

const ChapterView = ({ chapter }: { chapter: Chapter }) => (
  <section className="chapter" aria-labelledby={`chapter-${chapter.id}`}>
    <h2 id={`chapter-${chapter.id}`}>{chapter.title}</h2>
    {chapter.blocks.map((block, i) => (
      <BlockView key={`${i} ${block.kind}`} block={block} />
    ))}
  </section>
)

/** The address may name a rule or a chapter: it is brought into sight and marked by `:target`-like style. */
const useDeepLink = (ready: unknown) => {
  const { hash } = usePlace()
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1))
    for (const marked of document.querySelectorAll('.rule.is-target')) marked.classList.remove('is-target')
    const rule = id && (document.getElementById(id) ?? document.getElementById(`chapter-${id}`))
    if (!rule) return
    rule.scrollIntoView({ block: 'center' })
    if (rule.matches('.rule')) {
      rule.classList.add('is-target')
      rule.querySelector<HTMLElement>('.rule-id')?.focus({ preventScroll: true })
    }
  }, [hash, ready])
}

const Book = ({ info }: { info: GameInfo }) => {
  const words = useWords()
  const { language } = useSettings()
  const text = useGameText(info, language)
  const source = useRulebook(info, language)
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query)
  const book = useMemo(() => parseRulebook(source), [source])
  const chapters = useMemo(() => searchRulebook(book, wanted), [book, wanted])
  const other = language === 'en' ? 'fr' : 'en'
  useDeepLink(chapters)
  return (
    <Frame className="page rulebook">
      <div className="page-head">
        <div>
          <Title page={words.rulebook.of(text.title)}>{text.title}</Title>
          <p>{words.rulebook.about}</p>
        </div>
        <Button onClick={() => changeSettings({ language: other })}>
          {words.rulebook.other(words.language[other])}
        </Button>
      </div>
      <div className="rulebook-grid">
        <nav className="rulebook-nav" aria-label={words.rulebook.chapters}>
          <label className="stack">
            <span className="label">{words.rulebook.search}</span>
            <input
              className="field-text"
              type="search"
              autoComplete="off"
              value={query}
              onChange={event => setQuery(event.target.value)}
            />
          </label>
          <p className="small soft" role="status">
            {wanted.trim() ? words.rulebook.found(countRules(chapters)) : ''}
          </p>
          <ol className="plain chapters scroller">
            {chapters.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="rulebook-text">
          {wanted.trim()
            ? undefined
            : book.intro.map((block, i) => <BlockView key={`${i} ${block.kind}`} block={block} />)}
          <ExamplesProvider info={info}>
            {chapters.map(chapter => (
              <ChapterView key={chapter.id} chapter={chapter} />
            ))}
          </ExamplesProvider>
        </div>
      </div>
    </Frame>
  )
}

const Rulebook = ({ game }: { game: string }) => {
  const info = gameInfo(game)
  return info ? <Book info={info} /> : <Unknown />
}
export default Rulebook
