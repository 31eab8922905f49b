import { Button, Leaf } from '@tabletome/boardkit'
import { useEffect, useEffectEvent, useState } from 'react'
import { Frame } from '../../app/Frame.tsx'
import { go } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { changeSettings, currentSettings } from '../../app/settings.ts'
import { Title } from '../../app/Title.tsx'
import { api, isUnreachable } from '../../online/api.ts'
import { introduce } from '../../online/introduce.ts'
import { useWords } from '../../text/index.ts'

interface JoinProps {
  table: string
  token: string
}

/** The seat is taken and the table opened. */
const Taking = ({ table, token }: JoinProps) => {
  const words = useWords()
  const [problem, setProblem] = useState<'unreachable' | 'used'>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let current = true
    setProblem(undefined)
    const join = async () => {
      await introduce()
      await api.takeSeat(table, { invite: token }).catch(async (error: unknown) => {
        // Whoever sits there already only comes back by the link.
        const known = await api.table(table).catch(() => undefined)
        if (!known?.seats.some(seat => seat.mine)) throw error
      })
    }
    join().then(
      () => current && go(pathTo.table('online', table), { replace: true }),
      (error: unknown) => current && setProblem(isUnreachable(error) ? 'unreachable' : 'used'),
    )
    return () => {
      current = false
    }
  }, [table, token, attempt])
  return (
    <>
      <div className="page-head">
        <div>
          <Title page={words.join.title}>{problem ? words.join.failed : words.join.joining}</Title>
          {problem ? <p role="alert">{words.join[problem]}</p> : undefined}
        </div>
      </div>
      {problem ? (
        <div className="row">
          <Button kind="go" onClick={() => setAttempt(attempt + 1)}>
            {words.join.again}
          </Button>
          <Button onClick={() => go(pathTo.table('online', table))}>{words.tables.watch}</Button>
          <Button onClick={() => go(pathTo.home)}>{words.unknown.home}</Button>
        </div>
      ) : undefined}
    </>
  )
}

/** Who comes by a link for the first time says once how the others are to call them. */
const Asking = ({ onNamed }: { onNamed: () => void }) => {
  const words = useWords()
  const [name, setName] = useState(() => currentSettings().name)
  const done = (named: string) => {
    changeSettings({ name: named, named: true })
    onNamed()
  }
  return (
    <>
      <div className="page-head">
        <Title page={words.join.title}>{words.join.invited}</Title>
      </div>
      <Leaf className="join-name">
        <form
          className="stack"
          onSubmit={event => {
            event.preventDefault()
            if (name.trim()) done(name.trim())
          }}
        >
          <label className="stack">
            <span className="label">{words.join.yourName}</span>
            <input
              className="field-text"
              maxLength={24}
              autoComplete="off"
              required
              value={name}
              onChange={event => setName(event.target.value)}
            />
            <span className="small soft">{words.join.yourNameAbout}</span>
          </label>
          <Button kind="go" type="submit">
            {words.tables.join}
          </Button>
        </form>
      </Leaf>
    </>
  )
}

/** What one agrees to by sitting down is said before; where there is nothing to agree to, one sits down at once. */
const Agreeing = ({ table, token, onAgreed }: JoinProps & { onAgreed: () => void }) => {
  const words = useWords()
  const [asked, setAsked] = useState<{ mayWatch: boolean }>()
  const agree = useEffectEvent(onAgreed)
  useEffect(() => {
    let current = true
    const look = async () => {
      await introduce()
      const { hints, seats, spectators } = await api.table(table, token)
      return hints === true && !seats.some(({ mine }) => mine) ? { mayWatch: spectators } : undefined
    }
    // Whatever is wrong with the table, taking the seat will say it.
    look().then(
      asks => current && (asks ? setAsked(asks) : agree()),
      () => current && agree(),
    )
    return () => {
      current = false
    }
  }, [table, token])
  return (
    <>
      <div className="page-head">
        <Title page={words.join.title}>{asked ? words.join.invited : words.join.joining}</Title>
      </div>
      {asked ? (
        <Leaf className="join-name">
          <p>
            {words.newTable.hintsAgreed}. {words.join.agrees}
          </p>
          <div className="row">
            <Button kind="go" onClick={onAgreed}>
              {words.tables.join}
            </Button>
            {asked.mayWatch ? (
              <Button onClick={() => go(pathTo.table('online', table))}>{words.tables.watch}</Button>
            ) : undefined}
          </div>
        </Leaf>
      ) : undefined}
    </>
  )
}

/** An invitation was followed. */
const Join = (props: JoinProps) => {
  const [named, setNamed] = useState(() => currentSettings().named)
  const [agreed, setAgreed] = useState(false)
  return (
    <Frame className="page">
      {!named ? (
        <Asking onNamed={() => setNamed(true)} />
      ) : agreed ? (
        <Taking {...props} />
      ) : (
        <Agreeing {...props} onAgreed={() => setAgreed(true)} />
      )}
    </Frame>
  )
}
export default Join
