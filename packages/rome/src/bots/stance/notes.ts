// The stance card (rome 17): what its rules note and say.

/** Noted while one decision is made. */
export type Vars = {
  /** Dice of the stance card. */
  white?: number
  red?: number
  marker?: number
}

type Nothing = Record<never, never>

/** What answers rest on, and candidates. */
export type Sayings = {
  'die.white': Nothing
  'die.red': Nothing
}
