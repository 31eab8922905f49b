import type { GameInfo } from '@tabletome/games/types'
import { useExampleText } from '../app/games.ts'
import { Link } from '../app/Link.tsx'
import { pathTo } from '../app/routes.ts'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../text/index.ts'
import { anchorOf } from './anchor.ts'
import { useExamplesOf } from './useExamplesOf.ts'

/** The examples of a rule, from wherever the rule is read. */
export const ExampleLinks = ({ info, rule }: { info: GameInfo; rule: string }) => {
  const words = useWords()
  const { language } = useSettings()
  const titles = useExampleText(info, language)
  const { here, elsewhere } = useExamplesOf(info, rule)
  return [...here, ...elsewhere].map(({ id }) => (
    <p key={id} className="rule-example">
      <Link to={pathTo.rules(info.id, anchorOf(id))}>{words.example.of(titles[id] ?? id)}</Link>
    </p>
  ))
}
