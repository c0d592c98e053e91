// The games that a command has at hand: those that its line names. To fetch the others would take longer than most commands.

import type { GameEntry, Games, Shelf } from '@understudy/lab'
import type { Lang } from '@understudy/procedure'
import { gamesWithBot } from './bots.ts'
import type { Command } from './command.ts'

export class Hand {
  readonly known: Shelf
  readonly games: Games
  readonly #held: Record<string, GameEntry> = {}
  readonly #argv: readonly string[]
  readonly #withdraw: (() => void)[] = []

  constructor(known: Shelf, argv: readonly string[]) {
    this.known = known
    this.games = this.#held
    this.#argv = argv
  }

  async fetch(id: string): Promise<GameEntry> {
    const held = this.#held[id]
    if (held !== undefined) return held
    const entry = await this.known[id]?.fetch()
    if (entry === undefined) throw new Error(`no game ${id}`)
    this.#held[id] = entry
    if (this.#asks(entry.onDemand)) this.#withdraw.push(entry.onDemand.offer())
    if (this.#bothNames) entry.names?.both(true)
    return entry
  }

  async fetchAll(): Promise<void> {
    for (const id of Object.keys(this.known)) await this.fetch(id)
  }

  /** What has to be there before the flags of a command are known: options of games are among them. */
  async fetchFor(command: Command, words: readonly string[], wantsHelp: boolean): Promise<void> {
    const said = words.map((word) => (word.startsWith('-') ? word.slice(word.indexOf('=') + 1) : word))
    const named = Object.keys(this.known).filter((id) =>
      said.some((word) => word === id || gamesWithBot(this.known, word.split('@')[0] ?? '').includes(id)),
    )
    const speaksOfAll = command.games !== undefined || (wantsHelp && command.parts === undefined)
    const all = command.games === 'all' || (named.length === 0 && speaksOfAll)
    if (all) return this.fetchAll()
    for (const id of named) await this.fetch(id)
  }

  /** A text that is written already, with the names of cards in both languages if that was asked for. */
  named(lang: Lang, text: string): string {
    if (!this.#bothNames) return text
    return Object.values(this.#held).reduce((said, { names }) => names?.in(lang, said) ?? said, text)
  }

  /** As if no game had ever been held. */
  putAway(): void {
    for (const { names } of Object.values(this.#held)) names?.both(false)
    for (const take of this.#withdraw) take()
  }

  /** What programs read stays as it is. */
  get #bothNames(): boolean {
    return this.#argv.includes('--both-names') && !this.#argv.includes('--json')
  }

  /** Parts of games that few play are offered to who names one of their options, or the edition that plays them. */
  #asks(part: GameEntry['onDemand']): part is NonNullable<GameEntry['onDemand']> {
    if (part === undefined) return false
    const argv = this.#argv
    const named = new Set(argv.filter((arg) => arg.startsWith('--')).map((arg) => arg.slice(2).split('=', 1)[0]))
    const editions = argv.flatMap((arg, at) =>
      arg === '--edition' ? [argv[at + 1]] : arg.startsWith('--edition=') ? [arg.slice('--edition='.length)] : [],
    )
    return part.options.some((id) => named.has(id)) || editions.includes(part.edition?.name ?? '')
  }
}
