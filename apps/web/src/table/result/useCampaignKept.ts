import { useEffect } from 'react'
import type { AtTable } from '../context.ts'

/** A finished match is kept for the map of its campaign, if somebody at this screen has played it. */
export const useCampaignKept = ({ info, table, position }: AtTable) => {
  const { id, setup, status, changedAt, seats } = table
  const { outcome } = position.view
  const isOurs = info.parts.campaign !== undefined && position.over && seats.some(({ mine }) => mine)
  useEffect(() => {
    if (!isOurs || !outcome) return
    const result = { match: id, at: status === 'over' ? changedAt : Date.now(), setup, outcome }
    // What is not kept now is kept when the table is looked at again.
    import('../../screens/campaign/results.ts')
      .then(({ keepResult }) => keepResult(info.id, result))
      .catch(() => undefined)
  }, [isOurs, outcome, info.id, id, setup, status, changedAt])
}
