import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { games } from './index.ts'
import { differencesOf, type GamePrints, gamePrintsOf, KEPT } from './prints.ts'

const RENEW = 'npm run tabletome -- fingerprint --renew'

/** What was kept is compared with the rules as they are now; a sentence says what to do about a difference. */
const faultOf = (kept: GamePrints, now: GamePrints): string | undefined => {
  if (kept.version !== now.version)
    return `version ${kept.version} became ${now.version}: renew what is kept by \`${RENEW}\``
  const differences = differencesOf(kept, now)
  const tables = differences.map(({ sample, kinds }) => `${sample} (${kinds.join(', ')})`).join('; ')
  if (differences.some(({ kinds }) => kinds.includes('played')))
    return `the same seed no longer gives the same match: raise \`version\` of the game, then renew by \`${RENEW}\`. ${tables}`
  if (differences.some(({ kinds }) => kinds.includes('digest')))
    return `positions have other digests, so that kept records no longer verify: raise \`version\` of the game, then renew by \`${RENEW}\`. ${tables}`
  if (differences.length > 0) return `questions carry something else: renew by \`${RENEW}\` if that is meant. ${tables}`
  return undefined
}

test.each(games.map(info => [info.id, info] as const))(
  '%s: the same seeds give the same matches as ever, or `version` is raised',
  async (id, info) => {
    const kept = JSON.parse(
      readFileSync(new URL(`./${id}/test/fingerprint.json`, import.meta.url), 'utf8'),
    ) as GamePrints
    const fault = faultOf(kept, await gamePrintsOf(info, KEPT))
    expect(fault, fault).toBeUndefined()
  },
)
