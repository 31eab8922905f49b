import { Button } from '@tabletome/boardkit'
import { useWords } from '../../text/index.ts'
import { useTable } from '../context.ts'

/** The board place by place, in words, with the options of each place: for screen readers and for those who prefer text. */
export const InWords = ({ onClose }: { onClose: () => void }) => {
  const words = useWords()
  const { text, board, names, panel, answering, openCard } = useTable()
  const places = text.describe(board.view, names)
  return (
    <section className="in-words scroller" aria-label={words.table.inWords} tabIndex={0}>
      <header className="row between">
        <h2 className="rubric">{words.table.inWords}</h2>
        <Button slim onClick={onClose}>
          {words.table.inWordsOff}
        </Button>
      </header>
      <ul className="plain">
        {places.map(({ anchor, text: said }) => {
          const here = panel.all.filter(({ at }) => at.includes(anchor))
          const card = text.card(anchor, board.view)
          return (
            <li key={anchor} data-anchor={anchor}>
              <p>{said}</p>
              <div className="row in-words-acts">
                {here.map(item => (
                  <Button
                    slim
                    key={`${item.seat} ${item.id}`}
                    onFocus={() => answering.point(item)}
                    onBlur={() => answering.point(undefined)}
                    onClick={() => answering.choose(item, 'press')}
                  >
                    {item.text.what}
                  </Button>
                ))}
                {card ? (
                  <Button
                    slim
                    kind="quiet"
                    onClick={() => openCard(anchor)}
                    aria-label={`${words.table.fullText}: ${card.title}`}
                  >
                    {words.table.fullText}
                  </Button>
                ) : undefined}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
