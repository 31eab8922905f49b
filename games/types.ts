/** What a game hands to the apps: facts about it, its rules, its bots, its words and its board. Loaded part by part. */
import type { Foresight, Game, Reason, Setup, SettingValue, Shape, Usually, View } from '@tabletome/engine'
import type { Evaluation } from '@tabletome/bots'
import type { ComponentType, ReactNode } from 'react'

export type Language = 'en' | 'fr'
export type SeatColour = 'ruby' | 'sapphire' | 'emerald' | 'topaz'

/** One thing to agree on at the set-up. Its words are `setting.<id>` and `setting.<id>.<value>` of the game's text. */
export interface Setting {
  readonly id: string
  readonly kind: 'choice' | 'switch' | 'number' | 'text'
  readonly values?: readonly SettingValue[]
  readonly standard: SettingValue
  /** Under “advanced”. */
  readonly advanced?: boolean
  /** Not in the rulebook: shown as a house rule. */
  readonly house?: boolean
  /** Laid down by that switch while it is on. */
  readonly unless?: string
  readonly modes?: readonly string[]
}
export interface Mode {
  readonly id: string
  readonly players: { readonly min: number; readonly max: number }
  /** Everybody wins or loses together. */
  readonly together: boolean
}
export interface GameInfo {
  readonly id: string
  readonly modes: readonly [Mode, ...Mode[]]
  readonly settings: readonly Setting[]
  readonly minutes: number
  readonly colour: SeatColour
  /** Bot levels from weakest to strongest. */
  readonly bots: readonly string[]
  /** What people at its tables say by one press, besides what is said in every game: `phrase.<id>` of the game's text. */
  readonly phrases?: readonly string[]
  /** What the workshop makes values for: a setting of kind `text`, and the modes it concerns. */
  readonly workshop?: { readonly setting: string; readonly mode: string }
  readonly parts: GameParts
}
export interface GameParts {
  /** The rules alone, for previews and replays. */
  game(): Promise<Game<Shape>>
  /** The rules with what bots need. */
  rules(): Promise<{ game: Game<Shape>; evaluation: Evaluation<Shape>; botMayAnswer?: BotMayAnswer }>
  text(language: Language): Promise<{ text: GameText }>
  board(): Promise<BoardModule>
  art(): Promise<{ Art: ComponentType }>
  rulebook(language: Language): Promise<string>
  /** The map of a campaign: what was won, what is open, and the way to the next table. */
  campaign?(): Promise<CampaignModule>
  /** A screen of the game's own where something for its tables is made, such as the realm builder. */
  workshop?(): Promise<WorkshopModule>
}
/** A finished match, kept for the campaign. */
export interface CampaignResult {
  readonly match: string
  readonly at: number
  readonly setup: Setup
  readonly outcome: object
}
export interface CampaignModule {
  /** Its title is the word `campaign.title` of the game's text. */
  readonly Campaign: ComponentType<CampaignProps>
}
export interface CampaignProps {
  readonly text: GameText
  readonly compact: boolean
  /** The newest first. */
  readonly results: readonly CampaignResult[]
  /** Free play: nothing is locked. Kept with the results. */
  readonly allOpen: boolean
  setAllOpen(allOpen: boolean): void
  /** The day of a result as the reader writes it. */
  dayOf(at: number): string
  /** Opens a new table with these settings. */
  play(settled: Readonly<Record<string, SettingValue>>): void
}
export interface WorkshopModule {
  /** Its title is the word `builder.title` of the game's text. */
  readonly Workshop: ComponentType<WorkshopProps>
  /** Why a value of the setting cannot be played with the other options, in the reader's language. */
  problemOf(value: string, options: Readonly<Record<string, SettingValue>>, text: GameText): string | undefined
  /** The value in small, where one is chosen. */
  readonly Picture: ComponentType<{ readonly value: string; readonly text: GameText }>
}
/** Something made in a workshop, kept in this browser under a name. */
export interface Made {
  readonly name: string
  readonly code: string
}
export interface WorkshopProps {
  readonly text: GameText
  readonly compact: boolean
  /** What the address carries: a shared thing, or the one being made. */
  readonly code: string | undefined
  /** Written into the address as it changes, so that nothing is lost and the link can be shared. */
  setCode(code: string): void
  readonly saved: readonly Made[]
  save(made: Made): void
  remove(name: string): void
  /** Copies the link; resolves to false where the browser does not allow it. */
  share(code: string): Promise<boolean>
  /** Opens a new table with it, and with the other settings it needs. */
  use(code: string, options: Readonly<Record<string, SettingValue>>): void
}
/** A bot that could snatch a team decision waits until it may answer. */
export type BotMayAnswer = (view: View<Shape>, seat: string, humans: readonly string[]) => boolean

