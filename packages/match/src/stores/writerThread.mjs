// Node 20 cannot load a worker written in TypeScript; this entry teaches it to, then hands over.
if (!process.features.typescript) (await import('tsx/esm/api')).register()
await import('./writerThread.ts')
