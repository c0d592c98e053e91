/** The item that is worth most, if it is worth more than `least`; the first of equals. */
export function best<X>(
  items: Iterable<X>,
  worth: (item: X) => number,
  least = Number.NEGATIVE_INFINITY,
): X | undefined {
  let found: X | undefined
  let most = least
  for (const item of items) {
    const value = worth(item)
    if (value > most) {
      most = value
      found = item
    }
  }
  return found
}
