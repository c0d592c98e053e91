// Numbers that a state is made for.

export const MAX_SEATS = 4
/** The most Power that is counted, above zero and below. */
export const MOST_POWER = 255
/** Spots of the Court row. */
export const ROW_SIZE = 4
/** Six slots, Ancient Holdings, and from 7 on tokens that do not fit: six, the most that twelve keys can steal. */
export const SLOTS_PER_SEAT = 13

/** Types of tokens; 0 is none. */
export const MATERIAL = 1
export const FUEL = 2
export const WEAPON = 3
export const RELIC = 4
export const PSIONIC = 5
export const TYPES = 5

/** Ambitions; 0 is none. */
export const TYCOON = 1
export const TYRANT = 2
export const WARLORD = 3
export const KEEPER = 4
export const EMPATH = 5

/** Once-per-turn abilities, as read.used has them. */
export const USED_FENCE = 1
export const USED_SUMMON = 2
export const USED_RUTHLESS = 4

/** A free action came ahead, and the standard action it belongs to must follow (Tactical, Charismatic). */
export const BONUS_OWES_BATTLE = 1
export const BONUS_OWES_SECURE = 2
