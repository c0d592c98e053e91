// What can be chosen for SUPERCAT in the campaign only (supercat 0.2, supercat-0.10 0.4).

export interface CampaignChoices {
  /** supercat/A77 */
  readonly faithfulFallback: boolean
  /** supercat/A30 */
  readonly fateOnAutoSelect: boolean
  /** supercat/A120 */
  readonly eventWithCouncil: boolean
  /** supercat/A121 */
  readonly imperialAlong: 'along' | 'stay'
  /** supercat/A89 */
  readonly seizeGatePartisan: 1 | 2
  /** supercat/A86 */
  readonly exportRepeats: boolean
  /** supercat/A122 */
  readonly stewardPetitions: boolean
  /** supercat/A94 */
  readonly negotiationX: 'always' | 'affected'
  /** supercat/A155 */
  readonly belowEven: boolean
  /** supercat/A161 */
  readonly swapsControl: boolean
  /** supercat/A162 */
  readonly speakersForNothing: boolean
  // 0.10
  /** supercat/B10 */
  readonly fateAbilitiesOnce: boolean
  /** supercat-0.10 8.6 */
  readonly negotiation: boolean
  /** supercat/B40 */
  readonly fateOnEvent: boolean
  /** supercat/B42 */
  readonly paradeDeclares: 'always' | 'useful' | 'never'
  /** supercat/B46 */
  readonly blightLoomsAdverse: boolean
  /** supercat/B50 */
  readonly negotiationEnds: 'rounds' | 'oneGoEach'
  /** supercat/B58 */
  readonly spyDraw: 'counter' | 'rest'
  /** supercat/B56 */
  readonly advocateHoldsBack: 'never' | 'ifLost' | 'always'
  /** supercat/B54 */
  readonly magnateCalls: boolean
  /** supercat/B63 */
  readonly imperialGrievance: 'none' | 'firstRegent'
}

/** The letter of the text, in either version. */
export const LETTER: CampaignChoices = {
  faithfulFallback: true,
  fateOnAutoSelect: false,
  eventWithCouncil: true,
  imperialAlong: 'along',
  seizeGatePartisan: 2,
  exportRepeats: false,
  stewardPetitions: false,
  negotiationX: 'always',
  belowEven: false,
  swapsControl: true,
  speakersForNothing: true,
  fateAbilitiesOnce: true,
  negotiation: true,
  fateOnEvent: false,
  paradeDeclares: 'always',
  blightLoomsAdverse: false,
  negotiationEnds: 'rounds',
  spyDraw: 'counter',
  advocateHoldsBack: 'never',
  magnateCalls: false,
  imperialGrievance: 'none',
}

/** What the text of 0.10 says where that of 0.5 leaves it to the table. */
export const SETTLED_IN_10: Partial<CampaignChoices> = {
  faithfulFallback: false,
  fateOnAutoSelect: true,
  seizeGatePartisan: 1,
  stewardPetitions: true,
  belowEven: true,
}
