import './defenders.css'
import './scenes.css'

export { Board } from './Board.tsx'
export { Current } from './Current.tsx'
export { glyphs } from './glyphs.ts'
export { Knowledge } from './Knowledge.tsx'
export { Seats } from './Seats.tsx'
export { Tray } from './Tray.tsx'
