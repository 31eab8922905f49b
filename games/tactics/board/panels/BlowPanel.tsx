import { Die, FACES, Icon, MiniToken } from '@tabletome/boardkit'
import { percentOf } from '../../../text/percent.ts'
import type { BoardProps } from '../../../types.ts'
import { oddsOf } from '../../rules/attack/dice.query.ts'
import { spaceName } from '../../rules/realm/spaces.query.ts'
import { cardOf, isHero } from '../../rules/units/units.query.ts'
import type { Blow, Push } from '../hand/blow.ts'
import { answersTo } from '../hand/counters.ts'
import { glyphs } from '../art/glyphs.ts'
import { ARMS } from '../../content/arms.ts'
import { nameOf, openOf } from '../read.ts'
import { causeWord, say, signed } from '../words.ts'

const pushWords = ({ text }: BoardProps, { to, moved, collides, fell, health }: Push) => {
  const values = { space: spaceName(to), health }
  if (health <= 0) return say(text, 'resultCaptured')
  if (collides) return say(text, 'resultWall', values)
  if (moved === 0) return say(text, 'resultStays', values)
  return say(text, fell ? 'resultFalls' : 'resultMoves', values)
}

/** Odds are a number first, then a bar, then words. */
const Result = ({
  odds,
  faces,
  words,
  tone,
}: {
  odds: number
  faces?: React.ReactNode
  words: string
  tone?: string
}) => (
  <li className="odds-row">
    <b className="num odds-number">
      {percentOf(odds)}
      <small>%</small>
    </b>
    <span className="odds-what">
      {faces}
      <span className={tone}>{words}</span>
    </span>
    <span className="bar">
      <i style={{ width: `${percentOf(odds)}%` }} />
    </span>
  </li>
)

const PushFaces = ({ board, pushes, dice }: { board: BoardProps; pushes: number; dice: number }) => (
  <span className="odds-faces">
    {Array.from({ length: Math.max(dice, pushes) }, (_, i) => (
      <Die
        key={i}
        size={20}
        face={i < pushes ? FACES.push : undefined}
        label={i === 0 ? say(board.text, 'pushesRolled', { pushes, dice }) : ''}
      />
    ))}
  </span>
)

/** How the damage adds up, each part with its cause. */
const Sum = ({ board, blow }: { board: BoardProps; blow: Blow }) => (
  <span className="sum" title={say(board.text, 'sum')}>
    {blow.terms.map(({ adds, cause }, i) => (
      <span key={`${cause}${i}`} className="term">
        {i === 0 ? adds : signed(adds)} <span className="soft">{causeWord(board.text, cause)}</span>
      </span>
    ))}
    {blow.terms.length > 1 ? <b className="term">= {blow.amount}</b> : undefined}
  </span>
)

const KnockBack = ({ board, blow }: { board: BoardProps; blow: Blow }) => {
  const attacker = openOf(board.view).units[blow.attacker]
  const dice = attacker ? cardOf(attacker).melee.dice : 0
  const { text } = board
  return (
    <>
      <p className="label">
        {blow.kind === 'ballista'
          ? say(text, 'ballistaPush')
          : dice === 1
            ? say(text, 'knockBackDice1')
            : say(text, 'knockBackDice', { dice })}
      </p>
      <ul className="odds-list">
        {blow.pushes.map(push => (
          <Result
            key={push.key}
            odds={push.odds}
            faces={
              blow.kind === 'melee' ? (
                <PushFaces board={board} pushes={push.pushes} dice={dice} />
              ) : (
                <b>{text.words(`board.way${push.way.toUpperCase()}`)}</b>
              )
            }
            words={pushWords(board, push)}
            {...(push.collides ? { tone: 'bad' } : {})}
          />
        ))}
      </ul>
    </>
  )
}

