// The command line from what was typed to an exit code. A user's mistake is one sentence; a fault of ours is one sentence
// and the way to see more.

import { everyGame, namePlugins, pluginsNamed, type Shelf, shelfOf, withPlugins } from '@understudy/lab'
import { LANGS, type Lang, langFor } from '@understudy/procedure'
import { BadInput, BotStuck, IllegalAction } from '@understudy/table'
import { commonFlags } from './args/common.ts'
import { oneOf, readArgs } from './args/flags.ts'
import type { Command } from './command.ts'
import { commands } from './commands/index.ts'
import { pluginsOf } from './config.ts'
import { bad, type Context, type Io } from './context.ts'
import { Hand } from './hand.ts'
import { hanging } from './text/fold.ts'
import { harmless } from './text/harmless.ts'
import { didYouMean, nearest } from './text/suggest.ts'
import { commandUsage, mainUsage } from './usage.ts'
import { VERSION } from './version.ts'

/** How a command ends, besides 0: what was typed or given cannot be used; something broke; Ctrl-C is 130. */
const BAD_INPUT = 1
const BROKEN = 2

export async function runCli(argv: readonly string[], outside: Io, shelf: Shelf): Promise<number> {
  // The one place that all text passes on its way out, names from other people's files included.
  const io: Io = {
    ...outside,
    // Streams answer whether there is room for more; that is no exit code.
    out(text) {
      outside.out(harmless(text))
    },
    err(text) {
      outside.err(harmless(text))
    },
  }
  let lang = languageFrom(io.env)
  const withdraw: (() => void)[] = []
  try {
    lang = languageIn(argv) ?? lang
    const { rest: unplugged, files } = taken(argv, 'plugin')
    const { rest, files: configs } = taken(unplugged, 'config')
    withdraw.push(namePlugins([...pluginsOf(configs.at(-1)), ...files]))
    // What is added from outside may be for any of them.
    const all = pluginsNamed() ? shelfOf(await withPlugins(await everyGame(shelf))) : shelf
    const hand = new Hand(all, rest)
    withdraw.push(() => hand.putAway())
    return await dispatch(rest, io, outside, hand, lang)
  } catch (error) {
    io.err(`${complaint(error, io, lang)}\n`)
    return error instanceof BadInput ? BAD_INPUT : BROKEN
  } finally {
    for (const take of withdraw) take()
  }
}

/** `--plugin ./my-bot.js`, as often as one likes and anywhere: before anything else can be understood, they have to be there. */
function taken(
  argv: readonly string[],
  flag: 'plugin' | 'config',
): { rest: readonly string[]; files: readonly string[] } {
  const rest: string[] = []
  const files: string[] = []
  for (let at = 0; at < argv.length; at++) {
    const arg = argv[at] ?? ''
    if (arg === `--${flag}`) {
      const file = argv[++at]
      if (file === undefined || file.startsWith('-'))
        throw bad({ en: `--${flag} needs a file`, ru: `--${flag}: нужен файл` })
      files.push(file)
    } else if (arg.startsWith(`--${flag}=`)) files.push(arg.slice(flag.length + 3))
    else rest.push(arg)
  }
  return { rest, files }
}

/** The language that a command line asks for, if it can be told. */
export function languageOf(argv: readonly string[], env: Io['env']): Lang {
  try {
    return languageIn(argv) ?? languageFrom(env)
  } catch {
    return languageFrom(env)
  }
}

async function dispatch(
  argv: readonly string[],
  given: Io,
  pen: Context['pen'],
  hand: Hand,
  lang: Lang,
): Promise<number> {
  const at = commandAt(argv)
  const name = at < 0 ? undefined : argv[at]
  const rawArgs = at < 0 ? argv : [...argv.slice(0, at), ...argv.slice(at + 1)]
  const quiet = rawArgs.includes('-q') || rawArgs.includes('--quiet')
  const heard = quiet ? { ...given, watched: false } : given
  const json = rawArgs.includes('--json')
  const io: Io = { ...heard, out: (text) => heard.out(hand.named(lang, text)) }
  const context: Context = {
    games: hand.games,
    known: hand.known,
    fetch: (id) => hand.fetch(id),
    io,
    pen,
    lang,
    rawArgs,
    json,
    t: (pair) => pair[lang],
    line: (text = '') => io.out(`${(json ? [text] : hanging(text, io.width)).join('\n')}\n`),
  }
  const wantsHelp = rawArgs.includes('--help') || rawArgs.includes('-h')
  if (name === undefined || name === 'help') {
    const topic = name === 'help' ? rawArgs.find((arg) => !arg.startsWith('-')) : undefined
    if (topic !== undefined) {
      await hand.fetchAll()
      return help(context, commandNamed(topic))
    }
    const values = readArgs(rawArgs, { version: { type: 'boolean', alias: 'V' }, ...commonFlags(context) })
    io.out(values.version === true ? `${VERSION}\n` : mainUsage(context, commands))
    return 0
  }
  const { command, rest } = partOf(commandNamed(name), rawArgs, wantsHelp)
  const own = { ...context, rawArgs: rest }
  await hand.fetchFor(command, rest, wantsHelp)
  if (wantsHelp) return help(own, command)
  const values = readArgs(rest, { ...command.args(own), ...commonFlags(own) })
  return (await command.run(own, values)) ?? 0
}

