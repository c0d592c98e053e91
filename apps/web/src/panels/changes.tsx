// A list of things to do on the real table, to be ticked off if one likes.

import { speak } from '@understudy/procedure'
import type { AnyPackage, Change } from '@understudy/table'
import { lang } from '../store/settings.ts'
import { Tick } from '../ui/tick.tsx'

/** `ticks`: which list of its game this is, if its lines are to be ticked off. */
export function Changes({ pkg, list, ticks }: { pkg: AnyPackage; list: readonly Change[]; ticks?: string }) {
  const told = list.map((change) => speak(pkg.game.phrases, lang.value, change))
  return (
    <ul class={ticks === undefined ? 'changes' : 'changes ticks'}>
      {told.map((text, at) => (
        <li key={at}>
          {ticks === undefined ? (
            text
          ) : (
            <Tick list={ticks} line={JSON.stringify(list[at])}>
              <span>{text}</span>
            </Tick>
          )}
        </li>
      ))}
    </ul>
  )
}
