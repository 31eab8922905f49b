/** What a game hands to the apps: facts about it, its rules, its bots, its words and its board. Loaded part by part. */
import type { Foresight, Game, Reason, Saved, Setup, SettingValue, Shape, Usually, View } from '@tabletome/engine'
import type { Evaluation, HintReason } from '@tabletome/bots'
import type { Example, ExampleTexts } from '@tabletome/match/example'
import type { Lesson, LessonTexts, Scripted, Tip } from '@tabletome/match/lesson'
import type { ComponentType, ReactNode } from 'react'
import type { Frieze } from './frieze.ts'
import type { Milestone, Stop } from './milestone.ts'

export type * from './frieze.ts'
export type * from './milestone.ts'

export type Language = 'en' | 'fr'
export type SeatColour = 'ruby' | 'sapphire' | 'emerald' | 'topaz'

/** One thing to agree on at the set-up. Its words are `setting.<id>` and `setting.<id>.<value>` of the game's text. */
export interface Setting {
  readonly id: string
  readonly kind: 'choice' | 'switch' | 'number' | 'text'
  readonly values?: readonly SettingValue[]
  readonly standard: SettingValue
  /** What the form starts with for whoever has never played this game. */
  readonly newcomer?: SettingValue
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
export interface Measuring {
  /** The settings that make it harder or easier: every value is measured. */
  readonly by?: readonly string[]
  /** Settings that are drawn anew for every match. */
  readonly drawn?: readonly string[]
  /** Settings that do not matter for it. */
  readonly beside?: readonly string[]
  /** How many play, where all play together; every number if left out. */
  readonly players?: readonly number[]
  readonly modes?: readonly string[]
  /** Levels that play otherwise than the one before them in these modes only; elsewhere there is nothing to measure. */
  readonly differs?: Readonly<Record<string, readonly string[]>>
}
export interface GameInfo {
  readonly id: string
  readonly modes: readonly [Mode, ...Mode[]]
  readonly settings: readonly Setting[]
  readonly minutes: number
  readonly colour: SeatColour
  /**
   * The colours players choose freely, as the setting `colours` names them, in the order of the seats' own; at least so many
   * pieces are coloured, even alone. Without it a colour belongs to a place at the table.
   */
  readonly colours?: { readonly values: readonly string[]; readonly least: number }
  /** Bot levels from weakest to strongest. */
  readonly bots: readonly string[]
  /** At which tables their strength is measured: `tabletome strength`. */
  readonly measured?: Measuring
  /** Who plays alone for the first time leads the heroes that its lessons name, unless another choice is made: `alone.why`. */
  readonly recommends?: true
  /** Questions the table may answer by itself where nothing hangs on it: see `byItself` of its parts. */
  readonly byItself?: readonly string[]
  /** What people at its tables say by one press, besides what is said in every game: `phrase.<id>` of the game's text. */
  readonly phrases?: readonly string[]
  /** What the workshop makes values for: a setting of kind `text`, and the modes it concerns. */
  readonly workshop?: { readonly setting: string; readonly mode: string }
  readonly parts: GameParts
}
/** What is known of a game where its matches are kept: in a worker, without words and pictures. */
export interface Played {
  readonly id: string
  /** Bot levels from weakest to strongest. */
  readonly bots: readonly string[]
  readonly parts: PlayedParts
}
export interface PlayedParts {
  /** The rules alone, for previews and replays. */
  game(): Promise<Game<Shape>>
  /** The rules with what bots need. */
  rules(): Promise<{
    game: Game<Shape>
    evaluation: Evaluation<Shape>
    botMayAnswer?: BotMayAnswer
  }>
  /** How the table answers the questions of `GameInfo.byItself`. */
  byItself?(): Promise<ByItself>
  /** Positions laid out by hand, for lessons, examples and reports. */
  position?(): Promise<PositionModule>
}
export interface GameParts extends PlayedParts {
  text(language: Language): Promise<{ text: GameText }>
  /** What is drawn under the curve of a match. */
  frieze?(language: Language): Promise<{ frieze: Frieze }>
  /** How a kind of costly decision is called, by the id of the reason why another was better. */
  costs?(language: Language): Promise<{ costs: Readonly<Record<string, string>> }>
  board(): Promise<BoardModule>
  art(): Promise<{ Art: ComponentType }>
  rulebook(language: Language): Promise<string>
  /** What is taught, and its words. */
  lessons?(): Promise<LessonModule>
  lessonText?(language: Language): Promise<{ text: LearnText }>
  /** What a newcomer's table needs of it, without the lessons themselves. */
  newcomer?(): Promise<NewcomerModule>
  tipText?(language: Language): Promise<{ tips: Readonly<Record<string, string>> }>
  /** The words of the game that have a card. */
  glossary?(language: Language): Promise<Glossary>
  /** The worked examples of its rulebook, and their titles. */
  examples?(): Promise<ExampleModule>
  exampleText?(language: Language): Promise<{ text: ExampleTexts }>
  /** The map of a campaign: what was won, what is open, and the way to the next table. */
  campaign?(): Promise<CampaignModule>
  /** A screen of the game's own where something for its tables is made, such as the realm builder. */
  workshop?(): Promise<WorkshopModule>
}
/** A position laid out by hand, as a match can begin at it. */
export interface Laid {
  readonly setup: Setup
  readonly position: Omit<Saved<Shape>, 'random'>
}
export interface PositionModule {
  /** Reads the words in which the game's tests and lessons tell a position. Throws a sentence when there can be no such position. */
  lay(words: object): Laid
}
export interface ExampleModule {
  readonly examples: readonly Example[]
}
export interface LessonModule extends NewcomerModule {
  /** In the order in which they are taught. */
  readonly lessons: readonly Lesson[]
  /** The rules a first game needs: lessons and tips explain nearly all of them. */
  readonly core: readonly string[]
}
export interface NewcomerModule {
  /** A ready-made first game: one press, and the first decision is there. */
  readonly first?: FirstGame
  /** Questions of the set-up that are answered in somebody's first match alone: the heroes that are recommended. */
  readonly heroes?: readonly Scripted[]
  /** In the order in which they matter: of several that fit the first is told. */
  readonly tips?: readonly Tip[]
}
export interface FirstGame {
  readonly setup: Setup
  /** Levels of the bots at the seats behind the learner's. */
  readonly bots?: readonly string[]
  /** What is dealt is what this seed deals; all that falls later is real chance. */
  readonly deal?: string
  /** Questions that are answered for the newcomer. */
  readonly script?: readonly Scripted[]
}
export interface LearnText {
  readonly lessons: LessonTexts
  /** By the id of the tip: one or two sentences. */
  readonly tips?: Readonly<Record<string, string>>
}
export type WordKind = 'keyword' | 'icon' | 'die' | 'status' | 'phase'
/** A word of the rules that is explained where it stands. */
export interface WordEntry {
  readonly id: string
  readonly kind: WordKind
  /** A picture of the board, by its name among the glyphs. */
  readonly icon: string
  readonly rule: string
  /** Other rules that its sentences tell. */
  readonly also?: readonly string[]
}
export interface WordText {
  readonly name: string
  /** One or two sentences. */
  readonly text: string
  /** How it is written at the table; with `=` in front only where nothing else is said. A plural with s is found as well. */
  readonly match: readonly string[]
}
export interface Glossary {
  readonly entries: readonly WordEntry[]
  readonly text: Readonly<Record<string, WordText>>
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
/**
 * What the table answers by itself for a seat, since nothing hangs on it; undefined: the seat decides. `pauses`: the reader
 * wants to stop where a turn begins.
 */
export type ByItself = (
  view: View<Shape>,
  decision: { readonly choice: string; readonly options: readonly { readonly id: string }[] },
  pauses: boolean,
) => string | undefined
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
  /** Begins what such matches are counted in: the curve of a match is divided by these. Words: what it is called there. */
  readonly round?: boolean | string
  /** The rule behind it. */
  readonly rule?: string
  /** While it happens: lines in a row with the same beat are shown as one event. */
  readonly beat?: string
  /** That nothing happened: it takes no time while it is shown. */
  readonly aside?: boolean
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
  /** Of a main button: something useful is left to do first, as the rules of the game decide; it is drawn quietly. */
  readonly quiet?: boolean
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
export interface Goal {
  /** One sentence, followed by the tallies: “Close 6 portals, let none through:”. */
  readonly text: string
  /** At most 52 characters, where room is short. */
  readonly short: string
  /** How far it has come: “1/6”, “Round 5 of 8”. */
  readonly tally: readonly string[]
}
export interface GameText {
  readonly title: string
  readonly pitch: string
  readonly meta: string
  /** `setting.difficulty`, `setting.difficulty.normal`, `mode.coop`, `mode.coop.about`, `bot.greedy` … */
  words(key: string): string
  /** One line of the chronicle per fact; nothing for facts that tell a player nothing. */
  log(fact: { readonly type: string }, names: Names): LogLine | undefined
  /** What the chronicle says where the table gave this answer by itself; nothing where that need not be told. */
  itself?(option: string): LogLine | undefined
  /** The round, and who or what is acting: “Round 5 · Crag Bears”. `seat` is the seat mark to show; none for the enemy. */
  headline(view: View<Shape>, names: Names): { label: string; title: string; colour?: SeatColour }
  /** What this match is played for, always in sight. */
  goal(view: View<Shape>, names: Names): Goal
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
  /** Why a hint thinks an option better or worse than another, in at most 64 characters. */
  because(reason: HintReason): string
  /** What hidden thing a preview stops at: “then the next card is drawn”. */
  hidden(what: string): string
  result(view: View<Shape>, names: Names): Result
  /** Heroes these seats played with, by the ids `hero.<id>` of the words: for the record of a player. */
  heroes?(view: View<Shape>, seats: readonly string[]): readonly string[]
  /**
   * What has come to its end in the facts from `from` on. `told` is all that happened as far as the reader may know it, `view`
   * the table after the last of it.
   */
  milestones?(
    told: readonly { readonly type: string }[],
    from: number,
    view: View<Shape>,
    names: Names,
  ): readonly Milestone[]
  /** The board in words, place by place, for screen readers. */
  describe(view: View<Shape>, names: Names): readonly { anchor: string; text: string }[]
  /** The full text of a card, place or piece, with the rules it links to. */
  card(anchor: string, view: View<Shape>): CardFace | undefined
  /** What a value of a setting stands for, such as a hero, in full: looked at before the table is opened. */
  setting?(id: string, value: string): CardFace | undefined
}
/** The end of a match in words. */
export interface Result {
  readonly title: string
  readonly lead: string
  readonly rows: readonly { readonly name: string; readonly values: readonly string[] }[]
  readonly columns: readonly string[]
  /** Marks of honour, such as stars: got or missed, and why. */
  readonly marks?: readonly { readonly got: boolean; readonly what: string; readonly why: string }[]
  /** Where a campaign leads on from here: a table with these settings changed. */
  readonly onward?: {
    readonly what: string
    readonly why: string
    readonly options: Readonly<Record<string, SettingValue>>
  }
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
  /** What the others must know of who sits there: away, or a bot in their stead. */
  readonly badge?: string
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
  /** Pressed on the board where nothing can be chosen: what it is and why not, in a note beside it. */
  look(anchor: string): void
}
/** The answers composed so far, and the way back. */
export interface Draft {
  readonly steps: readonly string[]
  back(): void
  cancel(): void
}
/**
 * How the drawing lies in its box. It follows from the match alone, never from what is asked; only where the game turns to
 * another picture, as Victorum does for a combat, may it change.
 */
export interface BoardFrame {
  /** Width by height of the one cropped view. */
  readonly aspect: number
  /** The drawing runs to the edges of the box; else it lies as a sheet on the desk. */
  readonly fill?: boolean
  /** Height of the dock in pixels. */
  readonly dock: { readonly snug: number; readonly roomy: number }
}
/** Something the board can show besides, or another way to look at it: a button of the rail. */
export interface BoardTool {
  /** A capital letter. */
  readonly key: string
  /** One short word, under the glyph. */
  readonly word: string
  /** What it does, in full. */
  readonly what: string
  readonly icon: string
  /** Of a switch: whether it is on. */
  readonly on?: boolean
  /** `back`: its key was pressed with Shift. */
  act(back?: boolean): void
}
/** Something on the board the keyboard can jump to. */
export interface Landmark {
  readonly anchor: string
  /** Its place in the grid of the drawing, where there is one; else it lies under its own anchor. */
  readonly place?: number
}
export interface Landmarks {
  /** The reader's own pieces; of whoever acts, where several share the screen. */
  readonly own: readonly Landmark[]
  readonly foes: readonly Landmark[]
  /** What the match is about: places to hold, to reach or to keep. */
  readonly goals: readonly Landmark[]
}
/** What everybody may know besides: a leaf under the seats that folds to its title when room is short, the last one first. */
export interface ExtraLeaf {
  readonly id: string
  readonly title: string
  readonly aside?: string
  readonly body: ReactNode
}
/** How much the panels of the other seats may say: everything, a line each, or mark and name. */
export type SeatDetail = 'full' | 'line' | 'badge'
export interface SeatsProps extends BoardProps {
  /** Of seats that are not the reader's own; full if nothing is said. */
  readonly detail?: SeatDetail
}
/** A board fills the slots of the table (docs/architecture.md); it never places anything itself. */
export interface BoardModule {
  /** Questions at which an action begins that is composed in private and sent as a whole once nothing is left to decide. */
  readonly drafts?: readonly string[]
  frame(view: View<Shape>, compact: boolean): BoardFrame
  /** The drawing, for a box of the frame's shape. */
  readonly Board: ComponentType<BoardProps>
  /** What decides the game: 100 to 230 pixels high, never cut. */
  readonly Scales: ComponentType<BoardProps>
  /** The same on phones: a row of up to four figures (`Figure` of the board kit). */
  readonly Figures: ComponentType<BoardProps>
  /** The people, the reader's own seat first. */
  readonly Seats: ComponentType<SeatsProps>
  /** Under the seats; on phones with the cards. */
  leaves?(board: BoardProps): readonly ExtraLeaf[]
  /** Hand, towers, camp: under the board, at the height the frame names; on phones with the cards. */
  readonly Dock: ComponentType<BoardProps>
  /** What the question is about, above its options: the chosen unit, the enemy's card, the magnifier; nothing at most questions. */
  readonly Subject: ComponentType<BoardProps>
  /** What keys jump to, each list in the order in which it is gone through. */
  landmarks(board: Pick<BoardProps, 'view' | 'names'>): Landmarks
  /** The buttons of the rail. A hook: it is called at every render of the rail. */
  useTools?(board: BoardProps): readonly BoardTool[]
  /** How the game goes on by itself, where the board shows that. */
  readonly ahead?: Usually<Shape>
  /** The game's own preview of an option, where it can tell more than a list of changes: an attack with all its odds. */
  preview?(board: BoardProps, option: string): ReactNode | undefined
  /** The way that was gone, on a map cropped to it: for milestones that have one. */
  readonly Road?: ComponentType<{ readonly stops: readonly Stop[]; readonly text: GameText }>
  /** Keys of the board's own tools, with their words: shown in the help. */
  keys?(text: GameText): readonly { readonly key: string; readonly what: string }[]
  /** Icon bodies by the glyph names the text uses. */
  readonly glyphs: Readonly<Record<string, string>>
}
export type { Setup, SettingValue }
