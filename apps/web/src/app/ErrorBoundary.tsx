import { Button } from '@tabletome/boardkit'
import { Component, type ReactNode } from 'react'
import type { Words } from '../text/index.ts'
import { go } from './router.ts'
import { pathTo } from './routes.ts'

interface Props {
  words: Words
  children: ReactNode
}

/** React offers no hook for this: what a screen throws ends here, with a way on. */
export class ErrorBoundary extends Component<Props, { error?: Error }> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render() {
    const { error } = this.state
    const { words, children } = this.props
    if (!error) return children
    return (
      <main id="content" className="lost" tabIndex={-1}>
        <section className="leaf stack lost-leaf">
          <h1 tabIndex={-1}>{words.app.failed}</h1>
          <p className="soft">{words.app.failedAbout}</p>
          <p className="small faint">{error.message}</p>
          <div className="row">
            <Button kind="go" onClick={() => location.reload()}>
              {words.app.tryAgain}
            </Button>
            <Button onClick={() => go(pathTo.home)}>{words.unknown.home}</Button>
          </div>
        </section>
      </main>
    )
  }
}
