/** What lies over the table when it is opened: fetched together once the table stands. */
export { CardDialog } from '../cards/CardDialog.tsx'
export { RuleDialog } from '../cards/RuleDialog.tsx'
export { MilestoneLeaf } from '../milestone/MilestoneLeaf.tsx'
export { MilestonePage } from '../milestone/MilestonePage.tsx'
export { Help } from './Help.tsx'
export { TableMenu } from './TableMenu.tsx'
