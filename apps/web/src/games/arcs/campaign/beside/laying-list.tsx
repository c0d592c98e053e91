// The set-up of an act as a list to tick off.

import './laying.css'
import type { State } from '@understudy/arcs'
import type { Lang } from '@understudy/procedure'
import { Tick } from '../../../../ui/tick.tsx'
import { layingLines } from './laying.ts'
import { LAYING } from './laying-words.ts'

export function Laying({ state, lang }: { readonly state: State; readonly lang: Lang }) {
  const w = LAYING[lang]
  return (
    <section class="panel-part reach-laying" aria-labelledby="reach-laying">
      <h3 id="reach-laying">{w.title}</h3>
      <p class="quiet">{w.what}</p>
      <ul class="changes ticks">
        {layingLines(state, lang).map(({ letter, text, open }) => (
          <li key={letter} class={open ? 'open' : ''}>
            <Tick list="laying" line={letter} disabled={open}>
              <b>{letter}</b>
              <span>{text}</span>
            </Tick>
          </li>
        ))}
      </ul>
    </section>
  )
}
