import { Button, Dialog, Icon } from '@tabletome/boardkit'
import { parseRecord } from '@tabletome/match'
import { useEffect, useMemo, useState } from 'react'
import { download, recordName } from '../../app/download.ts'
import { notify } from '../../app/notices.ts'
import { go, usePlace } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import type { Verdict } from '../../local/api.ts'
import { local } from '../../local/client.ts'
import { api } from '../../online/api.ts'
import { kept, type Proof, proofOf } from '../../online/fairness.ts'
import { useWords } from '../../text/index.ts'
import { decidersOf, linesOf } from '../chronicle/chronicle.ts'
import { isCut } from '../connection.ts'
import { type AtTable, useTable } from '../context.ts'

const DECIDERS = 6

/** The same table once more, with a new seed or the same one. */
const rematch = async ({ kind, table, position }: AtTable, same: boolean) => {
  const { game, setup, seats, undo } = table
  if (kind === 'local') {
    const sitters = seats.map(({ kind: sitter, name, bot, standIn }) =>
      sitter === 'bot' || (bot && !standIn)
        ? { kind: 'bot' as const, name, bot: bot ?? 'greedy' }
        : { kind: 'person' as const, name },
    )
    return local().create({ game, setup, seats: sitters, seed: same ? (position.seed ?? '') : '', undo })
  }
  return (await api.rematch(table.id)).id
}

const Verify = () => {
  const words = useWords()
  const { connection, kind, table } = useTable()
  const [verdict, setVerdict] = useState<Verdict | 'checking'>()
  const [proof, setProof] = useState<Proof>()
  const check = async () => {
    setVerdict('checking')
    try {
      const record = await connection.record()
      if (kind === 'online') setProof(proofOf(kept(table.id), parseRecord(record).head))
      setVerdict(await local().verify(record))
    } catch (error) {
      setVerdict({ fair: false, problem: error instanceof Error ? error.message : String(error) })
    }
  }
  if (verdict === undefined) return <Button onClick={() => void check()}>{words.result.verify}</Button>
  const isBroken = proof === 'otherSeal' || proof === 'withoutOurs'
  return (
    <div className="note" role="status">
      <p>
        {verdict === 'checking'
          ? words.result.verifying
          : !verdict.fair || isBroken
            ? `${words.result.unverified} ${verdict.fair ? '' : verdict.problem}`
            : `${words.result.verified} ${verdict.agreed ? words.result.notFair : ''}`}
      </p>
      {proof && verdict !== 'checking' ? (
        <>
          <p>{words.result.proof[proof]}</p>
          <p className="small soft">{words.result.fairness}</p>
        </>
      ) : undefined}
    </div>
  )
}

const Scores = () => {
  const words = useWords()
  const { text, position, names } = useTable()
  const result = text.result(position.view, names)
  return (
    <>
      <p className="result-lead">{result.lead}</p>
      {result.rows.length > 0 ? (
        <div className="table-scroll" tabIndex={0} role="region" aria-label={result.title}>
          <table className="scores">
            <thead>
              <tr>
                <th scope="col">
                  <span className="spoken">{words.settings.name}</span>
                </th>
                {result.columns.map(column => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {result.rows.map(({ name, values }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {values.map((value, i) => (
                    <td key={`${result.columns[i] ?? i}`}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : undefined}
    </>
  )
}

/** A scenario of a campaign says so in its outcome. */
const isWon = (outcome: object | undefined) => outcome !== undefined && 'result' in outcome && outcome.result === 'won'

/** The end of the match: how it went, what decided it, and what can be done with it now. */
export const ResultPanel = ({ asked }: { asked: boolean }) => {
  const words = useWords()
  const at = useTable()
  const { path } = usePlace()
  const { position, playing, text, names, kind, table, connection, info, module } = at
  const [closed, setClosed] = useState(false)
  const { history } = at.state
  const { over } = position
  const deciders = useMemo(
    () => (over ? decidersOf(linesOf(history, text, names), DECIDERS) : []),
    [over, history, text, names],
  )
  const cut = over && isCut(at.state)
  useEffect(() => {
    if (cut) void connection.earlier()
  }, [cut, history, connection])
  if (!position.over || playing.busy || (closed && !asked)) return undefined
  const again = (same: boolean) => {
    rematch(at, same).then(
      id => go(pathTo.table(kind, id)),
      () => notify({ id: 'rematch', text: words.newTable.failed }),
    )
  }
  const exportRecord = () => {
    connection.record().then(
      record => download(recordName(info.id, table.id), record),
      () => notify({ id: 'export', text: words.table.refused.failed }),
    )
  }
  const close = () => {
    setClosed(true)
    if (path !== pathTo.table(kind, table.id)) go(pathTo.table(kind, table.id), { replace: true })
  }
  const mayAskAgain = kind === 'local' || table.seats.some(seat => seat.mine)
  // A scenario that was won leads on to the next place, not back to itself.
  const nextPlace = info.parts.campaign !== undefined && isWon(position.view.outcome)
  const ways = (
    <div className="row result-ways">
      {nextPlace ? (
        <Button kind="go" onClick={() => go(pathTo.campaign(info.id))}>
          {words.result.campaign}
        </Button>
      ) : undefined}
      {mayAskAgain ? (
        <Button kind={nextPlace ? 'plain' : 'go'} onClick={() => again(false)}>
          {words.result.rematch}
        </Button>
      ) : undefined}
      {kind === 'local' ? <Button onClick={() => again(true)}>{words.result.rematchSame}</Button> : undefined}
      {info.parts.campaign && !nextPlace ? (
        <Button onClick={() => go(pathTo.campaign(info.id))}>{words.result.campaign}</Button>
      ) : undefined}
      <Button onClick={() => go(pathTo.replay(kind, table.id))}>{words.result.replay}</Button>
      <Button onClick={exportRecord}>{words.result.export}</Button>
      <Verify />
      <Button kind="quiet" onClick={() => go(pathTo.home)}>
        {words.result.home}
      </Button>
    </div>
  )
  return (
    <Dialog title={text.result(position.view, names).title} close={words.result.look} onClose={close} foot={ways}>
      <div className="result stack">
        <Scores />
        {deciders.length > 0 ? (
          <section>
            <h3 className="label">{words.result.decided}</h3>
            <div className="log">
              {deciders.map(line => (
                <p key={line.key}>
                  {line.icon && module.glyphs[line.icon] ? (
                    <Icon body={module.glyphs[line.icon] ?? ''} size={16} />
                  ) : undefined}
                  <span className="grow">{line.text}</span>
                  {line.figure ? <b className={line.tone ?? ''}>{line.figure}</b> : undefined}
                </p>
              ))}
            </div>
          </section>
        ) : undefined}
      </div>
    </Dialog>
  )
}
