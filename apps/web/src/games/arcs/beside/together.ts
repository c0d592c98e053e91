// Cards turned over in a bot's turn that may stand on one screen with its dice and with each other.

/** Cards of the Court, and the card that Lars turns over. */
export const TOLD_TOGETHER = ['refill', 'reveal'] as const
