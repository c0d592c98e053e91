// Guild cards by name: constants of a module rather than of an object, so that the page has numbers in their place.

export const loyalEngineers = 0
export const miningInterest = 1
export const materialCartel = 2
export const adminUnion = 3
export const constructionUnion = 4
export const fuelCartel = 5
export const loyalPilots = 6
export const gatekeepers = 7
export const shippingInterest = 8
export const spacingUnion = 9
export const armsUnion = 10
export const prisonWardens = 11
export const skirmishers = 12
export const courtEnforcers = 13
export const loyalMarines = 14
export const latticeSpies = 15
export const farseers = 16
export const secretOrder = 17
export const loyalEmpaths = 18
export const silverTongues = 19
export const loyalKeepers = 20
export const swornGuardians = 21
export const elderBroker = 22
export const relicFence = 23
export const galacticBards = 24
