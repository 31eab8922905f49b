import './theme/switch.css'

interface SwitchProps {
  on: boolean
  name: string
  /** “on” or “off”, to be seen beside it. */
  state: string
  onChange: (on: boolean) => void
}

export const Switch = ({ on, name, state, onChange }: SwitchProps) => (
  <button type="button" role="switch" aria-checked={on} className="switch" onClick={() => onChange(!on)}>
    <span className="switch-track" aria-hidden="true" />
    <span className="switch-name">{name}</span>
    <span className="small soft" aria-hidden="true">
      {state}
    </span>
  </button>
)
