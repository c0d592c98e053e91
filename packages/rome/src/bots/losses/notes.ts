// Losses and defeat (rome 21.2, 21.3): what its rules note and say.

/** What answers rest on, and candidates. */
export type Sayings = {
  'bot.losses': { main: number; skirmishers: number }
}
