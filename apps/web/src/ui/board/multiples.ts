/** All multiples of a number from one to another: the marks of a scale. */
export function multiples(of: number, least: number, most: number): number[] {
  const first = Math.ceil(least / of)
  return Array.from({ length: Math.floor(most / of) - first + 1 }, (_, i) => (first + i) * of)
}
