// Vox cards by name.

export const massUprising = 25
export const populistDemands = 26
export const outrageSpreads = 27
export const songOfFreedom = 28
export const guildStruggle = 29
export const callToAction = 30
