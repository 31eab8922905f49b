import { useEffect, useRef } from 'react'
import { useSettings } from '../../app/settings.ts'
import type { AtTable } from '../context.ts'
import { playSound } from './sounds.ts'

/** A sound for what is shown, for my turn coming round, and for the end. */
export const useSounds = ({ playing, text, names, panel, position, answering }: AtTable) => {
  const { sound } = useSettings()
  const { fact } = playing
  const tone = fact && text.log(fact, names)?.tone
  useEffect(() => {
    if (sound && fact && (tone === 'good' || tone === 'bad')) playSound(tone)
  }, [sound, fact, tone])

  const asked = panel.all.length > 0
  const wasAsked = useRef(asked)
  useEffect(() => {
    if (sound && asked && !wasAsked.current) playSound('turn')
    wasAsked.current = asked
  }, [sound, asked])

  useEffect(() => {
    if (sound && answering.sending) playSound('choose')
  }, [sound, answering.sending])

  const wasOver = useRef(position.over)
  useEffect(() => {
    if (sound && position.over && !wasOver.current) playSound('end')
    wasOver.current = position.over
  }, [sound, position.over])
}
