// What options are called, kept apart from what they are: whoever plays a game needs the options at once, and their words
// only when somebody chooses.

import type { Lang } from '@understudy/procedure'

/** The words of options in one language. A number that differs from option to option is written `#`. */
export type OptionWords<Key extends string = string> = Readonly<Record<Key, string>>

/**
 * What a key is called in each language, read when it is shown: the words may come later than the options.
 * By custom `id` is the title of an option, `id?` its help and `id=value` what can be chosen.
 */
export function optionWords<Key extends string>(
  words: Readonly<Record<Lang, Partial<OptionWords<Key>>>>,
): (key: Key, n?: number) => Record<Lang, string> {
  const said = (lang: Lang, key: Key, n: number | undefined) => {
    const text = words[lang][key] ?? ''
    return n === undefined ? text : text.replace('#', String(n))
  }
  return (key, n) => ({
    get en() {
      return said('en', key, n)
    },
    get ru() {
      return said('ru', key, n)
    },
  })
}
