import { Button } from '@tabletome/boardkit'
import { parseRecord } from '@tabletome/match'
import { useState } from 'react'
import type { Verdict } from '../../local/api.ts'
import { local } from '../../local/client.ts'
import { kept, type Proof, proofOf } from '../../online/fairness.ts'
import { useWords } from '../../text/index.ts'
import { useTable } from '../context.ts'

/** Checks the dice of the match, and says what was found. */
export const Verify = () => {
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
  if (verdict === undefined)
    return (
      <Button kind="quiet" slim onClick={() => void check()}>
        {words.result.verify}
      </Button>
    )
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
