import { useEffect } from 'react'
import { keepResult } from '../../screens/campaign/results.ts'
import type { AtTable } from '../context.ts'

/** A finished match is kept for the map of its campaign, if somebody at this screen has played it. */
export const useCampaignKept = ({ info, table, position }: AtTable) => {
  const { id, setup, status, changedAt, seats } = table
  const { outcome } = position.view
  const isOurs = info.parts.campaign !== undefined && position.over && seats.some(({ mine }) => mine)
  useEffect(() => {
    if (!isOurs || !outcome) return
    keepResult(info.id, { match: id, at: status === 'over' ? changedAt : Date.now(), setup, outcome })
  }, [isOurs, outcome, info.id, id, setup, status, changedAt])
}