export type Tone = 'good' | 'bad' | 'plain'
export interface LogLine {
  readonly text: string
  readonly tone?: Tone
  /** A number at the end of the line: `+1`, `3 → 4`. */
  readonly figure?: string
  /** Glyph name of the game's own icon table. */
  readonly icon?: string
  /** Board anchors to light up when the line is pointed at. */
  readonly at?: readonly string[]
  /** Starts a new group of the chronicle (a round, a turn). */
  readonly heading?: boolean
  /** How much it decides a match: the weightiest lines are told again with the result. */
  readonly weight?: number
}
export interface OptionText {
  readonly what: string
  readonly why?: string
  readonly icon?: string
  /** Options of one group stand together under this heading. */
  readonly group?: string
  /** Board anchor of the piece that acts: where several can, the panel shows one piece at a time. */
  readonly subject?: string
  /** Many alike, such as the spaces a piece can go to: folded under this heading until it is opened. */
  readonly fold?: string
  /** Losing something for good, or a bad end: hatched in red; asked again if confirmations are on. */
  readonly tone?: 'plain' | 'threat'
  /** Something is left undone that could be done: asked again as a threat is, but calmly. */
  readonly unfinished?: boolean
  /** The main button of the panel: end turn, ready, done. */
  readonly main?: boolean
}
export interface Change {
  readonly what: string
  readonly from: string
  readonly to: string
  readonly tone: Tone
}
/** How the people at the table are called: the seat's own name, `you` for whoever looks. */
export interface Names {
  of(seat: string): string
  isMe(seat: string): boolean
}
export interface GameText {
  readonly title: string
  readonly pitch: string
  readonly meta: string
  /** `setting.difficulty`, `setting.difficulty.normal`, `mode.coop`, `mode.coop.about`, `bot.greedy` … */
  words(key: string): string
  /** One line of the chronicle per fact; nothing for facts that tell a player nothing. */
  log(fact: { readonly type: string }, names: Names): LogLine | undefined
  /** The round, and who or what is acting: “Round 5 · Crag Bears”. `seat` is the seat mark to show; none for the enemy. */
  headline(view: View<Shape>, names: Names): { label: string; title: string; colour?: SeatColour }
  phases(view: View<Shape>): { names: readonly string[]; at: number } | undefined
  /** The status line and the panel's rubric for a question, whoever is asked. */
  ask(
    choice: string,
    view: View<Shape>,
    asked: readonly string[],
    names: Names,
  ): { status: string; title: string; rule: string | undefined }
  /** `foresight`: what the option leads to may be told too. */
  option(choice: string, option: string, view: View<Shape>, names: Names, foresight?: Foresight<Shape>): OptionText
  /** Other things one might want to do now, with the anchor to ask `whyNot` about: shown disabled with the reason. */
  barred(choice: string, view: View<Shape>, seat: string, names: Names): readonly { anchor: string; what: string }[]
  reason(reason: Reason): string
  changes(before: View<Shape>, after: View<Shape>, foresight?: Foresight<Shape>): readonly Change[]
  /** What hidden thing a preview stops at: “then the next card is drawn”. */
  hidden(what: string): string
  result(
    view: View<Shape>,
    names: Names,
  ): {
    title: string
    lead: string
    rows: readonly { name: string; values: readonly string[] }[]
    columns: readonly string[]
  }
  /** The board in words, place by place, for screen readers. */
  describe(view: View<Shape>, names: Names): readonly { anchor: string; text: string }[]
  /** The full text of a card, place or piece, with the rules it links to. */
  card(anchor: string, view: View<Shape>): CardFace | undefined
  /** What a value of a setting stands for, such as a hero, in full: looked at before the table is opened. */
  setting?(id: string, value: string): CardFace | undefined
}
/** A paragraph per line of `text`. */
export interface CardFace {
  readonly title: string
  readonly kind: string
  readonly text: string
  readonly rules: readonly string[]
}

