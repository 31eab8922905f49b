import { busContract } from './contract.ts'
import { createInProcessBus } from './inProcess.ts'

busContract('in process', async () => {
  const bus = createInProcessBus(() => undefined)
  return { here: bus, there: bus }
})
