import { busContract } from './contract.ts'
import { inProcessBus } from './inProcess.ts'

busContract('in process', async () => {
  const bus = inProcessBus(() => undefined)
  return { here: bus, there: bus }
})
