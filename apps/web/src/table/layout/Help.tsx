import { Dialog, KeyCap } from '@tabletome/boardkit'
import { useWords } from '../../text/index.ts'
import { LearnHelp } from '../../learn/LearnHelp.tsx'
import { askOf } from '../decision/ask.ts'
import { useKeyCaps } from '../decision/useKeys.ts'
import { useTable } from '../context.ts'

/** The page behind “?”: where the game stands, what can be done, and the keys. */
export const Help = ({ onClose }: { onClose: () => void }) => {
  const words = useWords()
  const cap = useKeyCaps()
  const at = useTable()
  const { text, board, names, panel, module } = at
  const headline = text.headline(board.view, names)
  const phases = text.phases(board.view)
  const ask = askOf(at, words)
  const goal = text.goal(board.view, names)
  const { keys } = words.table
  const list: readonly (readonly [string, string])[] = [
    ['1 … 9', keys.number],
    ['Enter', keys.enter],
    ['↑ ↓ ← → Tab', keys.arrows],
    [cap('end'), keys.end],
    [cap('undo'), keys.undo],
    [cap('restart'), keys.restart],
    [cap('hint'), keys.hint],
    [cap('board'), keys.board],
    [cap('own'), keys.own],
    [cap('foes'), keys.foes],
    [cap('goals'), keys.goals],
    [cap('changed'), keys.changed],
    ['I', keys.card],
    [cap('log'), keys.log],
    [cap('words'), keys.words],
    [`${cap('skip')} Esc`, keys.skip],
    [', .', keys.pace],
    [cap('again'), keys.again],
    [cap('talk'), keys.talk],
    ['+ − 0', keys.zoom],
    ['?', keys.help],
    ...(module.keys?.(text) ?? []).map(({ key, what }) => [key, what] as const),
  ]
  return (
    <Dialog title={words.table.help} close={words.app.close} onClose={onClose}>
      <div className="help">
        <section>
          <h3 className="label">{words.table.helpNow}</h3>
          <p>
            <b>
              {headline.label} · {headline.title}
            </b>
            {phases ? ` · ${words.table.helpPhase}: ${phases.names[phases.at] ?? ''}` : ''}
          </p>
          <p>
            {goal.text} {goal.tally.join(' · ')}
          </p>
          {ask ? <p>{ask.status}</p> : undefined}
          <LearnHelp rule={ask?.rule} asked={at.decisions[0]?.choice} />
          {panel.all.length > 0 ? (
            <>
              <h3 className="label">{words.table.helpLegal}</h3>
              <ul>
                {panel.subjects.map(({ anchor, view, key }) => (
                  <li key={anchor}>
                    {key ? <KeyCap>{key}</KeyCap> : undefined} {text.card(anchor, view)?.title ?? anchor}
                  </li>
                ))}
                {[...panel.groups.flatMap(({ items }) => items), ...panel.mains].map(item => (
                  <li key={`${item.seat} ${item.id}`}>
                    {item.key ? <KeyCap>{item.key}</KeyCap> : undefined} {item.text.what}
                  </li>
                ))}
                {panel.groups.flatMap(({ folds }) =>
                  folds.map(({ title, items }) => (
                    <li key={title}>
                      {title} ({items.length})
                    </li>
                  )),
                )}
              </ul>
            </>
          ) : undefined}
        </section>
        <section>
          <h3 className="label">{words.table.helpKeys}</h3>
          <dl className="keys">
            {list.map(([key, what]) => (
              <div key={key}>
                <dt>
                  <kbd className="key">{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Dialog>
  )
}
