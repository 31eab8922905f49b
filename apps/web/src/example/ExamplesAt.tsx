import type { GameInfo } from '@tabletome/games/types'
import type { Example } from '@tabletome/match/example'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { useExamples, useExampleText } from '../app/games.ts'
import { usePlace } from '../app/router.ts'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../text/index.ts'
import { ExampleLeaf } from './ExampleLeaf.tsx'

interface Opened {
  readonly info: GameInfo
  /** One at a time: the others are lines. */
  readonly open: string | undefined
  setOpen(id: string | undefined): void
}
const OpenedContext = createContext<Opened | undefined>(undefined)

export const anchorOf = (id: string): string => `example-${id}`
const namedIn = (hash: string): string | undefined => {
  const id = decodeURIComponent(hash.slice(1))
  return id.startsWith('example-') ? id.slice('example-'.length) : undefined
}

/** The rulebook of a game with its examples: the address may name one, which is then open. */
export const ExamplesProvider = ({ info, children }: { info: GameInfo; children: ReactNode }) => {
  const { hash } = usePlace()
  const named = namedIn(hash)
  const [open, setOpen] = useState(named)
  useEffect(() => {
    if (named !== undefined) setOpen(named)
  }, [named])
  const opened = useMemo(() => ({ info, open, setOpen }), [info, open])
  return <OpenedContext value={opened}>{children}</OpenedContext>
}

/** Where it stands: its own rule, and all others that it shows too. */
export const useExamplesOf = (info: GameInfo, rule: string): { here: Example[]; elsewhere: Example[] } => {
  const { examples } = useExamples(info)
  return {
    here: examples.filter(({ rules: [first] }) => first === rule),
    elsewhere: examples.filter(({ rules: [, ...others] }) => others.includes(rule)),
  }
}

const Listed = ({ opened: { info, open, setOpen }, rule }: { opened: Opened; rule: string }) => {
  const words = useWords()
  const { language } = useSettings()
  const titles = useExampleText(info, language)
  const { here, elsewhere } = useExamplesOf(info, rule)
  const { hash } = usePlace()
  const named = namedIn(hash)
  useEffect(() => {
    if (here.some(({ id }) => id === named)) document.getElementById(anchorOf(named ?? ''))?.scrollIntoView()
  }, [named, here.length])
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
