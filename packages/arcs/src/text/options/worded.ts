// An option of the rules put into words.

import type { Lang } from '@understudy/procedure'
import type { OptionSpec } from '@understudy/table'
import type { PlainOption } from '../../rules/setup/plain-option.ts'

export type Title = Record<Lang, string>

interface Words {
  readonly title: Title
  readonly help?: Title
  value(id: string): Title
}

export function worded(option: PlainOption, { title, help, value }: Words): OptionSpec {
  const words = { title, ...(help === undefined ? {} : { help }) }
  if (option.kind !== 'choice') return { ...option, ...words }
  return { ...option, ...words, values: option.values.map((id) => ({ id, title: value(id) })) }
}
