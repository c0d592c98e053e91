// When each line of a scoring is told.

/** All of it, with whatever is told before: six seconds, less what timers may come late. */
const LONGEST_MS = 5500
const LINE_MS = 650
/** After the last line has begun: its pieces and its sum are on their way. */
const LAST_MS = 900

export function slotsOf(
  lines: number,
  factor: number,
  after: number,
): { readonly at: readonly number[]; readonly all: number } {
  const room = LONGEST_MS - LAST_MS - after
  const each = Math.min(LINE_MS * factor, room / Math.max(1, lines - 1))
  return {
    at: Array.from({ length: lines }, (_, i) => after + i * each),
    all: after + Math.max(0, lines - 1) * each + LAST_MS,
  }
}
