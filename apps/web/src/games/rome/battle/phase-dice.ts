// The dice that an army has for each phase of a battle, as far as its cards are known.

import type { State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import type { Army } from '@understudy/rome/rules'
import type { Colour } from '@understudy/rome/vocabulary'
import { handSize } from '@understudy/table/chance'

const BATTLE_ORDER = ['terrain', 'flanks', 'centre', 'envelopment'] as const

interface PhaseDice {
  readonly phase: (typeof BATTLE_ORDER)[number]
  /** How many of each colour. */
  readonly dice: readonly (readonly [Colour, number])[]
}

/** What is rolled in a phase is printed on the card; cavalry envelops with the dice of the flanks. */
const PRINTED = { terrain: 'terrain', flanks: 'flanks', centre: 'centre', envelopment: 'flanks' } as const

export function phaseDice(state: State, army: Army): readonly PhaseDice[] {
  const { troops } = packOf(state)
  return BATTLE_ORDER.map((phase) => {
    const counts = new Map<Colour, number>()
    for (const id of army.cards.known)
      for (const colour of troops.get(id)?.[PRINTED[phase]] ?? []) counts.set(colour, (counts.get(colour) ?? 0) + 1)
    return { phase, dice: [...counts] }
  })
}

/** How many cards nobody who looks knows; undefined: not even how many there are, or none of them is drawn yet. */
export function unseenCards({ cards }: Army): number | undefined {
  const all = handSize(cards)
  return all === 0 ? undefined : all - cards.known.length
}
