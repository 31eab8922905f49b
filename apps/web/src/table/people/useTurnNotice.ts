import { useEffect, useRef } from 'react'
import { useSettings } from '../../app/settings.ts'
import { useNotifications } from '../../online/notifications.ts'
import { noticeOf } from '../../sw/notice.ts'
import type { AtTable } from '../context.ts'

/**
 * The table is open in a tab nobody looks at, and it is my turn: the system says so, once. Where the table is not open at all
 * the server does (push).
 */
export const useTurnNotice = ({ kind, table, info, panel, text }: AtTable) => {
  const { language } = useSettings()
  const { tables } = useNotifications()
  const isWanted = kind === 'online' && tables.includes(table.id)
  const isAsked = panel.all.length > 0
  const wasAsked = useRef(isAsked)
  useEffect(() => {
    const isNew = isAsked && !wasAsked.current
    wasAsked.current = isAsked
    if (!isNew || !isWanted || document.visibilityState === 'visible') return
    const others = table.seats
      .filter(seat => seat.kind === 'person' && !seat.mine && seat.program === undefined)
      .map(({ name }) => name)
    const show = async () => {
      const message = { t: 'turn', table: table.id, game: info.id, language, others } as const
      const { title, body, tag, path } = noticeOf(message, text.title)
      const registration = await navigator.serviceWorker.ready
      await registration.showNotification(title, { body, tag, icon: '/icon.svg', data: { path } })
    }
    show().catch(() => undefined)
  }, [isAsked, isWanted, table, info, language, text])
}
