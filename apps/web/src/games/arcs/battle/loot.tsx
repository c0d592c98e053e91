// What a raid or a ransacking can take, drawn with what it costs.

import { arcs } from '@understudy/arcs/lean'
import { keysFor, tokenIn, typeName } from '@understudy/arcs/rules'
import { read } from '@understudy/arcs/state'
import { RESOURCES, type Theft } from '@understudy/arcs/vocabulary'
import { type Lang, speak } from '@understudy/procedure'
import { offersOf } from '../compose/model/pick-page.ts'
import { GameIcon, RESOURCE_SIGN, SIGNS } from '../draw/glyphs.tsx'
import type { Staged } from './staged.ts'
import { BATTLE_WORDS } from './words.ts'

export function Loot({ now: { context, page, onTap }, lang }: { readonly now: Staged; readonly lang: Lang }) {
  const { state, decision } = context
  if (page.at !== 'pick' || !LOOTS.includes(decision.kind)) return null
  const offers = offersOf(context, page)
  const victim = read.defender(state)
  const spent = page.picks.reduce((sum, { value }) => (isTheft(value) ? sum + keysFor(value) : sum), 0)
  return (
    <div class="fight-loot">
      <p>
        {decision.kind === 'ransack'
          ? BATTLE_WORDS[lang].ransack
          : BATTLE_WORDS[lang].keysLeft(read.battleKeys(state) - spent)}
      </p>
      {offers.map((offer, i) => {
        const { value } = offer.pick
        const type = isTheft(value) && 'slot' in value ? typeName(tokenIn(state, victim, value.slot)) : undefined
        const keys = isTheft(value) ? keysFor(value) : 0
        return (
          <button key={i} type="button" class="button" onClick={() => onTap({ tap: 'pick', pick: offer.pick })}>
            {type !== undefined && RESOURCES.includes(type) ? (
              <GameIcon d={RESOURCE_SIGN[type]} size={24} class={`res-${type}`} />
            ) : null}
            {speak(arcs.phrases, lang, offer.text)}
            {Array.from({ length: keys }, (_, key) => (
              <GameIcon key={key} d={SIGNS.key} size={16} />
            ))}
          </button>
        )
      })}
    </div>
  )
}

/** Tokens and Guild cards for keys; a card of the Court for a city that fell. */
const LOOTS: readonly string[] = ['raid', 'ransack']

const isTheft = (value: unknown): value is Theft =>
  typeof value === 'object' && value !== null && ('slot' in value || 'card' in value)
