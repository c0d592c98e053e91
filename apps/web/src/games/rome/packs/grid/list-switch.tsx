// A list with nothing in it: asked about during the game, or not in the box.

import type { Lang } from '@understudy/procedure'
import { listIn } from '@understudy/rome/pack'
import type { Editing } from '../editing.ts'
import type { SheetName } from '../model/columns.ts'
import { withValue } from '../model/draft.ts'
import { settingAt } from '../model/settings.ts'
import { filledRows } from '../model/sheet.ts'
import { words } from '../text/words.ts'

export function ListSwitch({ editing, name, lang }: { editing: Editing; name: SheetName; lang: Lang }) {
  const w = words(lang)
  const draft = editing.draft.value
  const list = listIn(name)
  if (list === undefined || filledRows(draft.sheets[name]) > 0) return null
  const said = settingAt(draft.yaml, ['lists', list])
  if (list === 'troops') return said === 'ask' ? <p class="quiet">{w.listAsked}</p> : null
  const lacks = said !== 'ask'
  return (
    <div class="pack-list-switch">
      <p class="quiet">{lacks ? w.listLacking : w.listAsked}</p>
      <label class="switch">
        <input
          type="checkbox"
          checked={lacks}
          onChange={(event) =>
            editing.change(withValue(draft, ['lists', list], event.currentTarget.checked ? 'none' : 'ask'))
          }
        />
        <span>{w.listNone}</span>
      </label>
    </div>
  )
}
