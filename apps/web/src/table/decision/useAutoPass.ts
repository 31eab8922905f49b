import { useEffect } from 'react'
import { useSettings } from '../../app/settings.ts'
import type { AtTable } from '../context.ts'

/** As long as somebody who holds a card might look at it, and never the same: the wait tells nobody whether there was one. */
const ONLINE_WAIT = { least: 1000, most: 3000 }
const onlineWait = (): number => ONLINE_WAIT.least + Math.random() * (ONLINE_WAIT.most - ONLINE_WAIT.least)

/** A question with nothing but `pass`: the rules ask it only so that nobody learns who holds what. */
export const isOnlyPass = ({ position }: Pick<AtTable, 'position'>): boolean => {
  const [decision, ...others] = position.decisions
  return others.length === 0 && decision?.options.length === 1 && decision.options[0]?.id === 'pass'
}

/** Passes for the reader where nothing else is possible, unless the settings say to ask. */
export const useAutoPass = (at: AtTable): void => {
  const { pass } = useSettings()
  const { position, playing, stale, kind, connection, table } = at
  const seat = pass === 'auto' && !playing.busy && !stale && isOnlyPass(at) ? position.decisions[0]?.seat : undefined
  const alone = kind === 'local' || table.seats.every(each => each.mine || each.bot !== undefined)
  useEffect(() => {
    if (seat === undefined) return undefined
    const timer = setTimeout(() => void connection.answer(seat, 'pass'), alone ? 0 : onlineWait())
    return () => clearTimeout(timer)
  }, [seat, position.seq, connection, alone])
}
