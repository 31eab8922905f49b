import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@tabletome/match/stores/sql'
import { openSqliteDatabase, problemsOf } from '@tabletome/match/stores/sqlite'

/** What can be read of a folder with a database. */
export interface Findings {
  /** None: the file is whole. */
  readonly problems: readonly string[]
  /** Rows of each table that can be read; undefined where reading fails. */
  readonly rows: Readonly<Record<string, number | undefined>>
  /** Matches whose log can be read from the first line to the last one that was counted. */
  readonly whole: number
  /** The others, by id. */
  readonly broken: readonly string[]
}

const FILE = 'tabletome.db'
const TABLES = ['person', 'session', 'game_table', 'seat', 'talk', 'match', 'match_line', 'match_snapshot']

/** Looks at a copy, since opening a database can change it. Undefined: there is none. */
export const examine = async (folder: string): Promise<Findings | undefined> => {
  if (!existsSync(join(folder, FILE))) return undefined
  const copy = mkdtempSync(join(tmpdir(), 'tabletome-doctor-'))
  try {
    for (const end of ['', '-wal'])
      if (existsSync(join(folder, FILE + end))) copyFileSync(join(folder, FILE + end), join(copy, FILE + end))
    const problems = (await problemsOf(join(copy, FILE))).map(each => each.replaceAll(copy, folder))
    return { problems, ...(await readable(join(copy, FILE))) }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

const readable = async (path: string): Promise<Omit<Findings, 'problems'>> => {
  const rows: Record<string, number | undefined> = {}
  const broken: string[] = []
  let whole = 0
  const database = await attempt(() => openSqliteDatabase(path, []))
  for (const table of TABLES) rows[table] = database && (await attempt(() => count(database, table)))
  const matches = database && (await attempt(() => idsOf(database)))
  for (const { id, lines } of matches ?? []) {
    if (database && (await attempt(() => linesOf(database, id))) === lines) whole += 1
    else broken.push(id)
  }
  await attempt(async () => database?.close())
  return { rows, whole, broken }
}

const attempt = async <R>(work: () => Promise<R>): Promise<R | undefined> => {
  try {
    return await work()
  } catch {
    return undefined
  }
}

const count = async (database: Database, table: string): Promise<number> => {
  const [row] = await database.all<{ n: number }>(`select count(*) as n from ${table}`)
  return Number(row?.n ?? 0)
}

const idsOf = async (database: Database): Promise<{ id: string; lines: number }[]> => {
  const rows = await database.all<{ id: string; line_count: number }>('select id, line_count from match order by id')
  return rows.map(row => ({ id: row.id, lines: Number(row.line_count) }))
}

/** How many lines follow each other from 1 on, each readable. */
const linesOf = async (database: Database, id: string): Promise<number> => {
  let next = 1
  const sql = 'select seq, line from match_line where match_id = $1 order by seq'
  for (const { seq, line } of await database.all<{ seq: number; line: string }>(sql, [id])) {
    if (Number(seq) !== next || typeof JSON.parse(line) !== 'object') break
    next += 1
  }
  return next - 1
}
