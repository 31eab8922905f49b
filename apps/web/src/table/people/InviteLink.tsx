import { Button } from '@tabletome/boardkit'
import { useState } from 'react'
import { pathTo } from '../../app/routes.ts'
import { useWords } from '../../text/index.ts'

/** A one-time link for a friend's seat. */
export const InviteLink = ({ table, token, seat }: { table: string; token: string; seat: string }) => {
  const words = useWords()
  const [copied, setCopied] = useState(false)
  const link = `${location.origin}${pathTo.join(table, token)}`
  return (
    <div className="invite row">
      <input
        className="field-text link"
        readOnly
        aria-label={words.table.invite(seat)}
        value={link}
        onFocus={event => event.target.select()}
      />
      <Button
        slim
        onClick={() => {
          navigator.clipboard.writeText(link).then(
            () => setCopied(true),
            () => undefined,
          )
        }}
      >
        {copied ? words.app.copied : words.table.copyInvite}
      </Button>
    </div>
  )
}
