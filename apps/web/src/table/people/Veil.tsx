import { Button } from '@tabletome/boardkit'
import { useEffect } from 'react'
import { useWords } from '../../text/index.ts'
import { useTable } from '../context.ts'

const keepFromTable = (event: KeyboardEvent) => event.stopImmediatePropagation()

/** Several people at one screen in a game with hidden hands: nothing but this can be seen or used until the right person has the device. */
export const Veil = ({ seat }: { seat: string }) => {
  const words = useWords()
  const { veil, names } = useTable()
  useEffect(() => {
    addEventListener('keydown', keepFromTable, true)
    return () => removeEventListener('keydown', keepFromTable, true)
  }, [])
  return (
    <div className="veil" role="dialog" aria-modal="true" aria-label={words.table.passDevice(names.of(seat))}>
      <section className="leaf stack lost-leaf">
        <h2>{words.table.passDevice(names.of(seat))}</h2>
        <p className="soft">{words.table.passAbout}</p>
        <Button kind="go" autoFocus onClick={veil.lift}>
          {words.table.passGo(names.of(seat))}
        </Button>
      </section>
    </div>
  )
}
