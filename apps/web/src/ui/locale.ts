import { lang } from '../store/settings.ts'

/** Dates as the person is used to them, if that is in the language of the page. */
export const locale = (): string => (navigator.language.startsWith(lang.value) ? navigator.language : lang.value)
