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

  /** The place in a language: lines are counted, everything else is named as in the file. */
  placeIn(lang: Lang): string {
    return { en: this.where, ru: this.where.replace(/\bline (?=\d)/, 'строка ') }[lang]
  }

  /** The sentence in a language, with its place. */
  in(lang: Lang): string {
    const where = this.placeIn(lang)
    return where === '' ? this.what[lang] : `${where}: ${this.what[lang]}`
  }

  /** The same complaint seen from further outside: `inside('cards[3]')` puts that before the place. */
  inside(outer: string): BadInput {
    const line = /^line \d/.test(this.where)
    const joint = this.where === '' || this.where.startsWith('[') ? '' : line ? ', ' : '.'
    return new BadInput(this.what, `${outer}${joint}${this.where}`)
  }
}
