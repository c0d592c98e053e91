// What one goes on with, once the game is there to say it; until then its title.

import { useEffect, useState } from 'preact/hooks'
import type { AnyGameUi } from '../games/ui.ts'
import { withYaml } from '../games/yaml.ts'
import { type Meta, readGame } from '../storage/db.ts'
import { lang } from '../store/settings.ts'
import { goingOn } from './going-on.ts'

export function GoingOn({ meta, ui }: { meta: Meta; ui: AnyGameUi | undefined }) {
  const [said, setSaid] = useState<string | undefined>(undefined)
  useEffect(() => {
    let left = false
    const say = async () => {
      if (ui === undefined) return undefined
      const [saved] = await Promise.all([readGame(meta.id), ui.needs?.({}, 'entries')])
      return withYaml(() => goingOn(ui.pkg, meta, saved?.entries ?? [], Date.now(), lang.value))
    }
    say().then(
      (words) => {
        if (!left) setSaid(words)
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [meta, ui, lang.value])
  return <>{said ?? meta.title}</>
}
