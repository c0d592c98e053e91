// The end of a game, kept for the list of finished games.

import type { Entry, Outcome } from '@understudy/table'
import { putResult, type Result } from '../../storage/db.ts'
import { games } from '../../store/games.ts'
import { lang } from '../../store/settings.ts'
import type { Play } from '../play.ts'
import { nameOf } from '../telling/names.ts'

function resultOf(play: Play, outcome: Outcome, date: number): Result {
  const title = games.value?.find(({ id }) => id === play.id)?.title ?? play.pkg.game.title[lang.value]
  const seats = play.pkg.game.seats(play.options).map(({ id }) => {
    const score = outcome.scores?.[id]
    const won = outcome.winners.includes(id)
    const who = play.table.controller(id)
    const bot = who.by === 'bot' ? { bot: who.bot } : {}
    return {
      seat: id,
      // With the bot and its version, whatever it is called at the table.
      name: nameOf(play, id, lang.value, false),
      by: who.by,
      ...bot,
      ...(score === undefined ? {} : { score }),
      won,
    }
  })
  seats.sort((a, b) => Number(b.won) - Number(a.won) || (b.score ?? 0) - (a.score ?? 0))
  const { difficulty } = play.options
  return {
    id: play.id,
    game: play.pkg.game.id,
    title,
    date,
    beside: play.beside,
    ...(typeof difficulty === 'string' ? { difficulty } : {}),
    marks: marksOf(play.table.entries),
    seats,
  }
}

function marksOf(entries: readonly Entry[]): NonNullable<Result['marks']> {
  const marks = new Set<'changed' | 'edited' | 'allowed'>()
  for (const entry of entries) {
    if (entry.t === 'seat' && entry.seat !== 'chance') marks.add('changed')
    if (entry.t === 'edit') marks.add('edited')
    if (entry.t === 'action' && entry.forced === true) marks.add('allowed')
  }
  return [...marks]
}

/** A game that ends again after an undo has the later result. What cannot be kept now stays owed: a full browser must not spoil the end of a game. */
export async function keepResult(play: Play, outcome: Outcome): Promise<void> {
  const { owed } = play
  if (owed === undefined) return
  await putResult(resultOf(play, outcome, owed))
  if (play.owed !== owed) return
  play.owed = undefined
  play.changed()
}
