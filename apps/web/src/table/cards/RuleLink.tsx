import { useWords } from '../../text/index.ts'
import { useSteadyTable } from '../context.ts'

/** A rule's number; pressing it shows the rule without leaving the table. */
export const RuleLink = ({ rule, onOpen }: { rule: string; onOpen?: () => void }) => {
  const words = useWords()
  const { openRule } = useSteadyTable()
  return (
    <button
      type="button"
      className="rule-id rule-link"
      aria-label={words.table.openRule(rule)}
      onClick={() => {
        openRule(rule)
        onOpen?.()
      }}
    >
      {rule}
    </button>
  )
}
