// Taxation (rome 20): what its rules note and say.

/** What answers rest on, and candidates. */
export type Sayings = {
  'bot.income': { n: number }
}
