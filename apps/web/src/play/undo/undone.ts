// What an undo has taken back, in a word at the head of the page.

import { plural } from '@understudy/procedure'
import type { Logged } from '@understudy/table'
import { isPersonal } from '@understudy/table/journal'
import { lang } from '../../store/settings.ts'
import { toast } from '../../store/toasts.ts'
import type { Play } from '../play.ts'
import { isStep, tellEntry } from '../telling/story.ts'
import { hushed } from '../telling/tell.ts'
import { viewerOf } from '../telling/view.ts'

const WORDS = {
  en: {
    undone: (what: string) => `Taken back: ${what}`,
    more: (n: number) => `, and ${plural('en', n, { one: 'step', many: 'steps' })} after it.`,
  },
  ru: {
    undone: (what: string) => `Отменено: ${what}`,
    more: (n: number) => ` и ещё ${plural('ru', n, { one: 'шаг', few: 'шага', many: 'шагов' })} после.`,
  },
}

/** `taken`: the entries that are gone. What a person did is named, what others did after it is counted. */
export function tellUndone(play: Play, taken: readonly Logged[]): void {
  const words = WORDS[lang.value]
  const [first, ...rest] = taken
  if (first === undefined) return
  const shown = hushed(play, first, viewerOf(play))
  const what = tellEntry(play.pkg, play.options, shown, lang.value, () => play.table.state)
  const n = rest.filter((each) => isStep(each) && !isPersonal(each.entry)).length
  if (what !== '') toast(words.undone(n === 0 ? what : what.replace(/\.$/, '') + words.more(n)))
}
