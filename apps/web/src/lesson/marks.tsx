/** The parts of “Learn by playing”: the hand in the margin, the tick, the dots, the seal. */

const HAND = (
  <>
    <path d="M2 9H13V31H2Z" className="sleeve" />
    <path d="M5 9V31M9 9V31" className="hand-thin" />
    <path
      d="M13 8q5 1.500 4 4.500q3 1.500 1 4q3 2 0 4.500q2.500 2 -.500 4.500q.500 3.500 -4.500 5.500Z"
      className="lace"
    />
    <path
      d="M17.500 11C24 7.500 31 7 37 10.200L56 11.600C59.800 12 59.800 17.300 56 17.600L39 18.200C41.500 19 41.500 22.600 38.600 23C40 24.800 38.800 27 36.300 27.200C37 29.600 34.500 31 31.500 30.600C26.500 31.600 22 31 17.500 29Z"
      className="hand-skin"
    />
    <path
      d="M39 18.200H30.500M38.600 23H30.500M36.300 27.200H30M24 12.500C28 11.500 31.500 13.500 32.500 16.500M53.500 13l3 .400"
      className="hand-line"
    />
  </>
)

/** The pointing hand of old margins. */
export const Hand = ({ width = 50 }: { width?: number }) => (
  <svg className="hand" width={width} height={width * 0.62} viewBox="0 1 62 38" aria-hidden="true">
    {HAND}
  </svg>
)

/** On a board: the finger tip touches x, y. */
export const HandAt = ({ x, y, turn, scale }: { x: number; y: number; turn: number; scale: number }) => (
  <g
    className="hand hand-at"
    style={{ transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale}) translate(-60px, -14.5px)` }}
  >
    {HAND}
  </g>
)

export const Tick = ({ on, size = 24 }: { on: boolean; size?: number }) => (
  <svg className="tick" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 4.500L20 3.500L20.700 20L4 20.600Z" className="tick-box" />
    {on ? (
      <path d="M6 12.500C8.500 14 9.500 16 10.500 18.500C12.500 12 16 6.500 22 1.500" className="tick-mark" />
    ) : undefined}
  </svg>
)

export const Dots = ({ at, of }: { at: number; of: number }) => (
  <span className="dots" aria-hidden="true">
    {Array.from({ length: of }, (_, i) => (
      <i key={`${of} ${i + 1}`} className={i < at ? 'done' : i === at ? 'now' : ''} />
    ))}
  </span>
)

/** Wax seal of a finished lesson. */
export const Seal = ({ text, size = 96 }: { text: string; size?: number }) => (
  <svg className="seal-wax" width={size} height={size} viewBox="-50 -50 100 100" aria-hidden="true">
    <path
      d="M3 -44C14 -47 22 -40 30 -34C40 -32 46 -22 43 -11C48 -2 46 10 40 17C40 29 31 38 20 38C12 46 -2 47 -9 42C-21 45 -32 38 -35 28C-45 22 -47 9 -42 0C-47 -12 -41 -24 -31 -28C-27 -39 -14 -46 3 -44Z"
      className="wax"
    />
    <circle r="31" className="wax-in" />
    <circle r="27" className="wax-line" />
    <text y={text.length > 2 ? 9 : 12} className={text.length > 2 ? 'is-long' : ''}>
      {text}
    </text>
  </svg>
)

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
export const roman = (index: number): string => ROMAN[index] ?? String(index + 1)
