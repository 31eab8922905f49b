import { Button, Icon } from '@tabletome/boardkit'
import infoSign from 'icon:info'
import { useId, useMemo, useRef, useState } from 'react'
import type { GameText, Made, WorkshopProps } from '../../types.ts'
import { READY_REALMS } from '../content/realms.ts'
import { boxesOf, codeOf, faultsOf, randomRealm } from '../rules/realm/realm.query.ts'
import { Keys, Strict } from './Asides.tsx'
import { shownBoxes } from './bench.ts'
import { Checks } from './Checks.tsx'
import { isHard, needsWaiver, READY_IDS, readCode } from './code.ts'
import { Field, type FieldHandle } from './Field.tsx'
import { actOf, useKeys } from './keys.ts'
import { sceneOfBoxes } from './pick.ts'
import { Begin, Saved } from './Realms.tsx'
import type { Boxes } from './stack.ts'
import { heldFault, hintText, summary } from './tell.ts'
import { Tools } from './Tools.tsx'
import { TRAY, BoxShelf } from './BoxShelf.tsx'
import { useBench } from './useBench.ts'
import { useHand } from './useHand.ts'
import { say, unreadableText } from './words.ts'

const readyId = (code: string) => READY_IDS.find(id => codeOf(READY_REALMS[id]) === code)

/** As it was saved, or as the ready realms are called. */
const nameOf = (text: GameText, code: string, saved: readonly Made[]): string => {
  const ready = readyId(code)
  return saved.find(made => made.code === code)?.name ?? (ready ? text.words(`setting.realm.${ready}`) : '')
}

const below = (n: number) => Math.floor(Math.random() * n)

/** The realm builder (TAC-BUILDER). */
export const Workshop = (props: WorkshopProps) => {
  const { text, compact, saved, save, remove, share, use } = props
  const { bench, now, perform, strict, setStrict, unreadable, said, setSaid } = useBench(text, props)
  const [notice, setNotice] = useState('')
  const field = useRef<FieldHandle>(null)
  const help = useId()
  const shown = useMemo(() => shownBoxes(bench), [bench])
  const faults = useMemo(() => faultsOf(shown, strict), [shown, strict])
  const standFaults = useMemo(() => faultsOf(bench.boxes, strict).filter(isHard), [bench.boxes, strict])
  const { ground } = useMemo(() => sceneOfBoxes(shown), [shown])
  const code = codeOf(bench.boxes)

  const hand = useHand({ now, perform, shown, strict, field })

  useKeys(key => {
    const what = actOf(key, now.current, TRAY)
    if (what === undefined) return false
    if (typeof what === 'string') hand.choose(what)
    else perform(what)
    field.current?.focus()
    return true
  })

  const take = (name: string, boxes: Boxes) => {
    perform({ do: 'take', boxes })
    const loose = needsWaiver(boxes)
    if (loose) setStrict(false)
    setSaid(`${say(text, 'saidTaken', { name, n: boxes.length })} ${summary(text, boxes, strict && !loose)}`)
  }
  const openMade = ({ name, code: madeCode }: Made) => {
    const read = readCode(madeCode)
    if ('boxes' in read) take(name, read.boxes)
    else setNotice(unreadableText(text, read.unreadable))
  }
  const copy = async () => {
    setNotice(say(text, (await share(code)) ? 'saidShared' : 'saidNotShared'))
  }

  return (
    <div className={compact ? 'builder is-compact' : 'builder'}>
      <div className="builder-main">
        {unreadable ? (
          <p className="note" role="alert">
            <Icon body={infoSign} size={18} />
            <span>
              {say(text, 'badLink')} {unreadableText(text, unreadable)}
            </span>
          </p>
        ) : undefined}
        <Field
          text={text}
          compact={compact}
          name={nameOf(text, code, saved)}
          bench={bench}
          shown={shown}
          faults={faults}
          handle={field}
          help={help}
          onPress={hand.press}
          onHover={hand.hover}
        />
        <Tools
          text={text}
          bench={bench}
          hint={hintText(text, bench, strict)}
          barred={heldFault(shown, bench, faults) !== undefined}
          onAct={perform}
        />
      </div>
      <div className="builder-left">
        <BoxShelf
          text={text}
          compact={compact}
          bench={bench}
          onPick={box => {
            hand.choose(box)
            field.current?.focus()
          }}
          onPress={hand.pressBox}
        />
        <Strict text={text} strict={strict} onChange={setStrict} />
        <Keys text={text} id={help} />
      </div>
      <div className="builder-right">
        <Checks
          text={text}
          boxes={shown}
          ground={ground}
          faults={faults}
          strict={strict}
          isIf={bench.held !== undefined}
        />
        <Begin text={text} onTake={take} onRandom={() => take(say(text, 'random'), boxesOf(randomRealm(below)))} />
        <Saved
          text={text}
          code={code}
          saved={saved}
          onSave={name => {
            save({ name, code })
            setNotice(say(text, 'saidSaved', { name }))
          }}
          onOpen={openMade}
          onDrop={name => {
            remove(name)
            setNotice(say(text, 'saidDropped', { name }))
          }}
        />
        <div className="builder-send">
          <p className="small soft builder-notice" role="status">
            {notice}
          </p>
          {standFaults.length > 0 ? <p className="small bad">{say(text, 'playBarred')}</p> : undefined}
          <div className="row">
            <Button onClick={() => void copy()}>{say(text, 'share')}</Button>
            <Button
              kind="go"
              className="grow"
              disabled={standFaults.length > 0}
              onClick={() => use(readyId(code) ?? code, needsWaiver(bench.boxes) ? { builderStrict: false } : {})}
            >
              {say(text, 'play')}
            </Button>
          </div>
        </div>
      </div>
      <p className="spoken" aria-live="polite">
        {said}
      </p>
    </div>
  )
}
