// What was bought in this spending turn. The page is made anew for every purchase, so the list is kept here; what was
// taken back falls out again, because the purse then holds more than it did after the purchase.

interface Bought {
  readonly text: string
  readonly price: number
}

interface Noted {
  readonly text: string
  /** Gold before it. */
  readonly purse: number
  /** Absent where only the card that comes shows it. */
  readonly price?: number
}

let basket: { readonly turn: string; readonly noted: readonly Noted[] } = { turn: '', noted: [] }

const still = (turn: string, gold: number): readonly Noted[] =>
  basket.turn === turn
    ? basket.noted.filter(({ purse, price }) => (price === undefined ? purse > gold : purse - price >= gold))
    : []

export function boughtIn(turn: string, gold: number): readonly Bought[] {
  const noted = still(turn, gold)
  return noted.map(({ text, purse, price }, at) => ({
    text,
    price: price ?? purse - (noted[at + 1]?.purse ?? gold),
  }))
}

export function noteBought(turn: string, gold: number, text: string, price: number | string): void {
  const known = typeof price === 'number' ? { price } : {}
  basket = { turn, noted: [...still(turn, gold), { text, purse: gold, ...known }] }
}

/** Where new cards go; people seldom change their mind between two of them. */
let recruitsTo: string | number = 'pool'
export const lastInto = (): string | number => recruitsTo
export function keepInto(into: string | number): void {
  recruitsTo = into
}
