// Help: what a command does and which flags it takes, in the reader's language.

import { LANGS } from '@understudy/procedure'
import type { ArgDef, ArgsDef } from 'citty'
import type { Command } from './command.ts'
import type { Context } from './context.ts'
import { listed, WIDTH, wrapped } from './text/fold.ts'

export function commandUsage(context: Context, command: Command, args: ArgsDef): string {
  const { t } = context
  const all = Object.entries(args)
  const positions = all.filter(([, def]) => def.type === 'positional')
  const flags = all.filter(([, def]) => def.type !== 'positional')
  const shape = positions.map(([name, def]) => (def.required === false ? `[${name}]` : `<${name}>`))
  if (command.parts !== undefined) shape.push(t({ en: '<command>', ru: '<команда>' }))
  const lines = [`understudy ${[command.name, ...shape].join(' ')} [${t({ en: 'flags', ru: 'флаги' })}]`, '']
  lines.push(...wrapped(t(command.about), 78).map((line) => `  ${line}`), '')
  if (positions.length > 0)
    lines.push(
      ...listed(
        positions.map(([name, def]): [string, string] => [name, def.description ?? '']),
        '  ',
      ),
      '',
    )
  for (const part of command.parts ?? [])
    lines.push(
      `  ${command.name} ${part.shape ?? part.name}`,
      ...wrapped(t(part.about), 74).map((line) => `      ${line}`),
    )
  if (command.parts !== undefined) lines.push('')
  lines.push(...flagLines(flags.map(([name, def]) => [flagName(name, def), def.description ?? ''])))
  for (const note of command.notes?.(context) ?? []) lines.push('', ...noteLines(note))
  return `${lines.join('\n')}\n`
}

/** Flags beside what they mean; one with a long list of values has lines of its own above it. */
export const flagLines = (rows: readonly (readonly [string, string])[]): string[] => listed(rows, '  ')

/** Folded, unless it has lines of its own already. */
const noteLines = (note: string): string[] =>
  note.includes('\n') ? [`  ${note}`] : wrapped(note, 78).map((line) => `  ${line}`)

function flagName(name: string, def: ArgDef): string {
  const hint = def.type === 'boolean' ? '' : ` <${def.valueHint ?? name}>`
  const alias = 'alias' in def && typeof def.alias === 'string' ? `-${def.alias}, ` : ''
  return `${alias}--${name}${hint}`
}

export function mainUsage(context: Context, commands: readonly Command[]): string {
  const { t } = context
  const rows = commands.map((command): [string, string] => [command.shape ?? command.name, t(command.about)])
  return [
    t({
      en: 'understudy: opponents for tabletop games, run and explained',
      ru: 'understudy: соперники для настольных игр, которые играют и объясняют свои ходы',
    }),
    '',
    ...listed(rows, '  '),
    '',
    ...wrapped(
      t({
        en: `Every command has --help, --json, --quiet, --lang ${LANGS.join('|')}, --both-names, --plugin file.js and --config file.json. understudy -V says which version this is.`,
        ru: `У каждой команды есть --help, --json, --quiet, --lang ${LANGS.join('|')}, --both-names, --plugin file.js и --config file.json. Номер версии — understudy -V.`,
      }),
      WIDTH,
    ),
    '',
  ].join('\n')
}
