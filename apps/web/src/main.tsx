import '@tabletome/boardkit/style'
import './app/fonts.css'
import './app/page.css'
import './app/highlight.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { Lost } from './app/Lost.tsx'
import { watchSize } from './app/layout.ts'
import { isSignedIn } from './learn/progress.ts'
import { applySettings, currentSettings, watchSettings } from './app/settings.ts'
import { startServiceWorker } from './sw/register.ts'
import { loadWords } from './text/index.ts'

applySettings()
watchSettings()
watchSize()

const place = document.getElementById('root')
if (!place) throw new Error('The page has no root')

const words = await loadWords(currentSettings().language).catch(() => loadWords('en'))
const root = createRoot(place, {
  onUncaughtError: error => {
    console.error(error)
    createRoot(place).render(<Lost words={words} problem={error instanceof Error ? error.message : String(error)} />)
  },
})
root.render(
  <StrictMode>
    <App first={words} />
  </StrictMode>,
)
startServiceWorker(words)
if (isSignedIn()) void import('./learn/sync.ts').then(({ startLearning }) => startLearning())
