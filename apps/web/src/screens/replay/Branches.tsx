import { Leaf } from '@tabletome/boardkit'
import { keepBranch, useBranches } from '../../analysis/branches.ts'
import { Link } from '../../app/Link.tsx'
import { pathTo } from '../../app/routes.ts'
import { useWords } from '../../text/index.ts'

/** Tables that were begun from positions of this match, under their names. */
export const Branches = ({ match }: { match: string }) => {
  const { story: words } = useWords()
  const branches = useBranches().filter(branch => branch.match === match)
  if (branches.length === 0) return undefined
  return (
    <Leaf title={words.branches} className="branches">
      <ul className="plain">
        {branches.map(branch => (
          <li key={branch.table} className="row">
            <input
              className="field-text grow"
              aria-label={words.branchRename}
              maxLength={60}
              defaultValue={branch.name}
              onBlur={event => keepBranch({ ...branch, name: event.target.value || branch.name })}
            />
            <Link className="btn slim" to={pathTo.table('local', branch.table)}>
              {words.branchOpen}
            </Link>
          </li>
        ))}
      </ul>
    </Leaf>
  )
}
