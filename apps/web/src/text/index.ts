// The words of the interface. `t.value.…` in a component follows the language.

import { computed, type ReadonlySignal } from '@preact/signals'
import type { Lang } from '@understudy/procedure'
import { lang } from '../store/settings.ts'
import { en } from './en.ts'
import { ru } from './ru.ts'
import type { Texts } from './texts.ts'

export const texts: Readonly<Record<Lang, Texts>> = { en, ru }
export const t: ReadonlySignal<Texts> = computed(() => texts[lang.value])
