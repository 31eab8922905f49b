import type { SeatColour } from './seats.tsx'

const LATTICE = Array.from({ length: 9 }, (_, i) => {
  const x = i * 12 - 36
  return `M${x} 0L${x + 64} 64M${x} 64L${x + 64} 0`
}).join('')

const VINE =
  'M8 58C6 40 12 30 8 8M56 58C60 44 50 26 57 6M8 40q8 -2 9 6q-8 1 -9 -6M9 22q8 -4 9 4q-8 2 -9 -4' +
  'M56 42q-8 -3 -9 5q8 2 9 -5M55 20q-8 -2 -8 5q7 1 8 -5'

interface InitialProps {
  letter: string
  seat: SeatColour
  size?: number
}

/** An illuminated initial: jewel ground, gilded lattice and frame, vine, letter in leaf. One per screen at most. */
export const Initial = ({ letter, seat, size = 64 }: InitialProps) => (
  <svg className={`initial seat-${seat}`} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
    <rect x={1} y={1} width={62} height={62} rx={3} className="initial-frame" />
    <rect x={4} y={4} width={56} height={56} className="initial-ground" />
    <svg x={4} y={4} width={56} height={56} viewBox="4 4 56 56">
      <path d={LATTICE} className="initial-lattice" />
      <path d={VINE} className="initial-vine" />
    </svg>
    <rect x={4} y={4} width={56} height={56} className="initial-rule" />
    <text x={32} y={48} className="initial-letter">
      {letter}
    </text>
  </svg>
)
