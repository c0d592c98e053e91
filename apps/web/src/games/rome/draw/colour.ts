import type { State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'

/** The colour and shape a faction is drawn with: it keeps them whoever else is in the pack. -1: nobody's. */
export const colourOf = (state: State, faction: number): number => packOf(state).factions[faction]?.colour ?? -1
