import { SeatMark, type SeatColour } from '@tabletome/boardkit'
import type { GameInfo, GameText } from '@tabletome/games/types'
import { Pick } from '../../app/Pick.tsx'
import { useWords } from '../../text/index.ts'
import { coloured, colourOf, coloursToChoose, settled } from './colours.ts'
import { botNameAt, type Chair, type ChairKind, seated } from './setup.ts'

const KINDS: readonly ChairKind[] = ['me', 'here', 'friend', 'bot', 'open', 'empty']

interface ChairsProps {
  info: GameInfo
  text: GameText
  chairs: readonly Chair[]
  onChange: (chairs: Chair[]) => void
}

const levelName = (text: GameText, level: string, words: ReturnType<typeof useWords>) => {
  const said = text.words(`bot.${level}`)
  return said === `bot.${level}` ? (words.newTable.levels[level] ?? level) : said
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

export const Chairs = ({ info, text, chairs, onChange }: ChairsProps) => {
  const words = useWords()
  const nameOf = ({ kind, name }: Chair, i: number) => {
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
            choices={KINDS.map(kind => ({ value: kind, text: words.newTable[kind] }))}
            onPick={kind => change({ kind })}
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
          {chair.kind === 'friend' ? <p className="small soft">{words.newTable.linkLater}</p> : undefined}
        </div>
      </div>
    )
  })
}
