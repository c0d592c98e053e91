// What of packs the table and the new-game page need; everything larger comes when it is shown.

import type { Lang } from '@understudy/procedure'
import { HOUSE_PACK, type State } from '@understudy/rome'
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { later } from '../../../ui/later.tsx'
import type { Preset } from '../../ui.ts'

export const PackField = later(() => import('./pack-field.tsx').then((part) => part.PackField))

/** Somebody comes with a pack of their own: beside the board, against a Speed-bot in every other seat. */
export const withPack = (id: string): Promise<Preset | undefined> =>
  import('./pack-field.tsx').then((part) => part.presetWith(id))

interface NoticeProps {
  readonly state: State
  readonly entries: number
  readonly over: boolean
  readonly lang: Lang
}

/** Says so when a fact was told that the stored pack does not know yet. The house pack knows everything. */
export function FactsNotice(props: NoticeProps) {
  const own = props.state.setting.pack !== HOUSE_PACK
  const [Part, setPart] = useState<{ readonly of: ComponentType<NoticeProps> }>()
  useEffect(() => {
    if (!own || Part !== undefined) return
    import('./facts-notice.tsx').then(
      (part) => setPart({ of: part.Facts }),
      () => undefined,
    )
  }, [own])
  return !own || Part === undefined ? null : <Part.of {...props} />
}
