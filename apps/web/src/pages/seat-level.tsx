// How hard a bot plays, on its tile.

import { isLevelled, LADDERS, LEVELS } from '../around/levels.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { Select } from '../ui/fields.tsx'
import { optionsOf } from './draft.ts'
import type { TilesProps } from './seat-tiles.tsx'

/** The same for all bots of a table. */
export function Level({
  pkg,
  draft,
  bot,
  seat,
  onChange,
}: Pick<TilesProps, 'pkg' | 'draft' | 'onChange'> & { readonly bot: string; readonly seat: string }) {
  if (!isLevelled(pkg.game.id, bot)) return null
  const ladder = LADDERS[pkg.game.id] ?? []
  return (
    <Select
      label={t.value.newGame.levelOf(seat)}
      hideLabel
      values={ladder.map((id) => ({ id, title: t.value.newGame.level(LEVELS[id]?.[lang.value] ?? id) }))}
      value={String(optionsOf(pkg, draft).difficulty)}
      onChange={(difficulty) => onChange({ options: { ...draft.options, difficulty } })}
    />
  )
}
