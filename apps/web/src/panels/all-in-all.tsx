// What came of it all in all: place by place, seat by seat.

import type { Say } from '@understudy/procedure'
import type { Net } from '@understudy/table'
import { lang } from '../store/settings.ts'
import { WORDS } from './to-do-words.ts'

/** Sentences that stand in a row lose their stops. */
const inARow = (text: string): string => text.replace(/\.$/, '')

export function AllInAll({ nets, tell }: { nets: readonly Net[]; tell(what: Say): string }) {
  if (nets.length === 0) return null
  return (
    <section class="all-in-all">
      <h4>{WORDS[lang.value].allInAll}</h4>
      <dl>
        {nets.map(({ place, parts }, at) => (
          <div key={at}>
            <dt>{tell(place)}</dt>
            <dd>{parts.map((part) => inARow(tell(part))).join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
