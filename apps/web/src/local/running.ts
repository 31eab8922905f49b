import type { Bot } from '@tabletome/bots'
import { type Random, sfc32 } from '@tabletome/engine'
import type { GameParts } from '@tabletome/games/types'
import { InStep, type MatchHost, STEP_MILLISECONDS, type Update } from '@tabletome/match'
import type { TableInfo, TableSeat } from '@tabletome/match/protocol'
import type { LocalEvent } from './api.ts'
import type { SeatPage } from './seatBook.ts'

export type Rules = Awaited<ReturnType<GameParts['rules']>>

interface Thinker {
  readonly rules: Rules
  readonly createBot: typeof import('./thinking.ts').createBot
}

const thinkerOf = async (rulesOf: () => Promise<Rules>): Promise<Thinker> => {
  const [rules, { createBot }] = await Promise.all([rulesOf(), import('./thinking.ts')])
  return { rules, createBot }
}
const AGAIN_MILLISECONDS = 3000

/** How bots go along with the people: in step, one action at a time, or as fast as they can. */
export interface BotPace {
  readonly quick: boolean
}
/** The best answer so far is given when a bot has thought for so long. */
const THINKING_MILLISECONDS = 2000

/** A local table that is open on the page: tells the page what happens and lets its bots answer. */
export class RunningTable {
  readonly host: MatchHost
  page: SeatPage
  private readonly rulesOf: () => Promise<Rules>
  private thinker: Thinker | undefined
  private isStopped = false
  private readonly post: (event: LocalEvent) => void
  private readonly random: Random
  private readonly minds = new Map<string, Bot>()
  private readonly stopListening: () => void
  private told: number | undefined
  private thinking: ReturnType<typeof setTimeout> | undefined
  private readonly inStep: InStep
  private readonly pace: () => BotPace

  constructor(
    host: MatchHost,
    page: SeatPage,
    rulesOf: () => Promise<Rules>,
    seed: string,
    post: (event: LocalEvent) => void,
    pace: () => BotPace,
  ) {
    this.host = host
    this.inStep = new InStep(host)
    this.pace = pace
    this.page = page
    this.rulesOf = rulesOf
    this.post = post
    this.random = sfc32(seed)
    this.stopListening = host.subscribe(line => {
      if (line) this.inStep.note(line)
      this.tell()
    })
  }

  get info(): TableInfo {
    const { host, page } = this
    const { head } = host
    const lastAt = host.record().lines.at(-1)?.at
    return {
      ...infoOf(head.match, head.game, head.setup, head.seats, page),
      status: host.over ? 'over' : 'playing',
      seq: host.seq,
      waiting: host.waiting,
      seedCommit: head.seedCommit,
      createdAt: head.createdAt,
      changedAt: lastAt ?? head.createdAt,
    }
  }

  /** Seats played by the people at this screen. */
  get mine(): readonly string[] {
    return this.host.seats.filter((_, i) => {
      const seat = this.page.seats[i]
      return seat?.kind === 'person' && !seat.standIn
    })
  }

  /** The whole view for whoever comes; what changed since for whoever is there. */
  greet(): void {
    this.told = undefined
    this.tell()
  }

  tell(): void {
    const update: Update = this.host.update({ seats: this.mine, steps: true }, this.told)
    this.told = update.seq
    this.post({ event: 'update', table: this.host.match, update })
    this.letBotsAnswer()
  }

  /** Everything may be done by the bots before the page is heard again; with people choosing they take their time. */
  letBotsAnswer(): void {
    if (this.thinking !== undefined) return
    const pause = this.inStep.isWithPeople(this.company) ? STEP_MILLISECONDS : 0
    this.thinking = setTimeout(() => void this.think(), pause)
  }

  /** Where nobody is a bot, nothing of the bots is fetched; what could not be fetched is asked for again. */
  private async think(): Promise<void> {
    const isWanted = !this.host.over && this.bots.length > 0
    if (isWanted && !this.thinker) {
      this.thinker = await thinkerOf(this.rulesOf).catch(() => undefined)
      if (this.isStopped) return
      if (!this.thinker) {
        this.thinking = setTimeout(() => void this.think(), AGAIN_MILLISECONDS)
        return
      }
    }
    this.thinking = undefined
    if (this.thinker) await this.oneBotAnswers(this.thinker)
  }

  private async oneBotAnswers(thinker: Thinker): Promise<void> {
    const { host, inStep, company, bots } = this
    const { rules } = thinker
    const mayAnswer = (seat: string, others: readonly string[]) =>
      rules.botMayAnswer?.(host.view(seat), seat, [...new Set([...this.mine, ...others])]) !== false
    while (!host.over) {
      const decision = inStep.next(bots, company, mayAnswer)
      if (!decision) return
      const { seat } = decision
      const option = this.botOf(thinker, seat, this.botAt(seat) ?? '').answer(host.view(seat), decision, this.random)
      if (!inStep.mayTake(seat, option, company)) continue
      await host.answer(seat, host.seq, option, 'bot')
      return
    }
  }

  /** The people the bots keep step with. */
  private get company(): readonly string[] {
    return this.pace().quick ? [] : this.mine
  }

  /** Kept from answer to answer, so that a plan once made is followed. */
  private botOf({ rules, createBot }: Thinker, seat: string, level: string): Bot {
    const known = this.minds.get(seat)
    if (known?.level === level) return known
    const bot = createBot(level, rules.game, rules.evaluation, { milliseconds: THINKING_MILLISECONDS })
    this.minds.set(seat, bot)
    return bot
  }

  private get bots(): readonly string[] {
    return this.host.seats.filter(seat => this.botAt(seat) !== undefined)
  }

  private botAt(seat: string): string | undefined {
    return this.page.seats[this.host.seats.indexOf(seat)]?.bot
  }

  stop(): void {
    this.isStopped = true
    clearTimeout(this.thinking)
    this.thinking = undefined
    this.stopListening()
  }
}

/** What a list may say of a table without opening it. */
export const infoOf = (
  id: string,
  game: string,
  setup: TableInfo['setup'],
  names: Readonly<Record<string, string>>,
  page: SeatPage | undefined,
): Pick<TableInfo, 'id' | 'game' | 'setup' | 'pace' | 'spectators' | 'undo' | 'seats' | 'owner'> => ({
  id,
  game,
  setup,
  pace: 'live',
  spectators: false,
  undo: page?.undo ?? true,
  owner: true,
  seats: Object.entries(names).map(([seat, name], i): TableSeat => {
    const sitter = page?.seats[i]
    return {
      seat,
      name,
      kind: sitter?.kind ?? 'person',
      mine: (sitter?.kind ?? 'person') === 'person',
      connected: true,
      bot: sitter?.bot || undefined,
      standIn: sitter?.standIn || undefined,
    }
  }),
})
