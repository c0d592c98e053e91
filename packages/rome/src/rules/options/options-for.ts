// The options as they stand with a pack: a seat is called as the pack calls its faction, and there are as many as it has.

import { BadInput, type OptionSpec, type Options } from '@understudy/table'
import { HOUSE_PACK, packNamed } from '../../pack/setting.ts'
import type { Faction } from '../../pack/types.ts'
import { GAME_OPTIONS } from './options.ts'

export function optionsFor({ pack }: Options): readonly OptionSpec[] {
  const factions = factionsOf(typeof pack === 'string' && pack !== '' ? pack : HOUSE_PACK)
  if (factions === undefined) return GAME_OPTIONS
  return GAME_OPTIONS.flatMap((spec): readonly OptionSpec[] => {
    if (spec.kind !== 'choice' || spec.roleOf === undefined) return [spec]
    const faction = factions[spec.roleOf]
    return faction === undefined ? [] : [{ ...spec, title: faction.name }]
  })
}

/** What is wrong with a pack is said where it is read for a game. */
function factionsOf(pack: string): readonly Faction[] | undefined {
  try {
    return packNamed(pack).factions
  } catch (error) {
    if (error instanceof BadInput) return undefined
    throw error
  }
}
