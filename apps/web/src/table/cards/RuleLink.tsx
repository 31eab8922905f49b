import { useWords } from '../../text/index.ts'
import { useTable } from '../context.ts'

/** A rule's number; pressing it shows the rule without leaving the table. */
export const RuleLink = ({ rule, onOpen }: { rule: string; onOpen?: () => void }) => {
  const words = useWords()
  const { openRule } = useTable()
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
