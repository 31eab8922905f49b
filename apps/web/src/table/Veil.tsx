import { Button } from '@tabletome/boardkit'
import { useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../text/index.ts'
import { useTable } from './context.ts'
import { isOnlyPass } from './useAutoPass.ts'

/** Several people at one screen in a game with hidden hands: the hand is covered until the right person has the device. */
export const Veil = () => {
  const words = useWords()
  const at = useTable()
  const { table, view, names } = at
  const { pass } = useSettings()
  const [unveiled, setUnveiled] = useState<string>()
  const shared = table.seats.filter(seat => seat.mine).length > 1
  const hasHand = view.own !== undefined && Object.keys(view.own).length > 0
  const { seat } = view
  const passesByItself = pass === 'auto' && isOnlyPass(at)
  if (!shared || !hasHand || seat === undefined || seat === unveiled || passesByItself) return undefined
  return (
    <div className="veil" role="dialog" aria-modal="true" aria-label={words.table.passDevice(names.of(seat))}>
      <section className="leaf stack lost-leaf">
        <h2>{words.table.passDevice(names.of(seat))}</h2>
        <p className="soft">{words.table.passAbout}</p>
        <Button kind="go" autoFocus onClick={() => setUnveiled(seat)}>
          {words.table.passGo(names.of(seat))}
        </Button>
      </section>
    </div>
  )
}
