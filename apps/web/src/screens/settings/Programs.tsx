import { Button, Leaf } from '@tabletome/boardkit'
import type { NewProgram, Program } from '@tabletome/match/protocol'
import { useEffect, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import { ago } from '../../app/time.ts'
import { useNow } from '../../app/useNow.ts'
import { api, hasBeenOnline, isUnreachable } from '../../online/api.ts'
import { introduce } from '../../online/introduce.ts'
import { useWords } from '../../text/index.ts'

const Token = ({ made: { program, token } }: { made: NewProgram }) => {
  const { settings: words, app } = useWords()
  const [copied, setCopied] = useState(false)
  return (
    <div className="note stack" role="status">
      <p>{words.programOnce}</p>
      <div className="row">
        <input
          className="field-text link grow"
          readOnly
          aria-label={words.programToken(program.name)}
          value={token}
          onFocus={event => event.target.select()}
        />
        <Button
          slim
          onClick={() => {
            navigator.clipboard.writeText(token).then(
              () => setCopied(true),
              () => undefined,
            )
          }}
        >
          {copied ? app.copied : words.programCopy}
        </Button>
      </div>
    </div>
  )
}

const Row = ({ program, onRevoke }: { program: Program; onRevoke: () => void }) => {
  const now = useNow()
  const { settings: words } = useWords()
  const { language } = useSettings()
  const [asking, setAsking] = useState(false)
  const { name, seenAt, seats } = program
  const seen = seenAt === undefined ? words.programUnseen : words.programSeen(ago(seenAt, now, language))
  return (
    <li className="stack">
      <div className="row between">
        <span>
          <b>{name}</b> <span className="small soft">{`${seen} · ${words.programSeats(seats)}`}</span>
        </span>
        {asking ? undefined : (
          <Button slim kind="quiet" onClick={() => setAsking(true)}>
            {words.programRevoke(name)}
          </Button>
        )}
      </div>
      {asking ? (
        <div className="note stack" role="alert">
          <p>{words.programSure(name)}</p>
          <div className="row">
            <Button onClick={onRevoke}>{words.programYes}</Button>
            <Button onClick={() => setAsking(false)}>{words.keep}</Button>
          </div>
        </div>
      ) : undefined}
    </li>
  )
}

/** Outside bots: made, named, listed and revoked. The token of a new one is shown this once. */
export const Programs = () => {
  const { settings: words } = useWords()
  const [programs, setPrograms] = useState<readonly Program[]>([])
  const [name, setName] = useState('')
  const [made, setMade] = useState<NewProgram>()
  const [problem, setProblem] = useState('')
  const refresh = () => api.programs().then(setPrograms, () => undefined)
  useEffect(() => {
    if (hasBeenOnline()) void refresh()
  }, [])
  const doing = async (work: () => Promise<void>) => {
    setProblem('')
    try {
      await work()
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error)
      setProblem(isUnreachable(error) ? words.accountOffline : said)
    }
    await refresh()
  }
  const add = async () => {
    await introduce()
    setMade(await api.addProgram(name))
    setName('')
  }
  const revoke = async ({ id }: Program) => {
    await api.revokeProgram(id)
    if (made?.program.id === id) setMade(undefined)
  }
  return (
    <Leaf title={words.programs} className="settings-leaf">
      <p className="soft">{words.programsAbout}</p>
      {programs.length > 0 ? (
        <ul className="plain stack">
          {programs.map(program => (
            <Row key={program.id} program={program} onRevoke={() => void doing(() => revoke(program))} />
          ))}
        </ul>
      ) : undefined}
      {made ? <Token made={made} /> : undefined}
      <form
        className="stack account-form"
        onSubmit={event => {
          event.preventDefault()
          void doing(add)
        }}
      >
        <label className="stack">
          <span className="label">{words.programName}</span>
          <input
            className="field-text"
            maxLength={24}
            autoComplete="off"
            required
            value={name}
            onChange={event => setName(event.target.value)}
          />
        </label>
        <Button type="submit">{words.programAdd}</Button>
        {problem ? (
          <p className="note" role="alert">
            {problem}
          </p>
        ) : undefined}
      </form>
    </Leaf>
  )
}