const Shot = ({ board, blow, hit }: { board: BoardProps; blow: Blow; hit: NonNullable<Blow['hit']> }) => {
  const ammo = (openOf(board.view).units[blow.attacker]?.supply ?? 1) - 1
  return (
    <>
      <p className="label">{say(board.text, 'missileDice', { dice: hit.dice, ammo })}</p>
      <ul className="odds-list">
        <Result odds={hit.odds} words={say(board.text, 'resultHits', { from: blow.before, to: blow.after })} />
        {hit.odds < 1 ? <Result odds={1 - hit.odds} words={say(board.text, 'resultMisses')} tone="bad" /> : undefined}
      </ul>
    </>
  )
}

/** Stars to hope for, by how much more Mana is paid. */
const Stars = ({ board, blow }: { board: BoardProps; blow: Blow }) => {
  const open = openOf(board.view)
  const unit = open.units[blow.attacker]
  if (!unit || !isHero(unit)) return undefined
  const most = Math.min(3, unit.supply - 1)
  if (most < 1) return undefined
  return (
    <>
      <p className="label">{say(board.text, 'starsOdds', { dice: most })}</p>
      <table className="star-odds">
        <thead>
          <tr>
            <th scope="col">
              <span className="spoken">{say(board.text, 'starsOdds', { dice: most })}</span>
            </th>
            {Array.from({ length: most + 1 }, (_, stars) => (
              <th key={stars} scope="col">
                {stars}★
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: most }, (_, i) => (
            <tr key={i}>
              <th scope="row">{say(board.text, 'starsFor', { mana: i + 1 })}</th>
              {Array.from({ length: most + 1 }, (_unused, stars) => {
                const odds = oddsOf(open.options.dieFaces, 'star', i + 1)[stars]
                return <td key={stars}>{odds === undefined ? '' : `${percentOf(odds)} %`}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

interface BlowPanelProps {
  board: BoardProps
  blow: Blow
  /** The target may Counter: a Counter itself is never answered. */
  answered?: boolean
}

/** What may come back, if the target is not pushed away. */
const Answers = ({ board, blow }: { board: BoardProps; blow: Blow }) => {
  const { text } = board
  const answers = answersTo(openOf(board.view), blow)
  if (!answers) return undefined
  const kinds = answers.list.map(({ kind, amount: damage, odds }) =>
    odds < 1
      ? say(text, 'counterOdds', { kind: causeWord(text, kind), damage, odds: percentOf(odds) })
      : `${causeWord(text, kind)}${damage > 0 ? ` ${damage}` : ''}`,
  )
  if (answers.pays > 0) kinds.push(say(text, 'counterPays', { price: answers.pays }))
  return (
    <p className="small answers">
      <Icon body={glyphs.counter} size={16} className="bad" />
      <span>{say(text, answers.sure ? 'willCounter' : 'mayCounter', { kinds: kinds.join(' · ') })}</span>
    </p>
  )
}

/** An attack before the dice fall: whom, how much with its sum, and every result with its odds. */
export const BlowPanel = ({ board, blow, answered = false }: BlowPanelProps) => {
  const open = openOf(board.view)
  const target = open.units[blow.target]
  if (!target) return undefined
  return (
    <section className="leaf blow-panel">
      <div className="row blow-head">
        <Icon body={glyphs[blow.kind]} size={22} className="soft" />
        <MiniToken seat={ARMS[target.owner]} glyph={glyphs[target.class]} size={30} />
        <span className="grow blow-name">{nameOf(board.text, board.view, `card ${target.card}`)}</span>
        {blow.before !== blow.after ? (
          <b className="num bad">
            {blow.before} → {blow.after}
          </b>
        ) : undefined}
      </div>
      {blow.terms.length > 0 ? <Sum board={board} blow={blow} /> : undefined}
      {answered ? <Answers board={board} blow={blow} /> : undefined}
      {blow.after === 0 && blow.amount > 0 ? <p className="note">{say(board.text, 'resultCaptured')}</p> : undefined}
      {blow.pushes.length > 0 ? <KnockBack board={board} blow={blow} /> : undefined}
      {blow.hit ? <Shot board={board} blow={blow} hit={blow.hit} /> : undefined}
      {blow.kind === 'spell' ? <Stars board={board} blow={blow} /> : undefined}
    </section>
  )
}
