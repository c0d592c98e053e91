// Initiative (rome 18): what its rules note and say.

/** Noted while one decision is made. */
export type Vars = {
  first?: number
}

/** What answers rest on, and candidates. */
export type Sayings = {
  'bot.card': { card: number }
}
