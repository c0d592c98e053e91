// The command that makes an experiment, from its plan alone.

import { type Plan, playerText, pluginOf, turningOf } from '@understudy/lab'
import type { AnyPackage } from '@understudy/table'
import { kebab } from '../args/flags.ts'

/** Files of the player's own, plug-ins too, stand in it as `…`: a plan has what was in them, not where they lay. */
export function commandOf(pkg: AnyPackage, plan: Plan, folder: string): string {
  const [base, ...others] = plan.arms
  const players = (base?.players ?? []).map(({ controller }) => playerText(pkg, controller)).join(',')
  const names = others.map(({ name }) => name)
  const fromOutside = [pkg.game, ...pkg.bots.filter(({ id }) => Object.hasOwn(plan.bots, id))].map(pluginOf)
  const plugins = new Set(fromOutside.filter((file) => file !== undefined))
  const words = [
    'understudy',
    ...[...plugins].flatMap(() => ['--plugin', '…']),
    'lab',
    plan.kind,
    plan.kind === 'rulings' ? (plan.bot ?? '') : plan.game,
  ]
  words.push(plan.kind === 'compare' ? '--base' : '--seats', players)
  if (plan.kind === 'compare') words.push('--change', names[0] ?? '')
  if (plan.kind === 'sweep') words.push('--vary', varied([...(base?.name.includes('=') ? [base.name] : []), ...names]))
  const turns = turningOf(pkg, plan.options, plan.arms).rotations > 1
  if (plan.kind === 'run' && plan.rotations > 1) words.push('--rotate')
  if (['compare', 'sweep'].includes(plan.kind) && turns && plan.rotations === 1) words.push('--no-rotate')
  for (const spec of pkg.game.options) {
    const value = plan.options[spec.id]
    const flag = `--${kebab(spec.id)}`
    if (value === undefined || (spec.kind === 'file' ? value === '' : value === spec.default)) continue
    if (spec.kind === 'file') words.push(flag, '…')
    else if (spec.kind === 'flag') words.push(value === true ? flag : `--no-${kebab(spec.id)}`)
    else words.push(flag, `${value}`)
  }
  words.push('--games', `${plan.games}`, '--seed', plan.seed, '--out', folder)
  return words.map(quoted).join(' ')
}

/** `option=a,b,c` of `option=a`, `option=b`, `option=c`. */
function varied(names: readonly string[]): string {
  const at = names[0]?.indexOf('=') ?? -1
  const values = names.map((name) => name.slice(at + 1))
  return `${names[0]?.slice(0, at) ?? ''}=${values.join(',')}`
}

/** As a shell reads it back. */
export const quoted = (word: string): string =>
  /^[\w@%+=:,./…-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
