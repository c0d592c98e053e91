// What is shown of the board: as the person sees it who is asked, or was last; everything once the game is over.

import type { GameEntry } from '@understudy/lab'
import type { Lang } from '@understudy/procedure'
import type { AnyTable } from '../journal.ts'

export class Sight {
  readonly #entry: GameEntry
  readonly #table: AnyTable
  #viewer: string | undefined
  /** The turn, and who was asked in it, when the board was last shown: it is shown once for each. */
  #shown = ''

  constructor(entry: GameEntry, table: AnyTable) {
    this.#entry = entry
    this.#table = table
  }

  isNew(): boolean {
    const next = this.#table.next()
    const turn = `${this.#entry.pkg.game.moment(this.#table.state)} ${next.kind === 'person' ? next.seat : ''}`
    const isNew = turn !== this.#shown
    this.#shown = turn
    return isNew
  }

  forget(): void {
    this.#shown = ''
  }

  draw(lang: Lang): string | undefined {
    const { pkg, textBoard } = this.#entry
    const { state } = this.#table
    const next = this.#table.next()
    if (next.kind === 'person') this.#viewer = next.seat
    this.#viewer ??= this.#firstPerson()
    const open = next.kind === 'over' || this.#viewer === undefined
    return textBoard?.(open ? state : pkg.game.view(state, this.#viewer as string), lang)
  }

  #firstPerson(): string | undefined {
    const seats = this.#entry.pkg.game.seats(this.#table.options)
    return seats.find(({ id }) => this.#table.controller(id).by === 'person')?.id
  }
}
