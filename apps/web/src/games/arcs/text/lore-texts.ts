// What leaders and lore say, in full: only games that use them load this part.

import { LEADER_TEXT, LORE_TEXT } from '@understudy/arcs/text'

export const TEXTS = { ...LEADER_TEXT, ...LORE_TEXT }
