import { Button, Dialog } from '@tabletome/boardkit'
import { useWords } from '../../text/index.ts'
import { CardWords } from './CardWords.tsx'
import { useTable } from '../context.ts'
import { RuleLink } from './RuleLink.tsx'

/** The full text of a card, place or piece, with the rules it rests on and what can be done with it. */
export const CardDialog = ({ anchor, onClose }: { anchor: string; onClose: () => void }) => {
  const words = useWords()
  const { text, board, kind, connection, panel, answering } = useTable()
  const card = text.card(anchor, board.view)
  if (!card) return undefined
  const here = panel.all.filter(({ at }) => at.includes(anchor))
  // What a tap wanted there may be barred although the card itself is not: a step, a blow.
  const why = answering.whyAt(anchor) ?? answering.why
  return (
    <Dialog title={card.title} close={words.app.close} onClose={onClose}>
      <div className="card-full stack">
        <div className="label">{card.kind}</div>
        <CardWords text={card.text} />
        {card.rules.length > 0 ? (
          <p className="card-rules">
            <span className="label">{words.table.rulesOf}</span>
            {card.rules.map(rule => (
              <RuleLink key={rule} rule={rule} />
            ))}
          </p>
        ) : undefined}
        {why ? (
          <p className="note">
            <span>
              <b>{words.table.why}</b> {why.text} <RuleLink rule={why.rule} />
            </span>
          </p>
        ) : undefined}
        {here.length > 0 || kind === 'online' ? (
          <div className="row card-acts">
            {here.map(item => (
              <Button
                key={`${item.seat} ${item.id}`}
                onClick={() => {
                  onClose()
                  answering.choose(item, 'press')
                }}
              >
                {item.text.what}
              </Button>
            ))}
            {kind === 'online' ? (
              <Button
                kind="quiet"
                onClick={() => {
                  void connection.talk({ ping: anchor })
                  onClose()
                }}
              >
                {words.table.point}
              </Button>
            ) : undefined}
          </div>
        ) : undefined}
      </div>
    </Dialog>
  )
}