/** `lab run …`: the part that was named, and what was typed besides. */
function partOf(
  command: Command,
  rawArgs: readonly string[],
  wantsHelp: boolean,
): { command: Command; rest: readonly string[] } {
  const { parts } = command
  if (parts === undefined) return { command, rest: rawArgs }
  const at = commandAt(rawArgs)
  if (at < 0 && wantsHelp) return { command, rest: rawArgs }
  const names = parts.map((part) => part.name)
  if (at < 0)
    throw bad({
      en: `after ${command.name} comes one of: ${names.join(', ')}`,
      ru: `после ${command.name} нужно одно из: ${names.join(', ')}`,
    })
  const name = rawArgs[at] ?? ''
  const part = parts.find((each) => each.name === name)
  if (part === undefined) {
    const hint = didYouMean(name, names)
    throw bad({
      en: `there is no command "${command.name} ${name}"${hint.en}; after ${command.name} comes one of: ${names.join(', ')}`,
      ru: `команды «${command.name} ${name}» нет${hint.ru}; после ${command.name} нужно одно из: ${names.join(', ')}`,
    })
  }
  return {
    command: { ...part, name: `${command.name} ${part.name}` },
    rest: [...rawArgs.slice(0, at), ...rawArgs.slice(at + 1)],
  }
}

function help(context: Context, command: Command): number {
  context.io.out(commandUsage(context, command, { ...command.args(context), ...commonFlags(context) }))
  return 0
}

function commandNamed(name: string): Command {
  const command = commands.find((each) => each.name === name)
  if (command !== undefined) return command
  const near = nearest(
    name,
    commands.map((each) => each.name),
  )
  const hint = near === undefined ? { en: 'understudy --help', ru: 'understudy --help' } : undefined
  throw bad({
    en: `there is no command "${name}"; ${hint === undefined ? `did you mean ${near}?` : `see ${hint.en}`}`,
    ru: `команды «${name}» нет; ${hint === undefined ? `может быть, ${near}?` : `смотрите ${hint.ru}`}`,
  })
}

/** The first word that is neither a flag nor the value of `--lang`. */
function commandAt(argv: readonly string[]): number {
  return argv.findIndex((arg, at) => !arg.startsWith('-') && argv[at - 1] !== '--lang')
}

function languageIn(argv: readonly string[]): Lang | undefined {
  const at = argv.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
  if (at < 0) return undefined
  const value = argv[at]?.startsWith('--lang=') ? argv[at]?.slice('--lang='.length) : argv[at + 1]
  return oneOf<Lang>('--lang', value ?? '', LANGS)
}

function languageFrom(env: Io['env']): Lang {
  return langFor(env.LC_ALL || env.LC_MESSAGES || env.LANG || '')
}

function complaint(error: unknown, io: Io, lang: Lang): string {
  if (error instanceof BadInput || error instanceof BotStuck) return sentence(error.in(lang))
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  const what = error instanceof IllegalAction ? error.refusal.say : message
  if (io.env.UNDERSTUDY_DEBUG === '1') return stack ?? what
  return {
    en: `Something went wrong inside Understudy: ${what} (set UNDERSTUDY_DEBUG=1 to see where)`,
    ru: `Внутренняя ошибка Understudy: ${what} (UNDERSTUDY_DEBUG=1 покажет, где)`,
  }[lang]
}

/** One line that begins with a capital letter, unless it begins with a name or a place. */
function sentence(text: string): string {
  const flat = text.replace(/\s*\n\s*/g, ' ').trim()
  const first = flat.split(' ', 1)[0] ?? ''
  const isWord = /^\p{Ll}+$/u.test(first)
  const begun = isWord ? flat.charAt(0).toUpperCase() + flat.slice(1) : flat
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`
}
