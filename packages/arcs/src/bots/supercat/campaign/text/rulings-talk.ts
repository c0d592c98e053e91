// Rulings of the campaign, in our words (A150 to A159, and what the reference rules on Summits).

export const talkRulings = {} as const satisfies Record<string, readonly [string, string]>
