import { Button, Leaf } from '@tabletome/boardkit'
import { hasBeenOnline } from '../../online/api.ts'
import { tellNothing, useNotifications } from '../../online/notifications.ts'
import { useWords } from '../../text/index.ts'

const Known = () => {
  const { settings: words } = useWords()
  const { ability, tables } = useNotifications()
  return (
    <>
      <p className="soft">
        {ability === 'unknown'
          ? '…'
          : ability === 'ready'
            ? words.notifyTables(tables.length)
            : words.notifyNot[ability]}
      </p>
      {tables.length > 0 ? <Button onClick={() => void tellNothing()}>{words.notifyNone}</Button> : undefined}
    </>
  )
}

/** Notifications of the system: asked for at each table, ended here for all of them. */
export const Notify = () => {
  const { settings: words } = useWords()
  return (
    <Leaf title={words.notify} className="settings-leaf">
      <p>{words.notifyAbout}</p>
      {hasBeenOnline() ? <Known /> : undefined}
    </Leaf>
  )
}
