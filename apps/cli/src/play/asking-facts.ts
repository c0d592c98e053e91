// What a game's data leave open, asked cell by cell: first what is needed. Choices are numbered like any others.

import type { FactCell, FactForm } from '@understudy/table'
import type { Context } from '../context.ts'
import type { AnyTable } from '../journal.ts'
import { tell } from '../text/words.ts'
import type { Asking } from './asking.ts'

interface Option {
  readonly text: string
  readonly value: string
}

export function byCell(
  context: Context,
  table: AnyTable,
  gap: { readonly fact: string; readonly key: string },
): Asking {
  const { lang, t } = context
  const asked = table.pkg.game.facts?.ask(table.state, gap.fact)
  const cell = asked?.cells.find((each: FactCell) => each.needed)
  if (asked === undefined || cell === undefined) throw new Error(`${gap.fact} is not asked for`)
  const many = cell.form.kind === 'several' || cell.form.kind === 'letters'
  const joint = cell.form.kind === 'several' ? '|' : ''
  const taken: Option[] = []
  const options = optionsOf(cell.form, lang)
  const left = (): Option[] =>
    cell.form.kind === 'several' ? options.filter((each) => !taken.includes(each)) : options
  const end = (value: string): void => void table.tell({ [cell.id]: value }, gap)
  return {
    seat: 'chance',
    question: `${tell({ pkg: table.pkg, lang }, asked.question)} ${cell.row[lang]}: ${cell.column[lang]}`,
    get taken() {
      return taken.map((each) => each.text)
    },
    get choices() {
      return left().map((each) => each.text)
    },
    get canEnd() {
      return many && taken.length >= (cell.form.kind === 'letters' ? cell.form.least : 0)
    },
    take(number) {
      if (number === 0) {
        if (!many) return false
        end(taken.length === 0 ? '-' : taken.map((each) => each.value).join(joint))
        return true
      }
      const option = left()[number - 1]
      if (option === undefined) return false
      if (many) taken.push(option)
      else end(option.value)
      return true
    },
    back: () => taken.pop() !== undefined,
  }

  function optionsOf(form: FactForm, now: 'en' | 'ru'): Option[] {
    if (form.kind === 'number') {
      return Array.from({ length: form.max - form.min + 1 }, (_, at) => {
        const value = String(form.min + at)
        return { text: value, value }
      })
    }
    const plain = form.of.map((each) => ({ text: each.name[now], value: each.id }))
    if (form.kind !== 'several' || form.mark === undefined) return plain
    const { sign, title } = form.mark
    return [...plain, ...plain.map((each) => ({ text: `${each.text} (${t(title)})`, value: `${sign}${each.value}` }))]
  }
}
