// What can be chosen for SUPERCAT in the campaign only (supercat 0.2).

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
}

/** The letter of the text. */
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
}
