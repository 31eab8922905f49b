import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Game, Shape } from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import { factsIn } from '../told.ts'
import type { GameText, Language } from '../types.ts'
import { faultsOf, NAMES, type Texts } from './sane.ts'

const LANGUAGES: readonly Language[] = ['en', 'fr']

/** What somebody at the first seat reads from the beginning of a told game to its end. */
const chronicleOf = <S extends Shape>(game: Game<S>, text: GameText, told: string): string => {
  const lines = factsIn(game, told).flatMap(({ fact, only }) => {
    const line = only === undefined || only === 'p1' ? text.log(fact, NAMES) : undefined
    if (line === undefined) return []
    const said = line.figure === undefined ? line.text : `${line.text} [${line.figure}]`
    return line.heading ? ['', said] : [`  ${said}`]
  })
  return `${lines.join('\n').trimStart()}\n`
}

/**
 * The chronicles of the games in `playthroughs`, in both languages, as somebody has read and approved them: whoever changes a line
 * reads it in its place.
 */
export const chroniclesHold = <S extends Shape>(game: Game<S>, texts: Texts, testFile: string): void => {
  const folder = dirname(fileURLToPath(testFile))
  const renew = `read what changed; if it reads well, renew it by \`npx vitest run games/${game.id}/test/chronicles -u\``
  const names = readdirSync(join(folder, 'playthroughs')).map(name => basename(name, '.txt'))
  describe.each(names)('the chronicle of %s', name => {
    const told = readFileSync(join(folder, 'playthroughs', `${name}.txt`), 'utf8')
    test.each(LANGUAGES)('in %s reads as it was approved', async language => {
      const chronicle = chronicleOf(game, texts[language], told)
      await expect(chronicle, renew).toMatchFileSnapshot(join(folder, 'chronicles', `${name}.${language}.txt`))
      const sentences = new Set(chronicle.split('\n').map(line => line.replace(/ \[.*\]$/, '').trim()))
      sentences.delete('')
      expect([...sentences].flatMap(line => faultsOf(language, line, name))).toEqual([])
    })
  })
  test('every chronicle belongs to a game', () => {
    const kept = existsSync(join(folder, 'chronicles')) ? readdirSync(join(folder, 'chronicles')) : []
    expect(kept.sort()).toEqual(names.flatMap(name => LANGUAGES.map(language => `${name}.${language}.txt`)).sort())
  })
}
