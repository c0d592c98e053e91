// Leaders by name, numbered as on the cards; 0 is no leader.

export const elder = 1
export const mystic = 2
export const fuelDrinker = 3
export const upstart = 4
export const rebel = 5
export const warrior = 6
export const feastbringer = 7
export const demagogue = 8
export const archivist = 9
export const overseer = 10
export const corsair = 11
export const noble = 12
export const anarchist = 13
export const shaper = 14
export const agitator = 15
export const quartermaster = 16
