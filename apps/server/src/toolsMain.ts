import { backUp, restore } from './store/backup.ts'
import { examine } from './store/examine.ts'
import { move } from './store/move.ts'

/** What whoever runs a built server needs beside it: `node dist/tabletome.js backup <folder or url> <file>`, and so on. */
const run = async ([command, folder = './data', url]: readonly string[]): Promise<number> => {
  if (command === 'backup' && url !== undefined) {
    await backUp(folder, url)
    return 0
  }
  if (command === 'restore' && url !== undefined) {
    for (const { table, rows, digest } of await restore(folder, url))
      console.log(`${table} ${rows} ${digest.slice(0, 16)}`)
    return 0
  }
  if (command === 'move' && url !== undefined) {
    await move(folder, url, ({ table, rows, digest }) => console.log(`${table} ${rows} ${digest.slice(0, 16)}`))
    return 0
  }
  if (command === 'doctor') {
    const found = await examine(folder)
    console.log(JSON.stringify(found ?? `There is no database in ${folder}.`, undefined, 2))
    return found && found.problems.length === 0 ? 0 : 1
  }
  console.error(
    'tabletome backup <folder or postgres://…> <file> | restore <file> <folder or postgres://…> | move <folder> <postgres://…> | doctor <folder>',
  )
  return 2
}

run(process.argv.slice(2)).then(
  code => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  },
)
