// The plug-ins that a page is built with: those that understudy.config.json names (here, or the file in UNDERSTUDY_CONFIG).
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './root.mjs'

const built = (path) => import(pathToFileURL(join(root, path)).href)

/** Their files, and what the page lists of them before it loads them, as JSON; undefined if there are none. Throws BadInput. */
export async function pagePlugins() {
  const { pluginsOf } = await built('apps/cli/dist/config.js')
  const named = process.env.UNDERSTUDY_CONFIG
  const files = pluginsOf(named === undefined ? undefined : resolve(process.env.INIT_CWD ?? '.', named))
  if (files.length === 0) return undefined
  const { namePlugins, withPlugins } = await built('apps/lab/dist/index.js')
  const { games } = await built('apps/lab/dist/games.js')
  namePlugins(files)
  const all = await withPlugins(games)
  const ours = (id) => games[id]?.pkg.bots.map((bot) => bot.id) ?? []
  const added = Object.entries(all).map(([id, { pkg }]) => [
    id,
    pkg.bots.filter((bot) => !ours(id).includes(bot.id)).map(card),
  ])
  return JSON.stringify({
    files,
    bots: Object.fromEntries(added.filter(([id, bots]) => games[id] !== undefined && bots.length > 0)),
    games: added
      .filter(([id]) => games[id] === undefined)
      .map(([id, bots]) => ({ id, title: all[id].pkg.game.title, bots })),
  })
}

/** What is plain data of a bot; what follows from its options is asked where it plays. */
function card({ id, title, author, roles, version, editions, options, rulebook }) {
  return { id, title, author, roles, version, editions, options, ...(rulebook === undefined ? {} : { book: true }) }
}
