import { exitCodeOf, explainStart } from './explain.ts'

/** Runs something until the process is asked to stop, then stops it in order. A second signal ends it at once. */
export const runUntilStopped = (start: () => Promise<{ says: string; close(): Promise<void> }>): void => {
  const run = async (): Promise<void> => {
    const { says, close } = await start()
    console.log(`${says} (started in ${(performance.now() / 1000).toFixed(1)} s)`)
    let isStopping = false
    const stop = (): void => {
      if (isStopping) process.exit(1)
      isStopping = true
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
  }
  run().catch((error: unknown) => {
    console.error(explainStart(error))
    process.exit(exitCodeOf(error))
  })
}
