// The numbers of the rulings: 1 to 50 are open points of the published text, the others came up in writing this book.

export const RULING_NUMBERS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
  33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61,
  64, 65, 66,
] as const
export type RulingNumber = (typeof RULING_NUMBERS)[number]
export type RulingId = `lars/A${RulingNumber}`
export type Rulings = Readonly<Record<RulingNumber, string>>
