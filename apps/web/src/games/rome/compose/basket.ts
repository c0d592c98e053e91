// What was bought in this spending turn. The page is made anew for every purchase, so the list is kept here; what was
// taken back falls out again, because the purse then holds more than it did after the purchase.

interface Bought {
  readonly text: string
  readonly price: number
  /** Gold left after it. */
  readonly left: number
}

let basket: { readonly turn: string; readonly bought: readonly Bought[] } = { turn: '', bought: [] }

export function boughtIn(turn: string, gold: number): readonly Bought[] {
  return basket.turn === turn ? basket.bought.filter(({ left }) => left >= gold) : []
}

export function noteBought(turn: string, gold: number, text: string, price: number): void {
  basket = { turn, bought: [...boughtIn(turn, gold), { text, price, left: gold - price }] }
}

/** Where new cards go; people seldom change their mind between two of them. */
let recruitsTo: string | number = 'pool'
export const lastInto = (): string | number => recruitsTo
export function keepInto(into: string | number): void {
  recruitsTo = into
}
