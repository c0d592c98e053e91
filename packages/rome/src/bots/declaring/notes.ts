// Declaring an army (rome 21.1, CNQ-5, BVB-3): what its rules note and say.

/** Noted while one decision is made. */
export type Vars = {
  /** d6 by class of troops. */
  SK?: number
  CV?: number
  MI?: number
  AR?: number
}

/** What answers rest on, and candidates. */
export type Sayings = {
  'bot.deck': { cls: string; n: number; low: number; high: number }
}
