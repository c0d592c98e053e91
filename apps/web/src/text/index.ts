// The words of the interface. `t.value.…` in a component follows the language. Only the language in use is loaded; the
// other comes when somebody switches.

import { computed, type ReadonlySignal } from '@preact/signals'
import type { Lang } from '@understudy/procedure'
import { lang } from '../store/settings.ts'
import { lateWords } from './late.ts'
import type { Texts } from './texts.ts'

const LOAD: Readonly<Record<Lang, () => Promise<Texts>>> = {
  en: () => import('./en/index.ts').then((module) => module.en),
  ru: () => import('./ru/index.ts').then((module) => module.ru),
}

const loaded: Partial<Record<Lang, Texts>> = {}

/** The words of a language that is in use. */
export function textsIn(wanted: Lang): Texts {
  const found = loaded[wanted]
  if (found === undefined) throw new Error(`the words of ${wanted} are not loaded`)
  return found
}

/** A letter of each alphabet that a language is written in besides the Latin one. */
const OTHER_LETTERS: Readonly<Record<Lang, string>> = { en: '', ru: 'я' }

/** Asks for the letters before anything is written in them. The Latin ones are asked for by the page itself. */
export async function loadLetters(wanted: Lang): Promise<void> {
  const letters = OTHER_LETTERS[wanted]
  if (letters !== '') await document.fonts.load('1em "Golos Text"', letters).catch(() => undefined)
}

/** The same for the letters of rulebooks: once they come, everything in sight is laid out anew. */
export function loadBookLetters(wanted: Lang): void {
  for (const style of ['', 'italic'])
    void document.fonts.load(`${style} 1em "Literata"`, `a${OTHER_LETTERS[wanted]}`).catch(() => undefined)
}

/** Before the page is first drawn, and before another language is used. */
export async function loadTexts(wanted: Lang): Promise<void> {
  const [words] = await Promise.all([loaded[wanted] ?? LOAD[wanted](), lateWords(wanted)])
  loaded[wanted] = words
}

export async function switchTo(wanted: Lang): Promise<void> {
  await loadTexts(wanted)
  lang.value = wanted
}

export const t: ReadonlySignal<Texts> = computed(() => textsIn(lang.value))
