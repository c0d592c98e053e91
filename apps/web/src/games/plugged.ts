// A game with what plug-ins add to it, where bots think and rulebooks are read.

import type { AnyPackage } from '@understudy/table'
import { PLUGINS, type PluggedGame, type Plugins } from './plugins.ts'

/** `own` is undefined for a game from outside; so is the answer, if there is none of that name. */
export async function plugged(
  id: string,
  own: AnyPackage | undefined,
  { modules, packages, kit }: Plugins = PLUGINS,
): Promise<PluggedGame | undefined> {
  if (modules.length === 0) return own === undefined ? undefined : { pkg: own }
  const [given, known] = await Promise.all([packages(), own === undefined ? undefined : kit(id)])
  let game: PluggedGame | undefined = own === undefined ? undefined : { pkg: own, kit: known }
  for (const load of modules) {
    const made = (await load()).default
    const games = game === undefined ? {} : { [id]: game }
    const plugin = typeof made === 'function' ? await made({ ...given, games }) : made
    game ??= plugin.games?.[id]
    const bots = plugin.bots?.[id]
    if (game === undefined || bots === undefined) continue
    const added = typeof bots === 'function' ? bots(game) : bots
    game = { ...game, pkg: { ...game.pkg, bots: [...game.pkg.bots, ...added] } }
  }
  return game
}
