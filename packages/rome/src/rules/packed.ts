// `map` for lists that are read everywhere. Once the code around it is hot, the compiler's own `map` makes lists of another kind (as if they could have
// holes), and whatever was compiled for the first kind is thrown away and compiled again, in the midst of a long run.

/** What is made of each; no numbers. */
export function listOf<T, U extends object | string | boolean | undefined>(
  all: readonly T[],
  make: (each: T, at: number) => U,
): U[] {
  const made: U[] = []
  for (let at = 0; at < all.length; at++) made.push(make(all[at] as T, at))
  return made
}

/** The same for numbers: lists of them are of a kind of their own. */
export function numbersOf<T>(all: readonly T[], make: (each: T, at: number) => number): number[] {
  const made: number[] = []
  for (let at = 0; at < all.length; at++) made.push(make(all[at] as T, at))
  return made
}
