// What lies ready in the shop: how much of it there is, and what it costs, on the button.

import type { Lang } from '@understudy/procedure'
import { type Action, rome, type State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import type { Pressed } from '../ui.ts'
import { ROMAN } from './board/look.ts'
import { placeName } from './compose/places.tsx'
import { isBought, pickedIn } from './compose/shop/picked.ts'
import { COMPOSE_WORDS } from './compose/words.ts'
import { weighWords } from './text/weigh.ts'

export { isBought }

export function bought(state: State, actions: readonly Action[]): Pressed {
  const decision = rome.decision(state)
  const frame = state.frames.at(-1)
  if (decision === undefined || frame?.kind !== 'spending') return { kind: 'plain', gathered: true }
  const { draw, gold } = pickedIn({ state, decision }, actions)
  const price = (state.sides[frame.side]?.gold ?? 0) - gold
  const unseen = draw?.do === 'buyTroop'
  const n = actions.length
  const said = (lang: Lang): string => {
    if (unseen) return weighWords.buyUnseen[lang]
    return weighWords.buy[lang](n, price)
  }
  const left = (lang: Lang): string => (unseen ? '' : ` · ${weighWords.left[lang](gold)}`)
  return {
    kind: draw === undefined ? 'plain' : 'chance',
    gathered: true,
    ...(price === 0 && !unseen ? {} : { text: { en: said('en'), ru: said('ru') } }),
    plan: {
      en: `${listed(state, frame.side, actions, 'en')}${left('en')}`,
      ru: `${listed(state, frame.side, actions, 'ru')}${left('ru')}`,
    },
  }
}

/** "Hastati ×2, Walls (Roma)". */
function listed(state: State, side: number, actions: readonly Action[], lang: Lang): string {
  const counts = new Map<string, number>()
  const steps = new Map<number, number>()
  for (const action of actions) {
    const name = nameOf(state, side, action, lang, steps)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name)).join(', ')
}

function nameOf(state: State, no: number, action: Action, lang: Lang, steps: Map<number, number>): string {
  const w = COMPOSE_WORDS[lang]
  const pack = packOf(state)
  const side = state.sides[no]
  switch (action.do) {
    case 'buyGeneral':
      return w.general
    case 'buyAgent':
      return w.agent
    case 'buyNavy':
      return w.shipTo(action.navy + 1)
    case 'assign':
      return `${pack.generals.get(action.general ?? '')?.name[lang] ?? w.general} (${ROMAN[action.slot]})`
    case 'removeCube':
      return `${w.cube} (${placeName(state, action.region, lang)})`
    case 'buyTroop':
      return action.pile === 'reserves'
        ? (pack.troops.get(action.card ?? '')?.name[lang] ?? '')
        : w.mercenaries(placeName(state, action.pile, lang))
    case 'develop': {
      // The second one of a column comes after the first.
      const step = (side?.developments[action.column] ?? 0) + (steps.get(action.column) ?? 0)
      steps.set(action.column, (steps.get(action.column) ?? 0) + 1)
      return pack.developments[side?.faction ?? -1]?.[action.column]?.[step]?.name[lang] ?? w.developments
    }
    case 'build':
      return `${w.building[action.building]} (${placeName(state, action.region, lang)})`
    case 'road':
      return w.road
    default:
      return ''
  }
}
