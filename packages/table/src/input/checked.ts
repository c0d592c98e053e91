// From what the validator complains about to one sentence with its place, in both languages.

import type { Lang } from '@understudy/procedure'
import * as v from 'valibot'
import { BadInput } from './bad-input.ts'

/** A complaint of our own inside a schema: the message carries both languages. */
export const both = (said: Readonly<Record<Lang, string>>): string => JSON.stringify(said)

export function checked<S extends v.GenericSchema>(schema: S, data: unknown, where = ''): v.InferOutput<S> {
  const result = v.safeParse(schema, data, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  throw new BadInput(sentence(issue), join(where, placeOfIssue(issue)))
}

function placeOfIssue(issue: v.BaseIssue<unknown>): string {
  let place = ''
  for (const item of issue.path ?? [])
    place = join(place, typeof item.key === 'number' ? `[${item.key}]` : String(item.key))
  return place
}

export const join = (outer: string, inner: string): string =>
  outer === '' || inner === '' || inner.startsWith('[') ? outer + inner : `${outer}.${inner}`

function sentence(issue: v.BaseIssue<unknown>): Record<Lang, string> {
  const own = ownMessage(issue.message)
  if (own !== undefined) return own
  const need = String(issue.requirement ?? issue.expected)
    .replaceAll(/["()]/g, '')
    .replaceAll(' |', ',')
  if (issue.received === 'undefined') return { en: 'this is missing.', ru: 'здесь чего-то не хватает.' }
  switch (issue.type) {
    case 'strict_object':
      if (issue.expected === 'never') return { en: 'this key is not known.', ru: 'такой ключ неизвестен.' }
      return { en: 'a set of named values is needed here.', ru: 'здесь нужен набор именованных значений.' }
    case 'object':
    case 'variant':
    case 'record':
      return { en: 'a set of named values is needed here.', ru: 'здесь нужен набор именованных значений.' }
    case 'array':
      return { en: 'a list is needed here.', ru: 'здесь нужен список.' }
    case 'string':
      return { en: 'a text is needed here.', ru: 'здесь нужен текст.' }
    case 'boolean':
      return { en: 'true or false is needed here.', ru: 'здесь нужно true или false.' }
    case 'number':
    case 'integer':
      return { en: 'a whole number is needed here.', ru: 'здесь нужно целое число.' }
    case 'min_value':
      return { en: `the number must be at least ${need}.`, ru: `число должно быть не меньше ${need}.` }
    case 'max_value':
      return { en: `the number must be at most ${need}.`, ru: `число должно быть не больше ${need}.` }
    case 'min_length':
    case 'non_empty':
      return { en: 'this must not be empty.', ru: 'это не может быть пустым.' }
    case 'max_length':
      return { en: `this is too long: the limit is ${need}.`, ru: `слишком длинно: предел ${need}.` }
    case 'picklist':
      return { en: `one of these is needed here: ${need}.`, ru: `здесь нужно одно из значений: ${need}.` }
    default:
      return { en: 'this value cannot be used here.', ru: 'такое значение здесь не подходит.' }
  }
}

function ownMessage(message: string): Record<Lang, string> | undefined {
  if (!message.startsWith('{"en":')) return undefined
  return JSON.parse(message) as Record<Lang, string>
}

export const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
export const shortText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80))
export const nameSchema = v.strictObject({ en: shortText, ru: shortText })
