import { lateParts } from '@tabletome/boardkit'

/** What lies over the table when it is opened, and what only some moments show. */
const over = lateParts('table', () => import('./overlays.ts'))
export const Arrows = over(parts => parts.Arrows)
export const CardDialog = over(parts => parts.CardDialog)
export const Help = over(parts => parts.Help)
export const HintFigure = over(parts => parts.Figure)
export const HintWhy = over(parts => parts.Why)
export const HintWords = over(parts => parts.HintWords)
export const InWords = over(parts => parts.InWords)
export const MilestoneLeaf = over(parts => parts.MilestoneLeaf)
export const MilestonePage = over(parts => parts.MilestonePage)
export const PeopleNotice = over(parts => parts.PeopleNotice)
export const Recap = over(parts => parts.Recap)
export const RuleDialog = over(parts => parts.RuleDialog)
export const TableMenu = over(parts => parts.TableMenu)
export const Talk = over(parts => parts.Talk)
export const TalkPanel = over(parts => parts.TalkPanel)
export const TalkToast = over(parts => parts.TalkToast)
export const WordAtTable = over(parts => parts.WordAtTable)

export const ChroniclePanel = lateParts(
  'chronicle',
  () => import('../chronicle/ChroniclePanel.tsx'),
)(parts => parts.ChroniclePanel)
export const Phone = lateParts('phone', () => import('../slots/Phone.tsx'))(parts => parts.Phone)

const LASTING = ['table', 'chronicle']
/** What a table fetches once it stands; that of phones where a screen may be turned round. */
export const partsOfTable = (): readonly string[] =>
  matchMedia('(any-pointer: coarse)').matches ? [...LASTING, 'phone'] : LASTING
