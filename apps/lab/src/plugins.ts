// Bots and games from outside: modules that are named with `--plugin`. Threads inherit the list, and find them by themselves.

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Lang } from '@understudy/procedure'
import * as procedure from '@understudy/procedure/kit'
import { type AnyPackage, BadInput, type Game } from '@understudy/table'
import * as table from '@understudy/table/kit'
import type { GameEntry, Games } from './game-entry.ts'

/** What a plug-in adds. */
export interface Plugin {
  /** Games, by their ids. */
  readonly games?: Games
  /** Bots for games that there are, by the ids of the games; a function is handed its game, and asked only where that is played. */
  readonly bots?: Readonly<Record<string, Bots | ((game: GameEntry) => Bots)>>
}

type Bots = AnyPackage['bots']

export interface Ours {
  readonly procedure: typeof procedure
  readonly table: typeof table
  /** The games there are; in a thread, the one that it plays. */
  readonly games: Games
}

/** The default export of a plug-in: what it adds, or a function that is handed our packages, so that it need not have them. */
export type PluginModule = Plugin | ((ours: Ours) => Plugin | Promise<Plugin>)

const LIST = 'UNDERSTUDY_PLUGINS'
const named = (): string[] => JSON.parse(process.env[LIST] ?? '[]') as string[]

/** Names plug-ins by their files, for this process and for threads that begin later. Answers how to forget them. */
export function namePlugins(files: readonly string[]): () => void {
  const before = process.env[LIST]
  // Whoever is named twice, on the command line and in a config file, is there once.
  if (files.length > 0)
    process.env[LIST] = JSON.stringify([
      ...new Set([...named(), ...files.map((file) => pathToFileURL(resolve(file)).href)]),
    ])
  return () => {
    if (before === undefined) delete process.env[LIST]
    else process.env[LIST] = before
  }
}

/** By games and bots: the module that brought it. */
const broughtBy = new WeakMap<object, string>()

/** The plug-in that a game or a bot comes from, if it is from outside. */
export const pluginOf = (what: object): string | undefined => broughtBy.get(what)

export const pluginsNamed = (): boolean => named().length > 0

/** The games, with what the plug-ins that were named add to them. */
export async function withPlugins(games: Games): Promise<Games> {
  let all = games
  for (const url of named()) {
    const { games: more = {}, bots = {} } = await load(url, all)
    for (const id of Object.keys(more)) if (all[id] !== undefined) throw twice(id, url)
    for (const [id, added] of Object.entries(more)) noteGame(id, added, url, all)
    all = { ...all, ...more }
    for (const id of Object.keys(bots)) {
      const entry = all[id]
      if (entry === undefined)
        throw bad({ en: `there is no game “${id}” for its bot`, ru: `нет игры «${id}» для его бота` }, url)
      all = { ...all, [id]: await withBots(entry, bots[id] ?? [], url) }
    }
  }
  return all
}

/** One game, for a thread: what plug-ins add to others is not its matter. */
export async function pluggedInto(id: string, own: GameEntry | undefined): Promise<GameEntry | undefined> {
  let entry = own
  for (const url of named()) {
    const { games = {}, bots = {} } = await load(url, entry === undefined ? {} : { [id]: entry })
    if (entry === undefined && games[id] !== undefined) noteGame(id, games[id], url, {})
    entry ??= games[id]
    if (entry !== undefined && bots[id] !== undefined) entry = await withBots(entry, bots[id], url)
  }
  return entry
}

/** What a Why or a printed book would only miss when somebody asks for it. */
const PARTS = ['pages', 'sources', 'text', 'phrases', 'entry', 'legal', 'describe'] as const

function checkBook({ id, rulebook }: Bots[number], url: string): void {
  const lacks = rulebook === undefined ? [] : PARTS.filter((part) => rulebook[part] === undefined)
  if (lacks.length > 0)
    throw bad(
      {
        en: `the rulebook of “${id}” lacks ${lacks.join(', ')}`,
        ru: `в книге правил «${id}» не хватает: ${lacks.join(', ')}`,
      },
      url,
    )
}

