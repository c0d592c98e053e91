// Two Fates, side by side: what each wants and what it brings; one is kept.

import type { Action, State } from '@understudy/arcs'
import { FATE_DATA, FATES, type FateId } from '@understudy/arcs/act'
import { COURT, LORE } from '@understudy/arcs/data'
import { ids, playersOf } from '@understudy/arcs/state'
import { cardName } from '@understudy/arcs/text'
import type { CourtId, LoreId } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import { useState } from 'preact/hooks'
import type { ComposerProps } from '../../ui.ts'
import { Key } from '../compose/parts/buttons.tsx'
import { COMPOSE_WORDS } from '../compose/words.ts'
import { OBJECTIVES } from './objectives.ts'
import { reachWords } from './words.ts'

export function FateChoice({ state, decision, lang, onAct }: ComposerProps<State, Action>) {
  const w = reachWords(lang)
  const offers = decision.next([])
  const fates = FATES.filter((fate) => offers.some(({ pick }) => pick.value === fate))
  const [chosen, choose] = useState<FateId | undefined>(undefined)
  const action = offers.find(({ pick }) => pick.value === chosen)?.action
  return (
    <div class="arcs arcs-compose on-fate">
      <div class="arcs-ready">
        <div class="dock-plan">
          <p class={chosen === undefined ? 'hint' : undefined}>
            {chosen === undefined ? w.choose : FATE_DATA[chosen].name[lang]}
          </p>
        </div>
        {action === undefined ? null : (
          <Key main class="dock-confirm" onTap={() => onAct(action)}>
            {COMPOSE_WORDS[lang].ok}
          </Key>
        )}
      </div>
      <div class="dock-tray reach-fates">
        {fates.map((fate) => (
          <button
            key={fate}
            type="button"
            data-fate={fate}
            class={`reach-fate-card${chosen === fate ? ' picked' : ''}`}
            aria-pressed={chosen === fate}
            onClick={() => choose(fate)}
          >
            <strong>{FATE_DATA[fate].name[lang]}</strong>
            <span class="arcs-note">{w.startsAt(FATE_DATA[fate].start[playersOf(state) - 2]!)}</span>
            {OBJECTIVES[fate].map((line) => (
              <span key={line.en}>{line[lang]}</span>
            ))}
            <span class="arcs-note">{w.brings(cardsOf(fate, lang))}</span>
          </button>
        ))}
      </div>
    </div>
  )
}

const cardsOf = (fate: FateId, lang: Lang): string =>
  [
    ...FATE_DATA[fate].guild.map((card) => COURT[ids.courtId(card) as CourtId]!.name),
    ...FATE_DATA[fate].lore.map((card) => LORE[ids.loreId(card) as LoreId]!),
  ]
    .map((name) => cardName(lang, name))
    .join(', ')
