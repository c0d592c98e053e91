// Names that are too long for a sentence, made shorter so that they are still told apart.

/** Whether a name has what stands in brackets, and how long it may be. */
interface Room {
  readonly asides: boolean
  readonly letters: number
  /** Names that only their brackets tell apart may be told apart by where they are cut. */
  readonly barely?: true
}

/** As many whole words as have room. */
export const cutAt = (text: string, letters: number): string =>
  text.slice(0, text.lastIndexOf(' ', letters)).replace(/[\s,;:(→]+$/u, '')

/** Names without what they have in brackets, and none too long, as far as they are still told apart from what was chosen. */
export function shortened(
  names: readonly string[],
  { asides, letters, barely }: Room,
  chosen: number,
  apart: (names: readonly string[], made: readonly string[]) => boolean,
): readonly string[] {
  const bare = names.map(withoutMeasures)
  const cuts = (kept: readonly string[]) =>
    [withoutStops, withoutEnd, withoutMiddle].map((cut) =>
      kept.map((each) => (each.length > letters ? cut(each, letters) : each)),
    )
  const kept = !asides && apart(names, bare) ? bare : names
  const made = [...cuts(kept), ...listsApart(kept, letters, chosen)].find((made) => apart(kept, made))
  const bared = barely && kept !== bare ? cuts(bare).find((made) => apart(names, made)) : undefined
  return bared ?? made ?? kept
}

/** Long lists that share something with the chosen one, by what they do not share. */
function listsApart(names: readonly string[], letters: number, chosen: number): readonly string[][] {
  const own = names[chosen] ?? ''
  const made = names.map((each, at) => (each.length > letters && at !== chosen ? whereDiffers(each, own) : each))
  if (made.every((each, at) => each === names[at])) return []
  return [made.map((each, at) => (at === chosen && each.length > letters ? withoutEnd(each, letters) : each))]
}

/** Of a list, what is not in the other one. */
function whereDiffers(name: string, other: string): string {
  const shared = new Set(other.split('; '))
  const parts = name.split('; ')
  const rest = parts.filter((part) => !shared.has(part))
  return rest.length === 0 || rest.length === parts.length ? name : `… ${rest.join('; ')}`
}

/** Whether what was chosen is not taken for another: "Aggression 4" for "a copy with Aggression 4". */
export function toldApart(names: readonly string[], made: readonly string[], chosen: number, at: number): boolean {
  const [own, other] = [made[chosen] ?? '', made[at] ?? '']
  return names[at] === names[chosen] || !(other.endsWith(own) || own.endsWith(other))
}

/** Without brackets that only measure ("2 actions", "stance 5"), if something that has a name is left. */
export function withoutMeasures(name: string): string {
  const rest = name.replace(/ \([\p{Ll}\p{N}][^()]*\)/gu, '')
  return /[\p{Lu}\p{N}]/u.test(rest) ? rest : name
}

/** Of a way, where from and where to. */
function withoutStops(name: string, letters: number): string {
  const stops = name.split(' → ')
  const short = stops.length < 3 ? name : `${stops[0]} → … → ${stops.at(-1)}`
  return short.length > letters * 1.3 ? withoutEnd(name, letters) : short
}

const withoutEnd = (name: string, letters: number): string => `${cutAt(name, letters - 1)}…`

function withoutMiddle(name: string, letters: number): string {
  const tail = name.slice(name.indexOf(' ', name.length - Math.floor(letters * 0.45)) + 1)
  return `${cutAt(name, letters - tail.length - 3)} … ${tail.replace(/^[→,;:]\s*/u, '')}`
}
