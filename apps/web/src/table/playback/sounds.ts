import { currentSettings } from '../../app/settings.ts'

/** Small wooden and metal sounds, made on the spot: no files, nothing to load. */
export type Sound = 'choose' | 'turn' | 'good' | 'bad' | 'end'

interface Tone {
  readonly at: number
  readonly hertz: number
  readonly length: number
  readonly shape: OscillatorType
  readonly loud: number
  /** Where the pitch ends, as a part of where it began. */
  readonly slide?: number
}

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  choose: [{ at: 0, hertz: 520, length: 0.06, shape: 'triangle', loud: 0.16, slide: 0.6 }],
  turn: [
    { at: 0, hertz: 587, length: 0.5, shape: 'sine', loud: 0.14 },
    { at: 0.13, hertz: 880, length: 0.7, shape: 'sine', loud: 0.1 },
  ],
  good: [
    { at: 0, hertz: 523, length: 0.16, shape: 'sine', loud: 0.1 },
    { at: 0.08, hertz: 659, length: 0.24, shape: 'sine', loud: 0.1 },
  ],
  bad: [{ at: 0, hertz: 130, length: 0.24, shape: 'triangle', loud: 0.24, slide: 0.55 }],
  end: [
    { at: 0, hertz: 392, length: 0.5, shape: 'sine', loud: 0.12 },
    { at: 0.18, hertz: 523, length: 0.5, shape: 'sine', loud: 0.12 },
    { at: 0.36, hertz: 784, length: 0.9, shape: 'sine', loud: 0.12 },
  ],
}

let context: AudioContext | undefined

/** Browsers allow sound only after the reader has touched the page; before that it is simply not heard. */
export const playSound = (sound: Sound) => {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume().catch(() => undefined)
  const start = context.currentTime
  for (const { at, hertz, length, shape, loud, slide = 1 } of TONES[sound]) {
    const source = context.createOscillator()
    const volume = context.createGain()
    source.type = shape
    source.frequency.setValueAtTime(hertz, start + at)
    source.frequency.exponentialRampToValueAtTime(hertz * slide, start + at + length)
    volume.gain.setValueAtTime((loud * currentSettings().volume) / 100, start + at)
    volume.gain.exponentialRampToValueAtTime(0.001, start + at + length)
    source.connect(volume).connect(context.destination)
    source.start(start + at)
    source.stop(start + at + length)
  }
}
