import { Button, Leaf } from '@tabletome/boardkit'
import { branchOff } from '../../analysis/branchOff.ts'
import type { GameInfo } from '@tabletome/games/types'
import { download, recordName } from '../../app/download.ts'
import { notify } from '../../app/notices.ts'
import { pathTo } from '../../app/routes.ts'
import type { ReplayInfo } from '../../local/api.ts'
import { packRecord } from '../../replay/share.ts'
import { useWords } from '../../text/index.ts'

interface ActsProps {
  record: string
  replay: ReplayInfo
  info: GameInfo
  seq: number
  isOver: boolean
  seat: string | undefined
  setSeat: (seat: string | undefined) => void
  /** The chapter of the match. */
  when: string
  /** How an expert would go on; nothing where that is not told. */
  onLine: (() => void) | undefined
}

/** What can be done with a replay besides looking: other eyes, playing on from here, handing it on. */
export const Acts = ({ record, replay, info, seq, isOver, seat, setSeat, when, onLine }: ActsProps) => {
  const words = useWords()
  const branch = () =>
    void branchOff(
      replay.match,
      record,
      seq,
      words.story.branchName(when || words.replay.step(seq, replay.history.length - 1)),
    )
  const share = async () => {
    const packed = await packRecord(record)
    if (!packed) return notify({ id: 'share', text: words.replay.shareTooLong })
    await navigator.clipboard.writeText(`${location.origin}${pathTo.shared(packed, seq)}`)
    notify({ id: 'share', text: words.app.copied })
  }
  return (
    <Leaf title={words.table.branchOff} className="replay-acts">
      <label className="stack">
        <span className="label">{words.replay.seat}</span>
        <select className="field-text" value={seat ?? ''} onChange={event => setSeat(event.target.value || undefined)}>
          <option value="">{words.replay.everybody}</option>
          {Object.entries(replay.seats).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className="row replay-buttons">
        <Button kind="go" disabled={isOver} title={words.replay.branchAbout} onClick={branch}>
          {words.replay.branch}
        </Button>
        {onLine ? (
          <Button disabled={isOver} title={words.story.lineButtonWhy} onClick={onLine}>
            {words.story.lineButton}
          </Button>
        ) : undefined}
        <Button onClick={() => void share()}>{words.replay.shareLink}</Button>
        <Button onClick={() => download(recordName(info.id, replay.match), record)}>{words.replay.export}</Button>
      </div>
    </Leaf>
  )
}
