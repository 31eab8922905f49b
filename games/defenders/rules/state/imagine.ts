import type { Game, Random } from '@tabletome/engine'
import { ARTIFACT_IDS, FOE_IDS, HERO_IDS, TURN_CARDS } from '../../content/cards.ts'
import type { ArtifactId } from '../../content/ids.ts'
import { COLOURS, DECKS } from '../../content/levels.ts'
import { hiddenCards, turnDeckFromTop, unknownInTurnDeck } from '../round/cards.query.ts'
import type { CardId, Defenders, Seat, View } from './shape.ts'

/**
 * A world that looks like this view: what nobody can work out is dealt at random (DEF-DECK-09, DEF-RULING-20,
 * DEF-RULING-61).
 */
export const imagine: Game<Defenders>['imagine'] = (view, random) => {
  const { open, piles } = view
  const unknown = unknownInTurnDeck(view)
  const hidden = shuffled(hiddenCards(open), random)
  const enemies = hidden.filter(card => TURN_CARDS[card].kind === 'enemy')
  const dire = hidden.filter(card => TURN_CARDS[card].kind === 'dire')
  const rest = hidden.filter(card => !enemies.includes(card) && !dire.includes(card))
  const onTop = open.round === 1 ? enemies.splice(0, unknown) : []
  const horde = shuffled(
    [
      ...enemies.splice(0, DECKS.enemiesEach - open.hordeSeen.enemies),
      ...dire.splice(0, open.direInHorde - open.hordeSeen.dire),
    ],
    random,
  )
  const joined = open.round === 1 ? onTop : horde.splice(0, unknown)
  const leftover = shuffled([...enemies, ...dire, ...rest], random)
  const foes = shuffled(
    FOE_IDS.filter(id => id !== open.foe?.id),
    random,
  )
  const heroes = COLOURS.map(colour => open.defenders[colour]?.hero)
  return {
    own: Object.fromEntries(open.seats.map(seat => [seat, {}])) as Record<Seat, Record<string, never>>,
    piles: {
      turn: turnDeck(view, joined, random),
      horde,
      markers: leftover.splice(0, piles.markers),
      leftover,
      artifacts: shuffled(artifactsInDeck(view), random),
      foe: foes.splice(0, piles.foe),
      foes,
      enemies: [],
      dire: [],
      map: [],
      heroes:
        piles.heroes === 0
          ? []
          : shuffled(
              HERO_IDS.filter(hero => !heroes.includes(hero)),
              random,
            ),
    },
  }
}

/** In Round 1 the unknown Enemies lie on top; later the unknown card is anywhere (DEF-DECK-05, DEF-ROUND-06). */
const turnDeck = (view: View, joined: readonly CardId[], random: Random): CardId[] => {
  const { open } = view
  const fromTop = turnDeckFromTop(view)
  const placed = new Set(fromTop)
  const known = open.inTurnDeck.filter(card => !placed.has(card))
  const others = open.round === 1 ? [...joined, ...shuffled(known, random)] : shuffled([...known, ...joined], random)
  let next = 0
  const cards: CardId[] = []
  for (const card of fromTop) {
    const here = card ?? others[next++]
    if (here !== undefined) cards.push(here)
  }
  return cards.reverse()
}

/** All but those carried, and the one just drawn that its Defender has no free slot for. */
const artifactsInDeck = ({ open, agenda }: View): ArtifactId[] => {
  const out: string[] = COLOURS.flatMap(colour => open.defenders[colour]?.artifacts ?? [])
  for (const waiting of agenda) if (waiting.do === 'artifact.choose') out.push(waiting.with.artifact)
  return ARTIFACT_IDS.filter(artifact => !out.includes(artifact))
}

const shuffled = <C>(cards: readonly C[], random: Random): C[] => {
  const list = [...cards]
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const card = list[i] as C
    list[i] = list[j] as C
    list[j] = card
  }
  return list
}
