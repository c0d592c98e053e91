// npm run soak [-- <game> --act 1 --players P --bot B --enter --games N --from M --seed S --jobs J --out folder]

import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'

export interface SoakFlags {
  readonly game?: string
  /** A bot that has a seat in every game. */
  readonly bot?: string
  /** Bots come in at every entry of each game, by all ways: see `entering.ts`. */
  readonly enter?: true
  /** An act of a campaign: only games of it, by random players. */
  readonly act?: number
  /** Only acts of so many seats. */
  readonly players?: number
  /** Left out: until told to stop. */
  readonly games?: number
  /** The number of the first game: a long soak can be played in parts. */
  readonly from: number
  readonly seed: string
  readonly jobs: number
  /** Where a failing game is written. */
  readonly out: string
}

/** Throws an Error with one sentence for anything it does not know. */
export function readSoakFlags(args: readonly string[], known: readonly string[]): SoakFlags {
  let game: string | undefined
  let enter = false
  const values = new Map<string, string>()
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] as string
    if (!arg.startsWith('--')) {
      if (game !== undefined) throw new Error(`"${arg}" is one word too many.`)
      if (!known.includes(arg)) throw new Error(`There is no game "${arg}"; there are: ${known.join(', ')}.`)
      game = arg
      continue
    }
    if (arg === '--enter') {
      enter = true
      continue
    }
    const [name = '', given] = arg.slice(2).split('=', 2)
    if (!['act', 'bot', 'from', 'games', 'jobs', 'out', 'players', 'seed'].includes(name))
      throw new Error(
        `There is no flag --${name} here; there are: --act, --bot, --enter, --from, --games, --jobs, --out, --players, --seed.`,
      )
    const value = given ?? args[++i]
    if (value === undefined || value === '' || value.startsWith('--')) throw new Error(`--${name} needs a value.`)
    values.set(name, value)
  }
  const number = (name: string): number | undefined => {
    const value = values.get(name)
    if (value === undefined) return undefined
    const found = Number(value)
    if (Number.isSafeInteger(found) && found > 0) return found
    throw new Error(`--${name} should be a whole number from 1 on, not "${value}".`)
  }
  const games = number('games')
  const bot = values.get('bot')
  const act = number('act')
  if (act !== undefined && game === undefined) throw new Error('--act needs its game.')
  const players = number('players')
  if (players !== undefined && act === undefined) throw new Error('--players needs --act.')
  if (bot !== undefined && game === undefined) throw new Error('--bot needs its game.')
  return {
    ...(game === undefined ? {} : { game }),
    ...(bot === undefined ? {} : { bot }),
    ...(act === undefined ? {} : { act }),
    ...(players === undefined ? {} : { players }),
    ...(enter ? { enter } : {}),
    ...(games === undefined ? {} : { games }),
    from: values.get('from') === '0' ? 0 : (number('from') ?? 0),
    seed: values.get('seed') ?? randomUUID().slice(0, 8),
    jobs: number('jobs') ?? availableParallelism(),
    out: values.get('out') ?? '.',
  }
}
