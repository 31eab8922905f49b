import type { GameInfo } from '@tabletome/games/types'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { useExampleText } from '../app/games.ts'
import { usePlace } from '../app/router.ts'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../text/index.ts'
import { anchorOf, exampleIn } from './anchor.ts'
import { ExampleLeaf } from './ExampleLeaf.tsx'
import { useExamplesOf } from './useExamplesOf.ts'

interface Opened {
  readonly info: GameInfo
  /** One at a time: the others are lines. */
  readonly open: string | undefined
  setOpen(id: string | undefined): void
}
const OpenedContext = createContext<Opened | undefined>(undefined)

/** The rulebook of a game with its examples: the address may name one, which is then open. */
export const ExamplesProvider = ({ info, children }: { info: GameInfo; children: ReactNode }) => {
  const { hash } = usePlace()
  const named = exampleIn(hash)
  const [open, setOpen] = useState(named)
  useEffect(() => {
    if (named !== undefined) setOpen(named)
  }, [named])
  const opened = useMemo(() => ({ info, open, setOpen }), [info, open])
  return <OpenedContext value={opened}>{children}</OpenedContext>
}

const Listed = ({ opened: { info, open, setOpen }, rule }: { opened: Opened; rule: string }) => {
  const words = useWords()
  const { language } = useSettings()
  const titles = useExampleText(info, language)
  const { here, elsewhere } = useExamplesOf(info, rule)
  const { hash } = usePlace()
  const named = exampleIn(hash)
  const wanted = here.find(({ id }) => id === named)?.id
  useEffect(() => {
    if (wanted !== undefined) document.getElementById(anchorOf(wanted))?.scrollIntoView()
  }, [wanted])
  if (here.length === 0 && elsewhere.length === 0) return undefined
  return (
    <>
      {elsewhere.length > 0 ? (
        <p className="example-marks">
          {elsewhere.map(({ id }) => (
            <a key={id} className="example-mark" href={`#${anchorOf(id)}`} onClick={() => setOpen(id)}>
              <span className="spoken">{words.example.also(titles[id] ?? id)}</span>
              <span aria-hidden="true">{titles[id] ?? id}</span>
            </a>
          ))}
        </p>
      ) : undefined}
      {here.map(example => (
        <ExampleLeaf
          key={example.id}
          info={info}
          example={example}
          title={titles[example.id] ?? example.id}
          isOpen={open === example.id}
          toggle={() => setOpen(open === example.id ? undefined : example.id)}
        />
      ))}
    </>
  )
}

/** The examples of a rule, where the rulebook has any. */
export const ExamplesAt = ({ rule }: { rule: string }) => {
  const opened = use(OpenedContext)
  return opened ? <Listed opened={opened} rule={rule} /> : undefined
}
