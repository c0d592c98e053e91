// Saved games on the start page: the latest in sight, older ones folded.

import { speak } from '@understudy/procedure'
import { EllipsisVertical } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import { GAMES } from '../games/index.ts'
import type { AnyGameUi } from '../games/ui.ts'
import { withYaml } from '../games/yaml.ts'
import { turnName } from '../play/telling/story.ts'
import type { Meta } from '../storage/db.ts'
import { kept } from '../storage/persist.ts'
import { linkTo } from '../store/route.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { Fold } from '../ui/fold.tsx'
import { Icon } from '../ui/icon.tsx'
import { later } from '../ui/later.tsx'
import { writeDate } from '../ui/locale.ts'
import { onPhone } from '../ui/narrow.ts'

const GameMenu = later(
  () => import('./game-menu.tsx').then((part) => part.GameMenu),
  () => null,
)

/** So many are in sight. */
const IN_SIGHT = { phone: 2, else: 4 }

export function SavedList({
  list,
  uis,
}: {
  list: readonly Meta[]
  /** The code of games that has arrived. */
  uis: Readonly<Record<string, AnyGameUi>>
}) {
  const inSight = onPhone.value ? IN_SIGHT.phone : IN_SIGHT.else
  const all = (some: readonly Meta[]) => (
    <ul class="saved-list">
      {some.map((meta) => (
        <SavedGame key={meta.id} meta={meta} ui={uis[meta.game]} />
      ))}
    </ul>
  )
  return (
    <>
      {all(list.slice(0, inSight))}
      {list.length <= inSight ? null : (
        <Fold class="saved-older" title={t.value.start.older(list.length - inSight)}>
          {all(list.slice(inSight))}
        </Fold>
      )}
      {kept.value === false ? <p class="quiet">{t.value.saving.reminder}</p> : null}
    </>
  )
}

function SavedGame({ meta, ui }: { meta: Meta; ui: AnyGameUi | undefined }) {
  const words = t.value.start
  const [menu, setMenu] = useState(false)
  const listed = GAMES.find((game) => game.id === meta.game)
  const [state, setState] = useState<unknown>(undefined)
  useEffect(() => {
    if (ui === undefined) return
    const read = async () => {
      await ui.needs?.({}, 'entries')
      return withYaml(() => ui.pkg.game.parse(meta.position))
    }
    void read().then(setState, () => setState(undefined))
  }, [ui, meta.position])
  const turn = ui === undefined ? '' : turnName(ui.pkg, {}, meta.moment, lang.value)
  const standing =
    ui === undefined || meta.standing === undefined ? '' : speak(ui.pkg.game.phrases, lang.value, meta.standing)
  const when = writeDate(meta.updated, 'minute')
  return (
    <li class="saved-game">
      <a class="saved-link" href={linkTo.game(meta.id)}>
        <span class="saved-thumb" aria-hidden="true">
          {ui === undefined || state === undefined ? null : <ui.Thumbnail state={state} />}
        </span>
        <span class="saved-words">
          <strong class="saved-title">{meta.title}</strong>
          <span class="saved-where">
            {listed?.title[lang.value] ?? meta.game} · {meta.over ? words.over : turn}
            {meta.beside ? ` · ${words.beside}` : ''}
          </span>
          <span class="saved-standing">{standing}</span>
          <span class="saved-when">{when}</span>
        </span>
      </a>
      <button type="button" class="button quiet icon" aria-label={words.menu(meta.title)} onClick={() => setMenu(true)}>
        <Icon of={EllipsisVertical} />
      </button>
      {menu ? <GameMenu meta={meta} onClose={() => setMenu(false)} /> : null}
    </li>
  )
}
