import { AskHead } from '../table/decision/Ask.tsx'
import { MainButtons } from '../table/decision/Foot.tsx'
import { Options } from '../table/decision/Options.tsx'
import { useTable } from '../table/context.ts'

/** What is asked and all that may be answered, as at every table. */
export const PlayPanel = () => {
  const { module, board } = useTable()
  const { Subject } = module
  return (
    <section className="ask example-ask">
      <AskHead />
      <div className="ask-subject scroller">
        <Subject {...board} />
      </div>
      <Options />
      <footer className="ask-foot">
        <MainButtons />
      </footer>
    </section>
  )
}
