import { findChromium } from '../scripts/chromium.mjs'

/** Where Chromium is and how the tests start it; root can run it only without its sandbox. */
export const chromium = (): { executablePath: string; args: string[] } => {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('No Chromium found: install it or set CHROMIUM_PATH.')
  return { executablePath, args: [...FLAGS, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])] }
}

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
