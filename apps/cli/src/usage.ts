// Help: what a command does and which flags it takes, in the reader's language.

import type { ArgDef, ArgsDef } from 'citty'
import type { Command } from './command.ts'
import type { Context } from './context.ts'
import { columns } from './text/columns.ts'

export function commandUsage(context: Context, command: Command, args: ArgsDef): string {
  const { t } = context
  const all = Object.entries(args)
  const positions = all.filter(([, def]) => def.type === 'positional')
  const flags = all.filter(([, def]) => def.type !== 'positional')
  const shape = positions.map(([name, def]) => (def.required === false ? `[${name}]` : `<${name}>`))
  if (command.parts !== undefined) shape.push(t({ en: '<command>', ru: '<команда>' }))
  const lines = [`understudy ${[command.name, ...shape].join(' ')} [${t({ en: 'flags', ru: 'флаги' })}]`, '']
  lines.push(`  ${t(command.about)}`, '')
  if (positions.length > 0)
    lines.push(
      ...columns(
        positions.map(([name, def]) => [name, def.description ?? '']),
        [],
        '  ',
      ),
      '',
    )
  for (const part of command.parts ?? [])
    lines.push(`  ${command.name} ${part.shape ?? part.name}`, `      ${t(part.about)}`)
  if (command.parts !== undefined) lines.push('')
  lines.push(...flagLines(flags.map(([name, def]) => [flagName(name, def), def.description ?? ''])))
  for (const note of command.notes?.(context) ?? []) lines.push('', `  ${note}`)
  return `${lines.join('\n')}\n`
}

const NARROW = 34
const WIDE = 100

/** Flags beside what they mean; one with a long list of values has lines of its own above it. */
export function flagLines(rows: readonly (readonly [string, string])[]): string[] {
  const column = Math.max(...rows.map(([flag]) => (flag.length <= NARROW ? flag.length : 0)))
  return rows.flatMap(([flag, text]) =>
    flag.length <= NARROW
      ? [`  ${flag.padEnd(column)}  ${text}`.trimEnd()]
      : [...folded(flag, WIDE).map((line) => `  ${line}`), `  ${' '.repeat(column)}  ${text}`],
  )
}

/** A list of values in lines of at most so many characters, further ones indented below the first value. */
function folded(flag: string, most: number): string[] {
  const [first = '', ...rest] = flag.split(/(?<=\|)/)
  const indent = ' '.repeat(first.indexOf('<') + 1)
  const lines = [first]
  for (const value of rest) {
    const last = lines[lines.length - 1] ?? ''
    if (last.length + value.length > most) lines.push(indent + value)
    else lines[lines.length - 1] = last + value
  }
  return lines
}

function flagName(name: string, def: ArgDef): string {
  const hint = def.type === 'boolean' ? '' : ` <${def.valueHint ?? name}>`
  const alias = 'alias' in def && typeof def.alias === 'string' ? `-${def.alias}, ` : ''
  return `${alias}--${name}${hint}`
}

export function mainUsage(context: Context, commands: readonly Command[]): string {
  const { t } = context
  const rows = commands.map((command) => [command.shape ?? command.name, t(command.about)])
  return [
    t({
      en: 'understudy: opponents for tabletop games, run and explained',
      ru: 'understudy: соперники для настольных игр, которые играют и объясняют свои ходы',
    }),
    '',
    ...columns(rows, [], '  '),
    '',
    t({
      en: 'Every command has --help, --json, --lang en|ru and --both-names.',
      ru: 'У каждой команды есть --help, --json, --lang en|ru и --both-names.',
    }),
    '',
  ].join('\n')
}
