// Reading flags strictly: citty takes whatever comes, so what nobody knows is refused here, with a hint.

import type { Lang } from '@understudy/procedure'
import { type ArgsDef, parseArgs } from 'citty'
import { bad } from '../context.ts'
import { didYouMean } from '../text/suggest.ts'

export type Values = Readonly<Record<string, string | boolean | undefined>>

export const kebab = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The values of flags and positions by name; throws BadInput for anything that does not belong. */
export function readArgs(rawArgs: readonly string[], args: ArgsDef): Values {
  refuseStrangers(rawArgs, args)
  const positions = Object.entries(args).filter(([, def]) => def.type === 'positional')
  // What is missing is said by `needed`, in the reader's language.
  const optional = Object.fromEntries(positions.map(([name, def]) => [name, { ...def, required: false }]))
  const parsed = parseArgs(oneName(rawArgs, args).map(shielded), { ...args, ...optional })
  const extra = unshielded(parsed._[positions.length])
  if (extra !== undefined) throw bad({ en: `"${extra}" is one word too many`, ru: `«${extra}» — лишнее слово` })
  const values: Record<string, string | boolean | undefined> = {}
  for (const name of Object.keys(args)) values[name] = unshielded(parsed[name] as string | boolean | undefined)
  return values
}

const SHIELD = '\0'
/** A negative number is no flag, whatever citty thinks. */
const shielded = (arg: string): string => (/^-\d/.test(arg) ? SHIELD + arg : arg)
const unshielded = <Value>(value: Value): Value =>
  typeof value === 'string' && value.startsWith(SHIELD) ? (value.slice(1) as Value) : value

function refuseStrangers(rawArgs: readonly string[], args: ArgsDef): void {
  const seen = new Set<string>()
  for (let i = 0; i < rawArgs.length; i++) {
    const arg = rawArgs[i] as string
    if (arg === '--') return
    if (!arg.startsWith('-') || arg === '-' || /^-\d/.test(arg)) continue
    const [flag = '', given] = splitOnce(arg)
    const name = nameOf(flag, args)
    if (name === undefined) {
      const known = Object.entries(args).flatMap(([each, def]) => (def.type === 'positional' ? [] : [`--${each}`]))
      const hint = didYouMean(flag, known)
      throw bad({ en: `there is no flag ${flag} here${hint.en}`, ru: `флага ${flag} здесь нет${hint.ru}` })
    }
    if (seen.has(name)) throw bad({ en: `${flag} is given twice`, ru: `${flag} указан дважды` })
    seen.add(name)
    if (args[name]?.type === 'boolean') {
      if (given !== undefined && !['true', 'false'].includes(given))
        throw bad({ en: `${flag} takes no value`, ru: `${flag} не принимает значения` })
      continue
    }
    const value = given ?? rawArgs[++i]
    if (value === undefined || (given === undefined && value.startsWith('--')) || value === '')
      throw bad({ en: `${flag} needs a value`, ru: `${flag} требует значения` })
  }
}

function nameOf(flag: string, args: ArgsDef): string | undefined {
  const bare = flag.startsWith('--') ? kebab(flag.slice(2)) : flag.slice(1)
  for (const [name, def] of Object.entries(args)) {
    if (def.type === 'positional') continue
    if (flag.startsWith('--') ? name === bare : aliasesOf(def).includes(bare)) return name
    if (def.type === 'boolean' && flag === `--no-${name}`) return name
  }
  return undefined
}

const aliasesOf = (def: ArgsDef[string]): string[] => {
  const alias = 'alias' in def ? def.alias : undefined
  return alias === undefined ? [] : typeof alias === 'string' ? [alias] : alias
}

function splitOnce(arg: string): [string, string?] {
  const at = arg.indexOf('=')
  return at < 0 ? [arg] : [arg.slice(0, at), arg.slice(at + 1)]
}

/** `--lastLoses` is the same as `--last-loses`; citty then knows one name only. */
function oneName(rawArgs: readonly string[], args: ArgsDef): string[] {
  return rawArgs.map((arg) => {
    if (!arg.startsWith('--')) return arg
    const [flag = '', given] = splitOnce(arg)
    const name = nameOf(flag, args)
    if (name === undefined || flag.startsWith('--no-')) return arg
    return given === undefined ? `--${name}` : `--${name}=${given}`
  })
}

export function text(values: Values, name: string): string | undefined {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}

/** A required position or flag. */
export function needed(values: Values, name: string, what: Record<Lang, string>): string {
  const value = text(values, name)
  if (value === undefined || value === '') throw bad({ en: `${what.en} is missing`, ru: `не указано: ${what.ru}` })
  return value
}

export function wholeNumber(flag: string, value: string, min: number, max: number): number {
  const number = Number(value)
  if (!/^-?\d+$/.test(value) || !Number.isSafeInteger(number) || number < min || number > max) {
    if (min === max)
      throw bad({
        en: `${flag} can only be ${min} here, not "${value}"`,
        ru: `${flag}: здесь возможно только ${min}, а не «${value}»`,
      })
    const range = max >= Number.MAX_SAFE_INTEGER ? { en: `from ${min} on`, ru: `от ${min}` } : undefined
    throw bad({
      en: `${flag} should be a whole number ${range?.en ?? `from ${min} to ${max}`}, not "${value}"`,
      ru: `${flag}: нужно целое число ${range?.ru ?? `от ${min} до ${max}`}, а не «${value}»`,
    })
  }
  return number
}

export function numberFlag(values: Values, name: string, otherwise: number, min: number, max: number): number {
  const value = text(values, name)
  return value === undefined ? otherwise : wholeNumber(`--${name}`, value, min, max)
}

export function oneOf<T extends string>(flag: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === value)
  if (found !== undefined) return found
  const hint = didYouMean(value, allowed)
  const all = allowed.join(', ')
  throw bad({
    en: `${flag} can be ${all}, not "${value}"${hint.en}`,
    ru: `${flag}: можно выбрать ${all}, а не «${value}»${hint.ru}`,
  })
}
