// What a game's data leave open, asked cell by cell: first what is needed. Choices are numbered like any others.

import type { Lang } from '@understudy/procedure'
import type { FactCell, FactForm } from '@understudy/table/gaps'
import type { Context } from '../context.ts'
import type { AnyTable } from '../journal.ts'
import { spoken } from '../text/words.ts'
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
  if (cell.form.kind === 'rows')
    return byRows(context, table, gap, cell, cell.form, spoken({ pkg: table.pkg, lang }, asked.question))
  const many = cell.form.kind === 'several' || cell.form.kind === 'letters'
  const joint = cell.form.kind === 'several' ? '|' : ''
  const taken: Option[] = []
  const options = withAbsent(optionsOf(cell.form, lang), cell, lang)
  const left = (): Option[] =>
    cell.form.kind === 'several' ? options.filter((each) => !taken.includes(each)) : options
  const end = (value: string): void => void table.tell({ [cell.id]: value }, gap)
  return {
    seat: 'chance',
    question: `${spoken({ pkg: table.pkg, lang }, asked.question)} ${cell.row[lang]}: ${cell.column[lang]}`,
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

  function optionsOf(form: FactForm, now: Lang): Option[] {
    if (form.kind === 'number') {
      return Array.from({ length: form.max - form.min + 1 }, (_, at) => {
        const value = String(form.min + at)
        return { text: value, value }
      })
    }
    if (form.kind === 'text' || form.kind === 'rows') return []
    const plain = form.of.map((each) => ({ text: each.name[now], value: each.id }))
    if (form.kind !== 'several' || form.mark === undefined) return plain
    const { sign, title } = form.mark
    return [...plain, ...plain.map((each) => ({ text: `${each.text} (${t(title)})`, value: `${sign}${each.value}` }))]
  }
}

const ABSENT = { en: 'not in my game', ru: 'в моей игре этого нет' }

/** What a box may lack can be answered so. */
function withAbsent(options: readonly Option[], { absent }: FactCell, lang: Lang): Option[] {
  if (absent === undefined) return [...options]
  const at = options.findIndex(({ value }) => value === absent)
  if (at < 0) return [{ text: ABSENT[lang], value: absent }, ...options]
  return options.map((each, no) => (no === at ? { ...each, text: `${each.text} (${ABSENT[lang]})` } : each))
}

type RowsForm = Extract<FactForm, { kind: 'rows' }>

/** A whole list, typed row by row; semicolons part the cells, because names may hold commas. */
function byRows(
  context: Context,
  table: AnyTable,
  gap: { readonly fact: string; readonly key: string },
  cell: FactCell,
  form: RowsForm,
  question: string,
): Asking {
  const { lang, t } = context
  const rows: string[][] = []
  const choices = cell.absent === undefined ? [] : [ABSENT[lang]]
  const columns = form.columns.map(({ title, form: own, given }) => {
    const values = own.kind === 'one' && own.of.length <= 12 ? own.of.map(({ id, name }) => `${id} ${t(name)}`) : []
    const more = [...values, ...(given === undefined ? [] : [`${t({ en: 'else', ru: 'иначе' })} ${given}`])]
    return more.length === 0 ? t(title) : `${t(title)} (${more.join(', ')})`
  })
  const how = t({
    en: 'Type one row a line, its cells parted by semicolons; 0 ends the list:',
    ru: 'Вводите по строке, ячейки через точку с запятой; 0 заканчивает список:',
  })
  const end = (value: string): void => void table.tell({ [cell.id]: value }, gap)
  return {
    seat: 'chance',
    question: `${question} ${how} ${columns.join('; ')}`,
    get taken() {
      return rows.map((row) => row.join('; '))
    },
    choices,
    get canEnd() {
      return rows.length >= form.least
    },
    take(number) {
      if (number === 0 && rows.length >= form.least) end(JSON.stringify(rows))
      else if (number === 1 && cell.absent !== undefined) end(cell.absent)
      else return false
      return true
    },
    type(line) {
      const typed = line.split(';').map((part) => part.trim())
      if (!line.includes(';') || typed.length > form.columns.length) return false
      rows.push(form.columns.map(({ given }, at) => typed[at] || given || ''))
      return true
    },
    back: () => rows.pop() !== undefined,
  }
}