export interface SeatOnScreen {
  readonly seat: string
  readonly name: string
  readonly isMe: boolean
  readonly bot: string | undefined
  readonly connected: boolean
  readonly waiting: boolean
}
export interface BoardOption {
  readonly id: string
  readonly at: readonly string[]
}
export interface BoardProps {
  /** What to draw now. */
  readonly view: View<Shape>
  /** Where the pointed or selected option leads: drawn as ghosts and hatching. */
  readonly foreseen?: View<Shape>
  readonly options: readonly BoardOption[]
  /** What the rules say of what comes, while nothing is being shown. */
  readonly foresight?: Foresight<Shape>
  /** The option chosen but not yet confirmed. */
  readonly selected?: string
  /** Board anchor of the piece in focus, among those that can act. */
  readonly subject?: string
  /** Lit up by the chronicle or by a ping. */
  readonly lit: readonly string[]
  /** The fact being shown at this moment, while automatic parts are played. */
  readonly fact?: { readonly type: string }
  readonly seats: readonly SeatOnScreen[]
  readonly names: Names
  readonly text: GameText
  /** Phone layout: small print left out. */
  readonly compact: boolean
  /** An action is being composed: nobody else knows of it yet. `view` shows the table as if it were done so far. */
  readonly draft?: Draft
  choose(option: string): void
  /** Puts a piece in focus, or none. */
  setSubject(anchor: string | undefined): void
  /** Pointed at (hover, focus, long press): the shell previews its option or says why there is none. An option's id does too. */
  point(anchor: string | undefined): void
  /** Show the full card of an anchor. */
  open(anchor: string): void
}
/** The answers composed so far, and the way back. */
export interface Draft {
  readonly steps: readonly string[]
  back(): void
  cancel(): void
}
export interface BoardModule {
  /** Questions at which an action begins that is composed in private and sent as a whole once nothing is left to decide. */
  readonly drafts?: readonly string[]
  /** The picture in the middle. */
  readonly Board: ComponentType<BoardProps>
  /** The people: left column, or the strip on phones (`compact`). */
  readonly Seats: ComponentType<BoardProps>
  /** What is being resolved: top of the right column. */
  readonly Current: ComponentType<BoardProps>
  /** Piles and counters under the board. */
  readonly Shelf: ComponentType<BoardProps>
  /** What is known of the cards to come: foot of the left column, “Cards” tab on phones. */
  readonly KnownCards: ComponentType<BoardProps>
  /** How the game goes on by itself, where the board shows that. */
  readonly ahead?: Usually<Shape>
  /** The game's own preview of an option, where it can tell more than a list of changes: an attack with all its odds. */
  preview?(board: BoardProps, option: string): ReactNode | undefined
  /** Keys of the board's own tools, with their words: shown in the help. */
  keys?(text: GameText): readonly { readonly key: string; readonly what: string }[]
  /** Icon bodies by the glyph names the text uses. */
  readonly glyphs: Readonly<Record<string, string>>
}
export type { Setup, SettingValue }
