// What came of it all in all: place by place, seat by seat.

import type { Say } from '@understudy/procedure'
import type { Net } from '@understudy/table'
import { lang } from '../store/settings.ts'
import { WORDS } from './to-do-words.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A sentence need not begin with the name that it stands under. */
export const under = (place: string, text: string): string =>
  text.startsWith(`${place}, `) ? capital(text.slice(place.length + 2)) : text

/** Sentences that stand in a row lose their stops, too. */
function inARow(text: string, place: string): string {
  const short = text.replace(/\.$/, '')
  return [', ', ': '].some((mark) => short.startsWith(place + mark)) ? short.slice(place.length + 2) : short
}

export function AllInAll({ nets, tell }: { nets: readonly Net[]; tell(what: Say): string }) {
  if (nets.length === 0) return null
  return (
    <section class="all-in-all">
      <h4>{WORDS[lang.value].allInAll}</h4>
      <dl>
        {nets.map(({ place, parts }, at) => (
          <div key={at}>
            <dt>{tell(place)}</dt>
            <dd>{parts.map((part) => inARow(tell(part), tell(place))).join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
