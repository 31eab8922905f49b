import { AskHead } from '../table/decision/Ask.tsx'
import { MainButtons } from '../table/decision/MainButtons.tsx'
import { Options } from '../table/decision/Options.tsx'
import { SubjectSlot } from '../table/decision/SubjectSlot.tsx'

/** What is asked and all that may be answered, as at every table. */
export const PlayPanel = () => (
  <section className="ask example-ask">
    <AskHead />
    <SubjectSlot />
    <Options />
    <footer className="ask-foot">
      <MainButtons />
    </footer>
  </section>
)