/** What it has taken over from a game that there is (`there`) does not come from it. */
function noteGame(id: string, entry: GameEntry, url: string, there: Games): void {
  checkGame(id, entry, url)
  const { game, bots } = entry.pkg
  const taken = new Set<object>(Object.values(there).flatMap(({ pkg }) => [pkg.game, ...pkg.bots]))
  for (const bot of bots) checkBot(bot, url)
  for (const each of [game, ...bots]) if (!taken.has(each)) broughtBy.set(each, url)
}

/** What every command asks of a game; the first that lacked it would fall over it. */
const MEMBERS: { readonly [Part in keyof Required<Game<unknown, unknown>>]?: true } = {
  id: true,
  version: true,
  title: true,
  options: true,
  sources: true,
  phrases: true,
  seats: true,
  start: true,
  decision: true,
  apply: true,
  copy: true,
  view: true,
  resample: true,
  moment: true,
  outcome: true,
  serialise: true,
  parse: true,
  check: true,
  diff: true,
  setup: true,
  parseAction: true,
  describe: true,
}

function checkGame(id: string, entry: GameEntry | undefined, url: string): void {
  const { game, bots, seating } = entry?.pkg ?? {}
  const lacks = [
    ...(typeof game !== 'object' || game === null
      ? ['pkg.game']
      : Object.keys(MEMBERS).filter((part) => !(part in game))),
    ...(Array.isArray(bots) ? [] : ['pkg.bots']),
    ...(typeof seating === 'function' ? [] : ['pkg.seating']),
  ]
  if (lacks.length > 0)
    throw bad(
      { en: `the game “${id}” lacks ${lacks.join(', ')}`, ru: `игре «${id}» не хватает: ${lacks.join(', ')}` },
      url,
    )
  if (game?.id !== id)
    throw bad(
      { en: `the game “${id}” calls itself “${game?.id}”`, ru: `игра «${id}» называет себя «${game?.id}»` },
      url,
    )
}

function checkBot(bot: Bots[number], url: string): void {
  if (typeof bot?.id !== 'string' || !Array.isArray(bot.roles) || typeof bot.make !== 'function')
    throw bad({ en: 'a bot needs an id, roles and make', ru: 'боту нужны id, roles и make' }, url)
  checkBook(bot, url)
}

async function withBots(entry: GameEntry, given: Bots | ((game: GameEntry) => Bots), url: string): Promise<GameEntry> {
  const bots = typeof given === 'function' ? await tried(url, () => given(entry)) : given
  if (!Array.isArray(bots)) throw bad({ en: 'its bots are no list', ru: 'его боты — не список' }, url)
  for (const bot of bots as Bots) {
    checkBot(bot, url)
    if (entry.pkg.bots.some(({ id }) => id === bot.id)) throw twice(bot.id, url)
    broughtBy.set(bot, url)
  }
  return { ...entry, pkg: { ...entry.pkg, bots: [...entry.pkg.bots, ...(bots as Bots)] } }
}

/** Whatever goes wrong in somebody else's module is one sentence that names it. */
async function tried<T>(url: string, call: () => T | Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const why = (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]
    throw bad(
      { en: `the plug-in cannot be loaded: ${why}`, ru: `не удаётся загрузить подключаемый модуль: ${why}` },
      url,
    )
  }
}

async function load(url: string, games: Games): Promise<Plugin> {
  if (!existsSync(fileURLToPath(url))) throw bad({ en: 'there is no such file', ru: 'такого файла нет' }, url)
  const { default: made } = await tried(url, () => import(url) as Promise<{ default?: PluginModule }>)
  const plugin = typeof made === 'function' ? await tried(url, () => made({ procedure, table, games })) : made
  if (typeof plugin !== 'object' || plugin === null || (plugin.games === undefined && plugin.bots === undefined))
    throw bad(
      {
        en: 'a plug-in exports as its default what it adds: games or bots',
        ru: 'подключаемый модуль экспортирует по умолчанию то, что добавляет: games или bots',
      },
      url,
    )
  return plugin
}

const bad = (said: Readonly<Record<Lang, string>>, url: string): BadInput => new BadInput(said, fileURLToPath(url))
const twice = (id: string, url: string): BadInput =>
  bad({ en: `there is a “${id}” already`, ru: `«${id}» уже есть` }, url)
