// Something a person gave us that cannot be used: one clear sentence that says what is wrong and where.

import type { Lang } from '@understudy/procedure'

export class BadInput extends Error {
  readonly where: string
  readonly what: Readonly<Record<Lang, string>>

  /** `where` is the place in the data or the file (`entries[12].action.unit`), empty if there is none to name. */
  constructor(what: Readonly<Record<Lang, string>>, where = '') {
    super(where === '' ? what.en : `${where}: ${what.en}`)
    this.name = 'BadInput'
    this.where = where
    this.what = what
  }

  /** The sentence in a language, with its place. */
  in(lang: Lang): string {
    return this.where === '' ? this.what[lang] : `${this.where}: ${this.what[lang]}`
  }

  /** The same complaint seen from further outside: `inside('cards[3]')` puts that before the place. */
  inside(outer: string): BadInput {
    const joint = this.where === '' || this.where.startsWith('[') ? '' : '.'
    return new BadInput(this.what, `${outer}${joint}${this.where}`)
  }
}
