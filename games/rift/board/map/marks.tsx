import type { EnemyLetter } from '../../content/ids.ts'
import type { Defense, EnemyAbility } from '../../content/types.ts'

/** One engraved head or emblem per enemy in a 20 × 20 box; inner shapes are holes. */
const HEADS: Readonly<Record<EnemyLetter, string>> = {
  // long ears, slanted eyes
  g: 'M0 5L6 7.6Q10 3.6 14 7.6L20 5Q18.6 11 15.2 12Q14 17.6 10 17.6Q6 17.6 4.8 12Q1.4 11 0 5ZM6.4 9.6L9.2 11.2L6.8 12.4ZM13.6 9.6L10.8 11.2L13.2 12.4ZM7.4 14.2H12.6L11.4 15.6H8.6Z',
  // pricked ears, long snout
  w: 'M2.6 1L7.6 5.6H12.4L17.4 1L18 9Q17.4 12.4 14.2 13.4L12.2 19H7.8L5.8 13.4Q2.6 12.4 2 9ZM5.6 8.6L9 10.2L6.4 11.2ZM14.4 8.6L11 10.2L13.6 11.2ZM8.8 15.6H11.2L10 17.2Z',
  // square jaw, tusks
  o: 'M4 4.4Q10 .6 16 4.4L17.4 11L15.6 12V17Q10 20 4.4 17V12L2.6 11ZM5.8 7.6H9V9.6H5.8ZM11 7.6H14.2V9.6H11ZM6.2 16.4L7.2 12.4L8.6 16.4ZM13.8 16.4L12.8 12.4L11.4 16.4Z',
  // pointed hood, dark face
  c: 'M10 .6Q15.4 5 16.4 11L18.4 19.4H1.6L3.6 11Q4.6 5 10 .6ZM10 5.8Q13.4 8.6 13 12.6Q10 15.2 7 12.6Q6.6 8.6 10 5.8ZM8 10H9.5V11.5H8ZM10.5 10H12V11.5H10.5Z',
  // horned mask, round eyes
  s: 'M10 6Q15.4 6 15.4 11.4Q15.4 17.4 10 19.6Q4.6 17.4 4.6 11.4Q4.6 6 10 6ZM5.2 8.4Q.4 6.4 2 .6Q3.8 4.2 7 5.6ZM14.8 8.4Q19.6 6.4 18 .6Q16.2 4.2 13 5.6ZM6.8 11.2A1.3 1.3 0 1 0 9.4 11.2A1.3 1.3 0 1 0 6.8 11.2ZM10.6 11.2A1.3 1.3 0 1 0 13.2 11.2A1.3 1.3 0 1 0 10.6 11.2ZM7.6 14.8H12.4V16.2H7.6Z',
  // two crossed blades
  d: 'M1.4 1.2L4.6 1.8L15 13.4L17.2 12.2L18 13.4L16.2 15L19 18L17.8 19.2L14.8 16.4L13 18.2L12 17.2L13.2 15L2 4.6ZM18.6 1.2L15.4 1.8L5 13.4L2.8 12.2L2 13.4L3.8 15L1 18L2.2 19.2L5.2 16.4L7 18.2L8 17.2L6.8 15L18 4.6Z',
  // drawn bow and arrow
  a: 'M3 1Q17 3.4 19 17L17.2 17.4Q15 4.8 2.6 2.8ZM3.2 2.6L17.8 17L17 17.8L2.4 3.4ZM1 19L.8 16.6L11.6 8L10 6.2L16 4L13.8 10L12 8.6L3.4 19.2Z',
  // winged helmet
  r: 'M5 8.6Q5 3.4 10 3.4Q15 3.4 15 8.6L19.8 2.6Q20 11 15.8 12.2V17.4L12.4 18.8V12.2H7.6V18.8L4.2 17.4V12.2Q0 11 .2 2.6Z',
  // hood with a star for a face
  v: 'M10 .6Q15.4 5 16.4 11L18.4 19.4H1.6L3.6 11Q4.6 5 10 .6ZM10 5L11.4 9.2L15 10.8L11.4 12.4L10 16.6L8.6 12.4L5 10.8L8.6 9.2Z',
  // shield with an hourglass
  k: 'M2.4 1H17.6V10Q17.6 16.6 10 19.8Q2.4 16.6 2.4 10ZM5.8 4V5.8L9 9.8L5.8 13.8V15.2H14.2V13.8L11 9.8L14.2 5.8V4Z',
  // bull's horns, flat brow
  b: 'M10 4Q15 4 15.8 9Q19 7.6 18.4 1.6Q21 10 15.8 12.8Q15 18.6 10 18.6Q5 18.6 4.2 12.8Q-1 10 1.6 1.6Q1 7.6 4.2 9Q5 4 10 4ZM6.2 9.2L9.4 10.8V12.4L6.2 11.2ZM13.8 9.2L10.6 10.8V12.4L13.8 11.2ZM6.8 14.6H13.2V16.2H6.8Z',
  // crescent and dagger
  n: 'M8 .6Q2 3 2 10Q2 17.4 9.4 19.6Q5.2 15.4 5.2 10Q5.2 4.6 8 .6ZM14 .6L16.2 9V10.8H18.6V12.6H15.4V18H12.6V12.6H9.4V10.8H11.8V9Z',
  // flame
  f: 'M10 .4Q11 5 14.8 8Q17.6 11 16.6 14.8Q15 19.6 10 19.6Q5 19.6 3.4 14.8Q2.8 11.4 5.8 9.2Q6.4 11 8 11.4Q6.6 5.6 10 .4ZM10 12Q12.6 14.2 12 16.2Q11.2 17.6 10 17.6Q8.8 17.6 8 16.2Q7.4 14.2 10 12Z',
  // tufted ears, long nose, wide mouth
  T: 'M4.6 2L8 4.6H12L15.4 2L16.4 8Q18.6 12.4 16 16.4Q13.4 19.6 10 19.6Q6.6 19.6 4 16.4Q1.4 12.4 3.6 8ZM6 7.8H8.8V10H6ZM11.2 7.8H14V10H11.2ZM9 9H11L12 14H8ZM5.8 15.4H14.2L12.4 17.6H7.6Z',
  // topknot, heavy jaw
  O: 'M9 .4H11V3.6Q16 3.8 16.6 10L18.4 15.2Q17.4 19.6 10 19.6Q2.6 19.6 1.6 15.2L3.4 10Q4 3.8 9 3.6ZM6 8.6H9V10.6H6ZM11 8.6H14V10.6H11ZM4.6 14.2H15.4L14.2 17.2H13L12.4 15.6H7.6L7 17.2H5.8Z',
  // ram's horns
  U: 'M10 2.4L14 4.4Q19.8 3.4 19.8 9Q19.8 13.8 15.6 13.6Q17.6 11.4 16.4 9.6Q15.2 8.6 14.2 9.6L13.2 17.4L10 19.8L6.8 17.4L5.8 9.6Q4.8 8.6 3.6 9.6Q2.4 11.4 4.4 13.6Q.2 13.8 .2 9Q.2 3.4 6 4.4ZM7.4 10L9.4 11.2V12.8L7.4 12ZM12.6 10L10.6 11.2V12.8L12.6 12Z',
  // carved pillar with a rhombus
  Z: 'M3.6 .6H16.4L17.6 5L15.4 6.2V9L17.6 11L15.4 13V15.8L17.6 19.4H2.4L4.6 15.8V13L2.4 11L4.6 9V6.2L2.4 5ZM6.6 3H9V5H6.6ZM11 3H13.4V5H11ZM10 7L13 10.8L10 14.6L7 10.8ZM6.8 16H13.2V17.8H6.8Z',
}

