// Which earlier steps can be put right, and by whom.

import { equal, type Json } from '@understudy/procedure'
import type { Entry } from '@understudy/table'
import { type ActionEntry, type AnswerEntry, isPersonal } from '@understudy/table/journal'
import type { Play } from '../play.ts'
import { mayOpen, secretive } from '../seats/secrets.ts'

/** What a person did or said at the table can be amended; corrections, seats and facts are simply done again. */
export function canAmend(entry: Entry | undefined): entry is ActionEntry | AnswerEntry {
  return isPersonal(entry) && (entry?.t === 'action' || (entry?.t === 'answer' && entry.kind !== 'told'))
}

/** Amending shows what could have been done instead, cards included: only to whom they belong. */
export function mayAmend(play: Play, entry: Entry | undefined): boolean {
  if (!canAmend(entry)) return false
  if (entry.t === 'action') return mayOpen(play, entry.seat)
  return !secretive(play) || entry.action === undefined || isOpen(play, entry.action)
}

/** What chance gave is anybody's business if the sentence for everybody says all of it, or if it is one's own. */
function isOpen(play: Play, told: Json): boolean {
  const { game } = play.pkg
  const said = game.describe(game.parseAction(told)).with?.action
  if (said !== undefined && equal(said, told)) return true
  const seat = (told as { readonly seat?: Json }).seat
  return seat !== undefined && seat === play.holder.value
}
