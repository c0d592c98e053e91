// The schemas of everything that comes in from outside, for `understudy schema` and for editors.

import * as v from 'valibot'
import { cardSchema } from './rules/load-cards.ts'
import { mapSchema, symbolSchema } from './rules/load-map.ts'
import { actionSchema, stateSchema } from './rules/parse.ts'
import { TILE_KINDS } from './vocabulary.ts'

/** As one schema each; the readers take them apart to name the place of a mistake better. */
export const muhqSchemas = {
  action: actionSchema,
  position: stateSchema,
  map: v.strictObject({
    ...mapSchema.entries,
    symbols: v.record(v.string(), v.union([v.picklist(TILE_KINDS), symbolSchema])),
  }),
  cards: v.strictObject({ cards: v.array(cardSchema) }),
}
