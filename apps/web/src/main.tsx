import '@tabletome/boardkit'
import './app/page.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { watchSize } from './app/layout.ts'
import { applySettings, currentSettings, watchSettings } from './app/settings.ts'
import { startServiceWorker } from './sw/register.ts'
import { en } from './text/en.ts'
import { loadWords } from './text/index.ts'

applySettings()
watchSettings()
watchSize()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root')

const words = await loadWords(currentSettings().language).catch(() => en)
createRoot(root).render(
  <StrictMode>
    <App first={words} />
  </StrictMode>,
)
startServiceWorker(words)
