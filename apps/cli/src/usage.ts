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
  lines.push(
    ...columns(
      flags.map(([name, def]) => [flagName(name, def), def.description ?? '']),
      [],
      '  ',
    ),
  )
  for (const note of command.notes?.(context) ?? []) lines.push('', `  ${note}`)
  return `${lines.join('\n')}\n`
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
      en: 'Every command has --help, --json and --lang en|ru.',
      ru: 'У каждой команды есть --help, --json и --lang en|ru.',
    }),
    '',
  ].join('\n')
}
