import { useId } from 'react'

interface PickProps<V extends string> {
  label: string
  /** The label is read out but not shown, where the place already says it. */
  quiet?: boolean
  value: V
  choices: readonly { readonly value: V; readonly text: string; readonly disabled?: boolean }[]
  onPick: (value: V) => void
}

/** One of a few words, side by side: radio buttons in their working clothes. */
export const Pick = <V extends string>({ label, quiet = false, value, choices, onPick }: PickProps<V>) => {
  const name = useId()
  return (
    <fieldset className="pick-set">
      <legend className={quiet ? 'spoken' : 'label'}>{label}</legend>
      <div className="pick">
        {choices.map(choice => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onPick(choice.value)}
            />
            <span>{choice.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
