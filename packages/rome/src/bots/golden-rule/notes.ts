// The Golden Rule (rome 31): what its rules note and say.

/** What answers rest on, and candidates. */
export type Sayings = {
  'bot.outcome': { points: number; gold: number; lost: number }
}
