// @ts-check
// Worker threads start without tsx: register it where Node cannot read TypeScript by itself.
const { typescript } = /** @type {{ typescript?: unknown }} */ (process.features)
if (!typescript) (await import('tsx/esm/api')).register()
await import('./worker.ts')
