// Texts that fit a terminal.

export const WIDTH = 80

/** Lines of at most so many characters; a longer word has a line to itself. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

/**
 * A long line folded for a terminal that is so wide. What is below its beginning stays below it, so that a tree of sentences is
 * still one; tables are left alone.
 */
export function hanging(line: string, width: number | undefined): string[] {
  if (width === undefined || line.length <= width) return [line]
  const [, head = '', text = ''] = /^( *(?:\S{1,6} {2,})?)(.*)$/s.exec(line) ?? []
  if (/\n| {2}/.test(text)) return [line]
  const indent = Math.min(/\S/.test(head) ? head.length : head.length + 2, Math.floor(width / 2))
  const [first = '', ...rest] = wrapped(text, width - Math.max(head.length, indent))
  return [head + first, ...rest.map((each) => ' '.repeat(indent) + each)]
}

const NARROW = 30

/** Names beside what they mean, both folded; a long name has lines of its own above. */
export function listed(rows: readonly (readonly [string, string])[], indent: string, width: number = WIDTH): string[] {
  const column = Math.max(0, ...rows.map(([name]) => (name.length <= NARROW ? name.length : 0)))
  const room = width - indent.length - column - 2
  return rows.flatMap(([name, text]) => {
    const said = text === '' ? [] : wrapped(text, room)
    const beside = (line: string, at: number) => `${indent}${(at === 0 ? name : '').padEnd(column)}  ${line}`.trimEnd()
    if (name.length <= NARROW) return said.length === 0 ? [`${indent}${name}`] : said.map(beside)
    const names = folded(name, width - indent.length).map((line) => `${indent}${line}`)
    return [...names, ...said.map((line) => `${indent}${' '.repeat(column)}  ${line}`)]
  })
}

/** A list of values in lines of at most so many characters, further ones indented below the first value. */
function folded(flag: string, most: number): string[] {
  const [first = '', ...rest] = flag.split(/(?<=\|)/)
  const indent = ' '.repeat(first.search(/[<=]/) + 1)
  const lines = [first]
  for (const value of rest) {
    const last = lines[lines.length - 1] ?? ''
    if (last.length + value.length > most) lines.push(indent + value)
    else lines[lines.length - 1] = last + value
  }
  return lines
}

const MANY = 8

/** `none|LEAD01|…|LEAD16`: the ends of a long list say what it is. */
export const shortened = (values: readonly string[]): string =>
  (values.length > MANY ? [...values.slice(0, 2), '…', ...values.slice(-1)] : values).join('|')

/** `role` of `role3`, where there are several such. */
const seriesOf = (name: string): string | undefined => /^(.*\D)\d$/.exec(name)?.[1]

/** Options that exist once for every seat become one row: `--role1 … --role4`. */
export function gathered(rows: readonly (readonly [name: string, values: string, text: string])[]): [string, string][] {
  const out: [string, string][] = []
  for (const [at, [name, values, text]] of rows.entries()) {
    const series = seriesOf(name)
    const alike = rows.filter(([other, same]) => series !== undefined && seriesOf(other) === series && same === values)
    const shown = (first: string) => `${first}${values === '' ? '' : ` <${values}>`}`
    if (alike.length < 2) out.push([shown(name), text])
    else if (rows[at] === alike[0]) out.push([shown(`${name} … ${alike.length}`), text])
  }
  return out
}
