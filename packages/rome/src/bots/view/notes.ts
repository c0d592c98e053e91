// The position as the seat of a bot sees it: what is said of it.

import type { Name } from '../../pack/types.ts'
import type { Status } from '../../vocabulary.ts'

type Nothing = Record<never, never>

/** What answers rest on, and candidates. */
export type Sayings = {
  'die.d6': Nothing
  'die.G': Nothing
  'die.Y': Nothing
  'die.R': Nothing
  'face.G': { face: string }
  'face.Y': { face: string }
  'face.R': { face: string }
  'bot.seat': { seat: Name }
  'bot.relation': { seat: Name; status: Status; stance: number }
  'bot.marker': { seat: Name; box: number }
  'bot.region': { region: Name }
  'bot.place': { region: Name; gold: number; distance: number }
}
