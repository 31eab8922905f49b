import { useId } from 'react'
import type { GameText } from '../../types.ts'
import { DIFFICULTY_IDS } from '../content/difficulties.ts'
import type { DifficultyId } from '../content/ids.ts'

interface LevelsProps {
  readonly text: GameText
  readonly level: DifficultyId
  readonly onPick: (level: DifficultyId) => void
}

/** At which difficulty the next table is played (RIFT-DIFFICULTY-01). */
export const Levels = ({ text, level, onPick }: LevelsProps) => {
  const name = useId()
  return (
    <fieldset className="campaign-levels">
      <legend className="label">{text.words('setting.difficulty')}</legend>
      {DIFFICULTY_IDS.map(id => (
        <label key={id}>
          <input type="radio" name={name} checked={id === level} onChange={() => onPick(id)} />
          <span>{text.words(`difficulty.${id}`)}</span>
        </label>
      ))}
      <p className="small soft">{text.words(`setting.difficulty.${level}.about`)}</p>
    </fieldset>
  )
}
