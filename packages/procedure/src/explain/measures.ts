// How much of a reason is told, from more to less, until it is read at a glance.

/** How much is told. The whole list of everything is in the trace. */
export interface Brevity {
  /**
   * So many rivals are named by the preferences that told them apart (the last ones, which left the fewest), so many of those tied
   * (one at least where there is no other rival), and so many reasons why others are none.
   */
  readonly rivals: number
  readonly tied: number
  readonly reasons: number
  readonly preferences: number
  /** What it is wanted for, and which step of that it is. */
  readonly plan: boolean
  /** What was chosen: the question above names it too. */
  readonly named: boolean
  /** Not even where it has no rival of its own. */
  readonly nameless?: true
  /** What names have in brackets, and how long a name may be. */
  readonly asides: boolean
  readonly letters: number
  readonly barely?: true
  /** The rule's own words: its first sentence, less than that, or how it begins. */
  readonly rule: 'sentence' | 'clause' | 'start'
  /** What was chosen on the way to it. */
  readonly led: 'all' | 'nearest' | 'none'
  /** What an answer rests on, and so many rules above that said no where nothing else was weighed. */
  readonly evidence: boolean
  readonly refused: number
  /** The number of a rule whose yes is carried out along with the deed, and what that rests on. */
  readonly alsoWhy: boolean
}

export const WHOLE: Brevity = {
  rivals: 3,
  tied: 2,
  reasons: 2,
  preferences: 2,
  plan: true,
  named: true,
  asides: true,
  letters: Number.POSITIVE_INFINITY,
  rule: 'sentence',
  led: 'all',
  evidence: true,
  refused: 2,
  alsoWhy: true,
}
const BRIEF: Brevity = { ...WHOLE, rivals: 1, tied: 1, reasons: 1, preferences: 1, refused: 1 }
const BARE: Brevity = { ...BRIEF, evidence: false, refused: 0 }
const SHORT: Brevity = { ...BARE, rule: 'clause', asides: false, led: 'nearest' }
const LEAST: Brevity = { ...SHORT, plan: false, tied: 0 }
const TIGHT: Brevity = { ...LEAST, alsoWhy: false }

/** So many letters are read at a glance. */
export const GLANCE = 240

/** From more to less: the rule's own words, one rival and why it lost are what is left out last. */
export const BREVITIES: readonly Brevity[] = [
  WHOLE,
  { ...WHOLE, refused: 1 },
  BRIEF,
  { ...BRIEF, evidence: false },
  BARE,
  { ...BARE, rule: 'clause' },
  { ...BARE, rule: 'clause', led: 'nearest' },
  SHORT,
  { ...SHORT, led: 'none' },
  { ...SHORT, tied: 0 },
  { ...SHORT, tied: 0, led: 'none' },
  { ...SHORT, tied: 0, alsoWhy: false },
  { ...SHORT, tied: 0, alsoWhy: false, led: 'none' },
  { ...SHORT, plan: false },
  { ...SHORT, plan: false, led: 'none' },
  LEAST,
  { ...LEAST, led: 'none' },
  TIGHT,
  { ...TIGHT, led: 'none' },
  { ...TIGHT, letters: 64 },
  { ...TIGHT, letters: 64, led: 'none' },
  { ...TIGHT, letters: 64, led: 'none', named: false },
  { ...TIGHT, letters: 40, led: 'none', named: false },
  { ...TIGHT, rule: 'start' },
  { ...TIGHT, rule: 'start', led: 'none' },
  { ...TIGHT, rule: 'start', letters: 56 },
  { ...TIGHT, rule: 'start', letters: 56, led: 'none' },
  { ...TIGHT, rule: 'start', letters: 40 },
  { ...TIGHT, rule: 'start', letters: 40, named: false },
  { ...TIGHT, letters: 40, barely: true },
  { ...TIGHT, rule: 'start', letters: 40, barely: true },
]
