// The target list of the Speed-bot (rome 24): what its rules note and say.

export type Sayings = Record<never, never>
