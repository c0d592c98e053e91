import { lang } from '../store/settings.ts'

/** Dates as the person is used to them, if that is in the language of the page. */
const locale = (): string => (navigator.language.startsWith(lang.value) ? navigator.language : lang.value)

const made = new Map<string, Intl.DateTimeFormat>()

/** Making what writes dates takes longer than the whole line that it is for: one for all lines. */
export function writeDate(when: number, style: 'day' | 'minute'): string {
  const key = `${locale()} ${style}`
  const writer =
    made.get(key) ??
    new Intl.DateTimeFormat(
      locale(),
      style === 'day' ? { dateStyle: 'long' } : { dateStyle: 'medium', timeStyle: 'short' },
    )
  made.set(key, writer)
  return writer.format(when)
}
