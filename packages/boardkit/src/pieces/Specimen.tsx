import type { ReactNode } from 'react'
import bearHead from 'icon:bear-head'
import bowArrow from 'icon:bow-arrow'
import crossedSwords from 'icon:crossed-swords'
import crossShield from 'icon:cross-shield'
import hood from 'icon:hood'
import pointyHat from 'icon:pointy-hat'
import scrollUnfurled from 'icon:scroll-unfurled'
import spartanHelmet from 'icon:spartan-helmet'
import { Arrow, OrderMark } from './Arrow.tsx'
import { Button } from '../frame/Button.tsx'
import { Card, CardArt, CardBody } from './Card.tsx'
import { Defs } from './Defs.tsx'
import { Miniature } from './Diaper.tsx'
import { Die, FACES } from './Die.tsx'
import { Flourish } from './Flourish.tsx'
import { Glyph } from './Icon.tsx'
import { Initial } from './Initial.tsx'
import { Leaf } from './Leaf.tsx'
import { OptionButton, type OptionState } from '../hand/OptionButton.tsx'
import { Pile } from './Pile.tsx'
import { SEAT_COLOURS, SeatMark } from './seats.tsx'
import { MiniToken, Token, type TokenProps } from './Token.tsx'
import { Pips, Track } from './Track.tsx'

const GLYPHS = [crossShield, bowArrow, hood, pointyHat, spartanHelmet] as const
const INKS = [
  'paper',
  'paper-raised',
  'paper-sunk',
  'desk',
  'ink',
  'ink-soft',
  'ink-faint',
  'line',
  'line-strong',
  'rubric',
]
const LANDS = ['land-0', 'land-1', 'land-2', 'land-3', 'water', 'leafage', 'roof', 'wall', 'stone', 'sand']
const STATES: readonly OptionState[] = ['can', 'chosen', 'plan', 'barred', 'threat']
const PIECES: readonly Pick<TokenProps, 'state' | 'ghost' | 'weakened' | 'gain' | 'lose'>[] = [
  {},
  { state: 'can' },
  { state: 'picked' },
  { ghost: true },
  { state: 'target' },
  { state: 'spent', weakened: true },
  { gain: 2 },
  { lose: 2 },
]

const Swatches = ({ names }: { names: readonly string[] }) => (
  <div className="specimen-swatches">
    {names.map(name => (
      <div key={name}>
        <i style={{ background: `var(--${name})` }} />
        <span>{name}</span>
      </div>
    ))}
  </div>
)

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <div className="label">{name}</div>
    <div className="specimen-row">{children}</div>
  </>
)

const Tokens = ({ size, grey = false }: { size: number; grey?: boolean }) => (
  <span className={grey ? 'specimen-grey' : undefined}>
    {SEAT_COLOURS.map((seat, i) =>
      size < 40 ? (
        <MiniToken key={seat} seat={seat} glyph={GLYPHS[i] ?? hood} size={size} hp={3} max={4} />
      ) : (
        <svg key={seat} width={size} height={size} viewBox="-30 -29 60 60" aria-hidden="true">
          <Token seat={seat} glyph={GLYPHS[i] ?? hood} hp={5 - i} max={5} />
        </svg>
      ),
    )}
  </span>
)

/** One theme of the specimen page: every piece of this package, for the eye and for screenshots. */
const Half = ({ theme }: { theme: 'light' | 'dark' }) => (
  <section className="specimen-half" data-theme={theme}>
    <div className="row">
      <Initial letter="T" seat="ruby" />
      <h1>{theme}</h1>
    </div>
    <Flourish width="100%" />
    <Row name="paper and ink">
      <Swatches names={INKS} />
    </Row>
    <Row name="land">
      <Swatches names={LANDS} />
    </Row>
    <Row name="seats">
      <Tokens size={64} />
      <Tokens size={36} />
      <Tokens size={24} />
      <Tokens size={64} grey />
      <Tokens size={24} grey />
      {SEAT_COLOURS.map(seat => (
        <SeatMark key={seat} seat={seat} size={34} />
      ))}
    </Row>
    <Row name="pieces">
      {PIECES.map((piece, i) => (
        <svg key={i} className="specimen-land" width="84" height="76" viewBox="-36 -34 72 68" aria-hidden="true">
          <Token seat="ruby" glyph={crossShield} r={17} hp={3} max={6} {...piece} />
        </svg>
      ))}
      <svg className="specimen-land" width="240" height="76" viewBox="0 0 240 76" aria-hidden="true">
        <Arrow from={[30, 56]} to={[116, 40]} bend={24} kind="blow" />
        <Arrow from={[140, 56]} to={[220, 30]} bend={-14} />
        <OrderMark at={[26, 54]} order="I" state="done" />
        <OrderMark at={[132, 44]} order="II" state="now" />
      </svg>
    </Row>
    <div className="specimen-columns">
      <div className="stack">
        {STATES.map((state, i) => (
          <OptionButton
            key={state}
            state={state}
            keyCap={String(i + 1)}
            icon={crossedSwords}
            what={state}
            why="8 → 4"
          />
        ))}
        <div className="specimen-row">
          <Button kind="go" keyCap="Enter">
            go
          </Button>
          <Button keyCap="U">plain</Button>
          <Button kind="quiet">quiet</Button>
          <Button disabled>disabled</Button>
        </div>
        <Track on={6} max={13} gain={4} fat />
        <Track on={8} max={11} lose={4} fat />
        <Track on={9} max={12} kind="foe" marked={[6, 2]} fat />
        <Pips left={2} planned={1} of={3} label="2 of 3" />
      </div>
      <div className="stack">
        <Card icon={bearHead} name="card" kind="kind" seat="sable">
          <div className="row">
            <CardArt icon={bearHead} />
            <CardBody>8 → 4</CardBody>
          </div>
        </Card>
        <Card icon={hood} name="card" playable>
          <CardBody>8 → 4</CardBody>
        </Card>
        <div className="specimen-row">
          <Pile icon={scrollUnfurled} count={6} name="pile" back label="pile, 6" />
          <Pile icon={scrollUnfurled} count={2} name="pile" label="pile, 2" />
          <Pile icon={scrollUnfurled} count={0} name="pile" label="pile, 0" />
        </div>
        <div className="row">
          <Die face={FACES.push} label="push" size={36} />
          <Die face={FACES.star} label="star" size={36} />
          <Die face={FACES.miss} label="miss" size={36} />
          <Die face={4} label="4" size={36} />
        </div>
      </div>
      <Leaf title="leaf" aside="aside" seat="emerald">
        <Miniature seat="sapphire">
          <Glyph body={bearHead} x={158} y={142} size={150} className="gold" />
        </Miniature>
      </Leaf>
    </div>
  </section>
)

/** Every piece by daylight and by candle. */
export const Specimen = () => (
  <main className="specimen">
    <Defs />
    <Half theme="light" />
    <Half theme="dark" />
  </main>
)
