import { Button } from '@tabletome/boardkit'
import type { GameInfo } from '@tabletome/games/types'
import type { Example } from '@tabletome/match/example'
import { lazy, Suspense, useState } from 'react'
import { Hand } from '../lesson/marks.tsx'
import { useWords } from '../text/index.ts'
import './example.css'

const OpenExample = lazy(() => import('./OpenExample.tsx'))

interface ExampleLeafProps {
  info: GameInfo
  example: Example
  title: string
  isOpen: boolean
  toggle: () => void
}

/** A worked example under its rule: one line, until it is opened. */
export const ExampleLeaf = ({ info, example, title, isOpen, toggle }: ExampleLeafProps) => {
  const words = useWords()
  const heading = `example-title-${example.id}`
  const [isPlaying, setPlaying] = useState(false)
  return (
    <section className={isOpen ? 'example is-open' : 'example'} id={`example-${example.id}`} aria-labelledby={heading}>
      <header className="example-head">
        <Hand width={38} />
        <h3 id={heading} className="grow">
          <span className="example-word">{words.example.example}</span> {title}
        </h3>
        {isOpen && isPlaying ? <span className="label example-you">{words.example.youPlay}</span> : undefined}
        {isOpen ? (
          <Button
            slim
            kind={isPlaying ? 'plain' : 'go'}
            className="example-play"
            onClick={() => setPlaying(!isPlaying)}
          >
            {isPlaying ? words.example.toSteps : words.example.play}
          </Button>
        ) : undefined}
        <Button
          slim
          aria-expanded={isOpen}
          onClick={() => {
            setPlaying(false)
            toggle()
          }}
        >
          {isOpen ? words.example.hide : words.example.show}
          <span className="spoken">: {title}</span>
        </Button>
      </header>
      {isOpen ? (
        <Suspense fallback={<div className="example-inside is-opening" />}>
          <OpenExample info={info} example={example} isPlaying={isPlaying} setPlaying={setPlaying} />
        </Suspense>
      ) : undefined}
    </section>
  )
}
