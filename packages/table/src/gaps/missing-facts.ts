// Where nobody can be asked, what is missing in the data is said in one sentence.

import type { Lang } from '@understudy/procedure'
import type { GamePackage } from '../games/bot.ts'
import { BadInput } from '../input/bad-input.ts'

const SHOWN = 6

export function missingFacts<State, Action>(pkg: GamePackage<State, Action>, state: State): BadInput {
  const missing = pkg.game.facts?.list(state) ?? []
  const some = (lang: Lang): string =>
    missing
      .slice(0, SHOWN)
      .map((each) => each[lang])
      .join('; ')
  const more = missing.length > SHOWN ? ` … (${missing.length})` : ''
  return new BadInput({
    en: `nobody is here to be asked, and these facts are missing: ${some('en')}${more}`,
    ru: `спросить некого, а этих сведений не хватает: ${some('ru')}${more}`,
  })
}
