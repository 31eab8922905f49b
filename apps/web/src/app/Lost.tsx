import type { Words } from '../text/index.ts'

/** What is left when a screen could not be shown: what happened, and two ways on. */
export const Lost = ({ words, problem }: { words: Words; problem: string }) => (
  <main id="content" className="lost">
    <section className="leaf stack lost-leaf">
      <h1>{words.app.failed}</h1>
      <p className="soft">{words.app.failedAbout}</p>
      <p className="small faint">{problem}</p>
      <div className="row">
        <a className="btn go" href={location.href}>
          {words.app.tryAgain}
        </a>
        <a className="btn" href="/">
          {words.unknown.home}
        </a>
      </div>
    </section>
  </main>
)
