import './late.css'

/** What a campaign does not begin with: combat, the picks that come with events, the road that was gone. */
export { ArenaBoard } from './map/ArenaBoard.tsx'
export { Road } from './map/Road.tsx'
export { AttackPanel } from './panels/AttackPanel.tsx'
export { IntentPanel, Why } from './panels/IntentPanel.tsx'
export { OddsBox } from './panels/OddsBox.tsx'
export { OrderPicker } from './panels/OrderPicker.tsx'
export { ArenaStrip, Lists, RivalColumn } from './panels/RivalPanel.tsx'
export { ScionPanel } from './panels/ScionPanel.tsx'
export { UnitPanel } from './panels/UnitPanel.tsx'