interface EnemyMarkProps {
  letter: EnemyLetter
  /** Centre and width in the drawing's own units. */
  x: number
  y: number
  size: number
}

export const EnemyMark = ({ letter, x, y, size }: EnemyMarkProps) => (
  <path
    d={HEADS[letter]}
    transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 20})`}
    className="foe-glyph"
    fillRule="evenodd"
  />
)

/** Marks round 0, 0 in a box of 8: shield, star, skull; plus, chevrons, cross hairs. Shapes differ, so colour is not needed. */
const DEFENSE: Readonly<Record<Defense, string>> = {
  physical: 'M-3.4 -4H3.4V0Q3.4 3.2 0 4.4Q-3.4 3.2 -3.4 0Z',
  magical: 'M0 -4.8L1.3 -1.3L4.8 0L1.3 1.3L0 4.8L-1.3 1.3L-4.8 0L-1.3 -1.3Z',
  deadly:
    'M0 -4.4Q4 -4.2 4 -.6Q4 1.4 2.2 2V4H-2.2V2Q-4 1.4 -4 -.6Q-4 -4.2 0 -4.4ZM-2.6 -1.6H-.7V.4H-2.6ZM.7 -1.6H2.6V.4H.7Z',
}
const ABILITY: Readonly<Record<EnemyAbility, string>> = {
  heal: 'M-1.4 -4.2H1.4V-1.4H4.2V1.4H1.4V4.2H-1.4V1.4H-4.2V-1.4H-1.4Z',
  speed: 'M-4.4 -3.8L-.6 0L-4.4 3.8V1.2L-3.2 0L-4.4 -1.2ZM0 -3.8L3.8 0L0 3.8V1.2L1.2 0L0 -1.2Z',
  deadEye:
    'M-.7 -4.6H.7V-3.1A3.2 3.2 0 0 1 3.1 -.7H4.6V.7H3.1A3.2 3.2 0 0 1 .7 3.1V4.6H-.7V3.1A3.2 3.2 0 0 1 -3.1 .7H-4.6V-.7H-3.1A3.2 3.2 0 0 1 -.7 -3.1ZM0 -1.9A1.9 1.9 0 1 0 0 1.9A1.9 1.9 0 1 0 0 -1.9Z',
}

interface TraitMarkProps {
  trait: Defense | EnemyAbility
  x: number
  y: number
  size: number
}

const isDefense = (trait: Defense | EnemyAbility): trait is Defense => trait in DEFENSE

export const TraitMark = ({ trait, x, y, size }: TraitMarkProps) => (
  <path
    d={isDefense(trait) ? DEFENSE[trait] : ABILITY[trait]}
    transform={`translate(${x} ${y}) scale(${size / 9})`}
    className={`trait trait-${trait}`}
    fillRule="evenodd"
  />
)

/** The same beside words. */
export const TraitIcon = ({ trait, size = 16 }: { trait: Defense | EnemyAbility; size?: number }) => (
  <svg width={size} height={size} viewBox="-5 -5 10 10" className="trait-icon" aria-hidden="true">
    <TraitMark trait={trait} x={0} y={0} size={9} />
  </svg>
)

export const EnemyIcon = ({ letter, size = 24 }: { letter: EnemyLetter; size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" className="enemy-icon" aria-hidden="true">
    <rect x={0.8} y={0.8} width={22.4} height={22.4} rx={3} className={`foe foe-${letter}`} />
    <EnemyMark letter={letter} x={12} y={12} size={19} />
  </svg>
)
