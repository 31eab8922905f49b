import type { Game, Shape, View } from '@tabletome/engine'
import type { Answered } from '@tabletome/match'
import type { GameText } from '@tabletome/games/types'
import { useCallback, useEffect, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import { isTaken, type Way } from './choosing.ts'
import { type Choosable, findOption, type OptionPanel, optionsAt } from './options.ts'
import type { Foreknown } from '../playback/playback.ts'
import { isTapping, lastHand } from './pointer.ts'
import { type Why, whyNotAt } from './preview.ts'
import { useFrameState } from './useFrameState.ts'

interface DeskNeeds {
  game: Game<Shape>
  text: GameText
  panel: OptionPanel
  /** Whose eyes are used to say why something is not possible. */
  eyes: View<Shape> | undefined
  /** Tells the questions apart that are open one after the other. */
  moment: string
  /** A lesson is told of a press on an option it holds back. */
  onAsleep?: ((item: Choosable) => void) | undefined
  /** What is sure to happen when an option is taken, as its preview shows it. */
  foreknown: (item: Choosable) => Foreknown | undefined
  /** It cannot be taken back once it is answered. */
  isFinal: (item: Choosable) => boolean
  answer: (item: Choosable) => Promise<Answered>
  expect: (known: Foreknown | undefined) => void
  onRefused: (answered: Answered) => void
}
type Pointed = { readonly id: string; readonly seat: string } | { readonly anchor: string; readonly looked?: true }

/** What the hand is doing: pointing at an option or a place, having one selected, sending one. */
export const useAnswering = ({
  game,
  text,
  panel,
  eyes,
  moment,
  onAsleep,
  foreknown,
  isFinal,
  answer,
  expect,
  onRefused,
}: DeskNeeds) => {
  const { confirm } = useSettings()
  const [pointed, setPointed] = useFrameState<Pointed>(moment)
  const [selectedAt, setSelected] = useState<{ id: string; seat: string; moment: string }>()
  const selected = selectedAt?.moment === moment ? selectedAt : undefined
  /** The position an answer is on its way from: once the table has moved on, nothing waits any more. */
  const [sentAt, setSentAt] = useState<string>()
  const sending = sentAt === moment
  // A finger has no hover to end: what it asked about is told until it comes down elsewhere.
  useEffect(() => {
    const onDown = ({ pointerType, target }: PointerEvent) => {
      if (pointerType !== 'mouse' && !(target instanceof Element && target.closest('.hand-note'))) setPointed(undefined)
    }
    addEventListener('pointerdown', onDown, true)
    return () => removeEventListener('pointerdown', onDown, true)
  }, [setPointed])

  const chosen = findOption(panel, selected)
  const here = pointed && 'anchor' in pointed ? optionsAt(panel, pointed.anchor) : []
  const looked =
    pointed && ('anchor' in pointed ? (here.length === 1 ? here[0] : undefined) : findOption(panel, pointed))
  const why: Why | undefined =
    pointed && 'anchor' in pointed && here.length === 0 && eyes ? whyNotAt(game, text, eyes, pointed.anchor) : undefined

  const take = useCallback(
    async (item: Choosable) => {
      expect(foreknown(item))
      setSentAt(moment)
      try {
        const answered = await answer(item)
        if (!answered.ok) {
          expect(undefined)
          onRefused(answered)
          setSelected(undefined)
        }
      } finally {
        setSentAt(now => (now === moment ? undefined : now))
      }
    },
    [foreknown, moment, answer, expect, onRefused],
  )

  const choose = useCallback(
    (item: Choosable, way: Way) => {
      if (sending) return
      if (item.asleep !== undefined) return onAsleep?.(item)
      const isSelected = chosen?.id === item.id && chosen.seat === item.seat
      if (isTaken(item, way, lastHand(), confirm, isSelected, isFinal(item))) void take(item)
      else setSelected({ id: item.id, seat: item.seat, moment })
    },
    [sending, moment, chosen, confirm, isFinal, onAsleep, take],
  )

  return {
    selected: chosen,
    /** What the preview is about. */
    looked: looked ?? chosen,
    why,
    pointedAnchor: pointed && 'anchor' in pointed ? pointed.anchor : undefined,
    sending,
    choose,
    confirm: () => chosen && choose(chosen, 'confirm'),
    drop: () => setSelected(undefined),
    /** A finger only selects: a preview that opened under it would move the target away before the tap is done. */
    point: (item: Choosable | undefined) => {
      if (lastHand() !== 'touch') setPointed(item && { id: item.id, seat: item.seat })
    },
    /** A tap where nothing is offered lets go of what was selected and tells why. */
    pointAt: (anchor: string | undefined) => {
      if (lastHand() !== 'touch') return setPointed(anchor === undefined ? undefined : { anchor })
      if (anchor === undefined || !isTapping() || optionsAt(panel, anchor).length > 0) return
      setPointed({ anchor })
      setSelected(undefined)
    },
    /** A press where nothing is offered: the note says so at once. */
    lookAt: (anchor: string) => {
      setPointed({ anchor, looked: true })
      setSelected(undefined)
    },
    isLooking: pointed !== undefined && 'looked' in pointed,
    /** Lays an option ready to be confirmed, such as the best of a hint. */
    select: (item: Choosable) => setSelected({ id: item.id, seat: item.seat, moment }),
    /** Why an anchor offers nothing, for those who cannot point. */
    whyAt: (anchor: string): Why | undefined =>
      eyes && optionsAt(panel, anchor).length === 0 ? whyNotAt(game, text, eyes, anchor) : undefined,
  }
}
export type Answering = ReturnType<typeof useAnswering>
