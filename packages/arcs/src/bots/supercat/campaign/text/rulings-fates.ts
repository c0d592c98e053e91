// Rulings of the campaign, in our words (A140 to A149, and what the reference rules on Fates).

export const fatesRulings = {} as const satisfies Record<string, readonly [string, string]>
