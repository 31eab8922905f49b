import { SeatMark, type SeatColour } from '@tabletome/boardkit'
import type { Setup } from '@tabletome/engine'
import type { GameInfo, GameText } from '@tabletome/games/types'
import type { Program } from '@tabletome/match/protocol'
import { useEffect, useState } from 'react'
import { Pick } from '../../app/Pick.tsx'
import { api, hasBeenOnline } from '../../online/api.ts'
import { useWords } from '../../text/index.ts'
import { coloured, colourOf, coloursToChoose, settled } from './colours.ts'
import { LevelStrength, levelName } from './Strength.tsx'
import { botNameAt, type Chair, type ChairKind, seated } from './setup.ts'

const KINDS: readonly ChairKind[] = ['me', 'here', 'friend', 'bot', 'program', 'open', 'empty']

interface ChairsProps {
  info: GameInfo
  text: GameText
  chairs: readonly Chair[]
  onChange: (chairs: Chair[]) => void
  /** What is being set up, as far as bots are stronger or weaker by it. */
  setup: Setup
}

interface ColourPickProps {
  label: string
  value: SeatColour
  choices: readonly SeatColour[]
  onPick: (colour: SeatColour) => void
}

/** Everybody picks a colour; whoever had it gets the other one. */
const ColourPick = ({ label, value, choices, onPick }: ColourPickProps) => {
  const { seatColours } = useWords()
  if (choices.length < 2) return `${seatColours[value]} · `
  return (
    <>
      <select
        className="chair-colour"
        aria-label={label}
        value={value}
        onChange={event => onPick(choices.find(each => each === event.target.value) ?? value)}
      >
        {choices.map(each => (
          <option key={each} value={each}>
            {seatColours[each]}
          </option>
        ))}
      </select>{' '}
      ·{' '}
    </>
  )
}

/** Who has none is not asked about them. */
const usePrograms = () => {
  const [programs, setPrograms] = useState<readonly Program[]>([])
  useEffect(() => {
    if (hasBeenOnline())
      api.programs().then(setPrograms, () => {
        // Without a server nothing plays there.
      })
  }, [])
  return programs
}

export const Chairs = ({ info, text, chairs, onChange, setup }: ChairsProps) => {
  const words = useWords()
  const programs = usePrograms()
  const kinds = KINDS.filter(kind => kind !== 'program' || programs.length > 0)
  const nameOf = ({ kind, name, program }: Chair, i: number) => {
    if (kind === 'program') return programs.find(({ id }) => id === program)?.name ?? words.newTable.program
    if (kind === 'friend') return words.newTable.friendName
    if (kind === 'open') return words.newTable.openName
    if (kind === 'bot') return botNameAt(chairs, i)
    return kind === 'empty' ? words.newTable.emptyName : name
  }
  return chairs.map((chair, i) => {
    const colour = colourOf(chair)
    const change = (to: Partial<Chair>) => onChange(settled(info, seated(chairs, i, to)))
    return (
      <div key={`chair ${i}`} className={`leaf plain chair seat-${colour} is-${chair.kind}`}>
        <SeatMark seat={colour} size={54} />
        <div className="chair-body">
          <div className="row between">
            {chair.kind === 'here' ? (
              <input
                className="field-text chair-name"
                aria-label={words.newTable.nameOf}
                maxLength={24}
                placeholder={words.newTable.player(i + 1)}
                value={chair.name}
                onChange={event => change({ name: event.target.value })}
              />
            ) : (
              <span className="seat-name">{nameOf(chair, i)}</span>
            )}
            <span className="small soft">
              {chair.kind === 'empty' ? undefined : (
                <ColourPick
                  label={words.newTable.colourOf(String(i + 1))}
                  value={colour}
                  choices={coloursToChoose(info, chairs)}
                  onPick={to => onChange(coloured(chairs, i, to))}
                />
              )}
              {words.newTable.kindLabel[chair.kind]}
            </span>
          </div>
          <Pick
            quiet
            label={words.newTable.kindOf(String(i + 1))}
            value={chair.kind}
            choices={kinds.map(kind => ({ value: kind, text: words.newTable[kind] }))}
            onPick={kind => change({ kind, program: chair.program ?? programs[0]?.id })}
          />
          {chair.kind === 'bot' ? (
            <div className="chair-more">
              <span className="label" aria-hidden="true">
                {words.newTable.strength}
              </span>
              <Pick
                quiet
                label={words.newTable.strength}
                value={chair.bot}
                choices={info.bots.map(level => ({ value: level, text: levelName(text, level, words) }))}
                onPick={bot => change({ bot })}
              />
            </div>
          ) : undefined}
          {chair.kind === 'bot' ? <LevelStrength info={info} text={text} setup={setup} level={chair.bot} /> : undefined}
          {chair.kind === 'program' ? (
            <div className="chair-more">
              {programs.length > 1 ? (
                <Pick
                  quiet
                  label={words.newTable.programWhich}
                  value={chair.program ?? ''}
                  choices={programs.map(({ id, name }) => ({ value: id, text: name }))}
                  onPick={program => change({ program })}
                />
              ) : undefined}
              <p className="small soft">{words.newTable.programAbout}</p>
            </div>
          ) : undefined}
          {chair.kind === 'friend' ? <p className="small soft">{words.newTable.linkLater}</p> : undefined}
        </div>
      </div>
    )
  })
}
