import { Icon, Leaf } from '@tabletome/boardkit'
import cancel from 'icon:cancel'
import checkMark from 'icon:check-mark'
import info from 'icon:info'
import type { GameText } from '../../types.ts'
import { BATTLE, CORNERS } from '../content/scrolls.ts'
import { type Fault, realmOf } from '../rules/realm/realm.query.ts'
import type { Ground } from '../rules/realm/ground.query.ts'
import { codeOf } from '../rules/realm/realm.query.ts'
import { isHard } from './code.ts'
import type { Boxes } from './stack.ts'
import { faultText, say } from './words.ts'

interface Check {
  readonly text: string
  readonly rule: string
  readonly faults: readonly Fault[]
}

const checksOf = (text: GameText, boxes: Boxes, ground: Ground, faults: readonly Fault[], strict: boolean): Check[] => {
  const by = (...keys: readonly string[]) => faults.filter(({ key }) => keys.includes(key))
  const raised = CORNERS.flatMap(corner => {
    const height = Math.max(...ground.corners[corner].map(space => ground.elevation(space)))
    return height > 0 ? [`${say(text, `corner.${corner}`)} ${height}`] : []
  })
  const portals = realmOf(codeOf(boxes)).boxes.flatMap(box => box.portals)
  return [
    {
      text: say(text, strict ? 'checkSupport' : 'checkLevel'),
      rule: 'TAC-BUILDER-06',
      faults: by('unsupported', 'acrossTwo'),
    },
    {
      text: say(text, 'checkUncovered', { spaces: BATTLE.uncovered.join(', ') }),
      rule: 'TAC-BUILDER-03',
      faults: by('coversMark'),
    },
    {
      text: say(text, strict ? 'checkReach' : 'checkReachWaived'),
      rule: strict ? 'TAC-BUILDER-07' : 'TAC-BUILDER-08',
      faults: by('unreachable'),
    },
    {
      text:
        raised.length === 0
          ? say(text, 'checkCorners')
          : say(text, 'checkCornersRaised', { corners: raised.join(', ') }),
      rule: 'TAC-BATTLE-03',
      faults: [],
    },
    {
      text:
        portals.length === 0
          ? say(text, 'checkNoPortals')
          : say(text, 'checkPortals', { live: ground.portals.length, all: portals.length }),
      rule: 'TAC-BUILDER-05',
      faults: by('buriedPortal'),
    },
  ]
}

const RuleLink = ({ text, rule }: { text: GameText; rule: string }) => (
  <a className="rule-id" href={`/rules/tactics#${rule}`} aria-label={say(text, 'rule', { rule })}>
    {rule}
  </a>
)

const ICONS = { ok: checkMark, note: info, bad: cancel } as const

const Row = ({ text, check }: { text: GameText; check: Check }) => {
  const { faults } = check
  const kind = faults.some(isHard) ? 'bad' : faults.length > 0 ? 'note' : 'ok'
  return (
    <li className={`builder-check is-${kind}`}>
      <Icon body={ICONS[kind]} size={18} />
      <div className="grow">
        {kind === 'bad' ? undefined : <p>{check.text}</p>}
        {faults.map(fault => (
          <p
            key={`${fault.key} ${fault.box} ${fault.values.space} ${fault.values.side}`}
            className={isHard(fault) ? 'builder-fault' : 'small soft'}
          >
            {faultText(text, fault)}
          </p>
        ))}
      </div>
      <RuleLink text={text} rule={faults.find(isHard)?.rule ?? check.rule} />
    </li>
  )
}

interface ChecksProps {
  readonly text: GameText
  readonly boxes: Boxes
  readonly ground: Ground
  readonly faults: readonly Fault[]
  readonly strict: boolean
  /** The box in hand is counted as set down. */
  readonly isIf: boolean
}

/** Every check with its rule, those that fail with their reason (TAC-RULING-54). */
export const Checks = ({ text, boxes, ground, faults, strict, isIf }: ChecksProps) => {
  const hard = faults.filter(isHard).length
  return (
    <Leaf
      title={say(text, isIf ? 'checksIf' : 'checks')}
      aside={
        <span className={hard > 0 ? 'bad' : 'good'}>
          {hard === 0 ? say(text, 'well') : hard === 1 ? say(text, 'faults1') : say(text, 'faults', { n: hard })}
        </span>
      }
      className="builder-checks"
    >
      <ul className="plain">
        {checksOf(text, boxes, ground, faults, strict).map((check, i) => (
          <Row key={i} text={text} check={check} />
        ))}
      </ul>
    </Leaf>
  )
}
