// A name of the map in two lines, where there is no room for one.

/** Shorter words stay whole. */
const LONG = 7

/** After a vowel, or a vowel and a consonant, before a consonant with its vowel: as Latin, Greek and Russian words are divided. */
const SYLLABLE =
  /[aeiouyаеёиоуыэюя][bcdfghjklmnpqrstvxzбвгджзклмнпрстфхцчшщ]?(?=[bcdfghjklmnpqrstvxzбвгджзклмнпрстфхцчшщ][aeiouyаеёиоуыэюя])/gi

export function dividedName(name: string): readonly [string, string] | undefined {
  const [first, ...rest] = name.split(/(?<=-)| /)
  if (first !== undefined && rest.length > 0) return [first, rest.join(' ')]
  if (name.length < LONG) return undefined
  const ends = [...name.matchAll(SYLLABLE)].map(({ index, 0: { length } }) => index + length)
  const middle = ends.filter((end) => end > 2 && name.length - end > 2)
  const [at] = middle.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))
  return at === undefined ? undefined : [`${name.slice(0, at)}-`, name.slice(at)]
}
