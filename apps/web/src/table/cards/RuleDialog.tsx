import { Dialog } from '@tabletome/boardkit'
import { Suspense, useMemo } from 'react'
import { useRulebook } from '../../app/games.ts'
import { Link } from '../../app/Link.tsx'
import { pathTo } from '../../app/routes.ts'
import { ExampleLinks } from '../../example/ExampleLinks.tsx'
import { useSettings } from '../../app/settings.ts'
import { parseRulebook } from '../../rulebook/parse.ts'
import { Inline } from '../../rulebook/Inline.tsx'
import { useWords } from '../../text/index.ts'
import { useTable } from '../context.ts'

const Rule = ({ rule }: { rule: string }) => {
  const words = useWords()
  const { language } = useSettings()
  const { info, openRule } = useTable()
  const source = useRulebook(info, language)
  const found = useMemo(() => parseRulebook(source).rules.get(rule), [source, rule])
  if (!found) return <p>{words.table.ruleUnknown}</p>
  return (
    <div className="stack rule-text">
      <div className="label">{found.chapter}</div>
      <p>
        <Inline text={found.text} onRule={openRule} />
      </p>
    </div>
  )
}

/** One rule, read without leaving the table. */
export const RuleDialog = ({ rule, onClose }: { rule: string; onClose: () => void }) => {
  const words = useWords()
  const { info } = useTable()
  return (
    <Dialog title={rule} close={words.app.close} onClose={onClose}>
      <Suspense fallback={<p className="soft">{words.app.loading}</p>}>
        <Rule key={rule} rule={rule} />
        <ExampleLinks info={info} rule={rule} />
      </Suspense>
      <p className="rule-more">
        <Link to={pathTo.rules(info.id, rule)}>{words.table.wholeRulebook}</Link>
      </p>
    </Dialog>
  )
}
