// A list of things to do on the real table, to be ticked off if one likes.

import { speak } from '@understudy/procedure'
import type { AnyPackage, Change } from '@understudy/table'
import { lang } from '../store/settings.ts'

export function Changes({ pkg, list, ticks = false }: { pkg: AnyPackage; list: readonly Change[]; ticks?: boolean }) {
  const told = list.map((change) => speak(pkg.game.phrases, lang.value, change))
  return (
    <ul class={ticks ? 'changes ticks' : 'changes'}>
      {told.map((text, at) => (
        <li key={at}>
          {ticks ? (
            <label>
              <input type="checkbox" />
              <span>{text}</span>
            </label>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  )
}
