import { Button, Leaf } from '@tabletome/boardkit'
import { useState } from 'react'
import { download } from '../../app/download.ts'
import { useTables } from '../../app/tables.ts'
import { forgetStories } from '../../analysis/kept.ts'
import { forgetLab } from '../../lab/kept.ts'
import { progressNow } from '../../learn/progress.ts'
import { local } from '../../local/client.ts'
import { useWords } from '../../text/index.ts'

const deleteAll = async (tables: readonly string[]) => {
  for (const table of tables) await local().remove(table)
  forgetStories()
  forgetLab()
  localStorage.clear()
  for (const name of await caches.keys()) await caches.delete(name)
}

/** What this browser keeps, and how to take it away. */
export const LocalData = () => {
  const { settings: words } = useWords()
  const { mine } = useTables()
  const [asking, setAsking] = useState(false)
  const tables = mine.filter(({ kind }) => kind === 'local').map(({ table }) => table.id)
  const exportAll = async () => {
    download('tabletome-learned.json', JSON.stringify(progressNow(), undefined, 2))
    for (const table of tables) download(`tabletome-${table}.jsonl`, await local().record(table))
  }
  return (
    <Leaf title={words.data} className="settings-leaf">
      <p className="soft">{words.dataAbout(tables.length)}</p>
      {asking ? (
        <div className="note stack" role="alert">
          <p>{words.deleteSure}</p>
          <div className="row">
            <Button
              onClick={() => {
                deleteAll(tables).then(
                  () => location.reload(),
                  () => setAsking(false),
                )
              }}
            >
              {words.deleteYes}
            </Button>
            <Button onClick={() => setAsking(false)}>{words.keep}</Button>
          </div>
        </div>
      ) : (
        <div className="row">
          <Button onClick={() => void exportAll()}>{words.exportAll}</Button>
          <Button onClick={() => setAsking(true)}>{words.deleteAll}</Button>
        </div>
      )}
    </Leaf>
  )
}
