import { makeBot } from '@tabletome/bots'
import { type Random, type Shape, sfc32, type View } from '@tabletome/engine'
import type { BotMayAnswer, GameParts } from '@tabletome/games/types'
import type { MatchHost, Update } from '@tabletome/match'
import type { TableInfo, TableSeat } from '@tabletome/match/protocol'
import type { LocalEvent } from './api.ts'
import type { SeatPage } from './seatBook.ts'

export type Rules = Awaited<ReturnType<GameParts['rules']>>

/** Everything may be done by the bots of one table before the page is heard again; then they pause for a moment. */
const PAUSE = 0

/** A local table that is open on the page: tells the page what happens and lets its bots answer. */
export class RunningTable {
  readonly host: MatchHost
  page: SeatPage
  private readonly rules: Rules
  private readonly post: (event: LocalEvent) => void
  private readonly random: Random
  private readonly stopListening: () => void
  private told: number | undefined
  private thinking: ReturnType<typeof setTimeout> | undefined

  constructor(host: MatchHost, page: SeatPage, rules: Rules, seed: string, post: (event: LocalEvent) => void) {
    this.host = host
    this.page = page
    this.rules = rules
    this.post = post
    this.random = sfc32(seed)
    this.stopListening = host.subscribe(() => this.tell())
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

  letBotsAnswer(): void {
    if (this.thinking !== undefined) return
    this.thinking = setTimeout(() => {
      this.thinking = undefined
      void this.oneBotAnswers()
    }, PAUSE)
  }

  private async oneBotAnswers(): Promise<void> {
    const { host, rules } = this
    if (host.over) return
    for (const seat of host.waiting) {
      const level = this.botAt(seat)
      const [decision] = level === undefined ? [] : host.decisionsFor(seat)
      if (level === undefined || !decision) continue
      const view = host.view(seat)
      if (!mayAnswer(rules.botMayAnswer, view, seat, this.mine)) continue
      const option = makeBot(level, rules.game, rules.evaluation).answer(view, decision, this.random)
      await host.answer(seat, host.seq, option)
      return
    }
  }

  private botAt(seat: string): string | undefined {
    return this.page.seats[this.host.seats.indexOf(seat)]?.bot
  }

  stop(): void {
    clearTimeout(this.thinking)
    this.thinking = undefined
    this.stopListening()
  }
}

const mayAnswer = (may: BotMayAnswer | undefined, view: View<Shape>, seat: string, people: readonly string[]) =>
  may === undefined || may(view, seat, people)

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
