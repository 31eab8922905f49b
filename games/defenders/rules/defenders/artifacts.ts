import { ARTIFACTS, CARRIED_AT_MOST } from '../../content/artifacts.ts'
import type { ArtifactId } from '../../content/ids.ts'
import { defenderIn, defenderOf, seatOf } from './defenders.ts'
import { refuse } from '../state/reasons.ts'
import { option, question, step } from '../state/kit.ts'
import type { Colour, Now, Offers, Play } from '../state/shape.ts'

/**
 * Drawn face up at once; a free slot is filled, an empty deck gives nothing (DEF-ARTIFACT-01, DEF-ARTIFACT-02,
 * DEF-ARTIFACT-04, DEF-ARTIFACT-09, DEF-RULING-24).
 */
export const gainArtifact = step('artifact.gain', (play, { defender }) => {
  const artifact = play.draw('artifacts')
  if (artifact === undefined) return
  play.emit({ type: 'artifactDrawn', defender, artifact })
  if (sameKind(play.state, defender, artifact).length < CARRIED_AT_MOST[ARTIFACTS[artifact].slot])
    equip(play, defender, artifact)
  else play.next(chooseArtifact({ defender, artifact }))
})

/** Judged per kind: Hand Artifacts do not take the place of a Back Artifact (DEF-ARTIFACT-03, DEF-RULING-23). */
const sameKind = (state: Now, defender: Colour, artifact: ArtifactId): ArtifactId[] =>
  defenderOf(state, defender).artifacts.filter(carried => ARTIFACTS[carried].slot === ARTIFACTS[artifact].slot)

const equip = (play: Play, colour: Colour, artifact: ArtifactId, instead?: ArtifactId): void => {
  const defender = defenderIn(play, colour)
  defender.artifacts.push(artifact)
  defender.deeds.artifacts++
  play.emit({ type: 'artifactEquipped', defender: colour, artifact, ...(instead === undefined ? {} : { instead }) })
}

/** Without a free slot one of the same kind may be dropped for it (DEF-ARTIFACT-05, DEF-RULING-64). */
const chooseArtifact = question('artifact.choose', {
  seat: (state, { defender }) => seatOf(state, defender),
  options: (state, found) => {
    const { defender, artifact } = found
    const list: Offers<'drop' | 'refuse'> = []
    for (const drop of sameKind(state, defender, artifact))
      list.push(option({ do: 'drop', artifact: drop }, replace({ defender, artifact, drop }), `artifact ${drop}`))
    list.push(option({ do: 'refuse' }, putBackArtifact(found)))
    return list
  },
  whyNot: (state, { defender, artifact }, { answer, thing }) => {
    const drop = answer?.do === 'drop' ? answer.artifact : thing?.is === 'artifact' ? thing.artifact : undefined
    if (drop === undefined) return undefined
    if (!defenderOf(state, defender).artifacts.includes(drop))
      return refuse('DEF-ARTIFACT-08', 'notCarried', { ability: drop })
    return sameKind(state, defender, artifact).includes(drop)
      ? undefined
      : refuse('DEF-RULING-23', 'otherKind', { artifact: drop })
  },
})

/** The dropped card is shuffled into the deck and may be drawn again (DEF-ARTIFACT-06, DEF-RULING-21). */
const replace = step('artifact.replace', (play, { defender, artifact, drop }) => {
  const owner = defenderIn(play, defender)
  owner.artifacts = owner.artifacts.filter(carried => carried !== drop)
  play.next(putBackArtifact({ defender, artifact: drop }))
  equip(play, defender, artifact, drop)
})

/** DEF-ARTIFACT-06, DEF-ARTIFACT-07, DEF-RULING-22. */
const putBackArtifact = step('artifact.putBack', (play, { defender, artifact }) => {
  play.place('artifacts', artifact)
  play.shuffle('artifacts')
  play.emit({ type: 'artifactReturned', defender, artifact })
})
