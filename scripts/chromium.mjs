// @ts-check
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'chrome.exe']
const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The browser for the tests: CHROMIUM_PATH, else the first Chromium or Chrome on the PATH or in its usual place.
 * @returns {string | undefined}
 */
export const findChromium = () => {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return isProgram(chosen) ? chosen : undefined
  const folders = (process.env.PATH ?? '').split(delimiter).filter(folder => folder !== '')
  const onPath = folders.flatMap(folder => NAMES.map(name => join(folder, name)))
  return [...onPath, ...PLACES].find(isProgram)
}

/** @param {string} path */
const isProgram = path => {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
