// All cards of the base game that do something of their own, in the order in which the rules ask them.

import type { Card } from '../hooks/hooks.ts'

/** A function, since cards and rules import each other. */
export const ALL_CARDS = (): readonly Card[] => []
