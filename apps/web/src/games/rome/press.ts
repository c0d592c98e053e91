// How a deed is pressed: a march is shown first, an attack is rolled for, and one on a seat that is no enemy is war.

import type { Lang } from '@understudy/procedure'
import { type Action, packOf, STATUSES, type State, statusOf, within } from '@understudy/rome'
import type { Pressed } from '../ui.ts'
import { factionName } from './board/labels.ts'
import { weighWords } from './text/weigh.ts'
import { type Wars, warsOf } from './wars.ts'

export function press(state: State, action: Action): Pressed | undefined {
  const wars = warsOf(state, action)
  if (wars !== undefined) return war(state, action, wars)
  switch (action.do) {
    case 'commit':
      // Where nothing can be added there is nothing to think over.
      return canAdd(state) ? { kind: 'plain' } : undefined
    case 'march':
    case 'embark':
    case 'sail':
    case 'merge':
    case 'calm':
    case 'lose':
    case 'besiege':
      return { kind: 'plain' }
    case 'attack':
      return { kind: 'chance', text: weighWords.attack }
    case 'assault':
      return { kind: 'chance', text: weighWords.assault }
    case 'agent':
      return { kind: 'chance', text: weighWords.agent }
    case 'renounce':
      return { kind: 'grave', text: weighWords.renounce }
    case 'dissolve':
      return { kind: 'grave', text: weighWords.dissolve }
    default:
      return undefined
  }
}

function canAdd(state: State): boolean {
  const frame = state.frames.at(-1)
  return frame?.kind !== 'commit' || (state.sides[frame.side]?.gold ?? 0) > 0
}

/** "Attack: war with the Greeks", and in the line of the plan which bond it breaks. */
function war(state: State, action: Action, { own, sides, region }: Wars): Pressed {
  const said = (lang: Lang, tell: (lang: Lang, name: string, side: number) => string): string =>
    sides.map((side) => tell(lang, nameOf(state, side, lang), side)).join('; ')
  const both = (tell: (lang: Lang, name: string, side: number) => string) => ({
    en: said('en', tell),
    ru: said('ru', tell),
  })
  const names = (lang: Lang): string =>
    sides.map((side) => nameOf(state, side, lang)).join({ en: ' and ', ru: ', ' }[lang])
  const verb = weighWords.wars[action.do as keyof typeof weighWords.wars]
  return {
    kind: 'grave',
    text: { en: `${verb.en}: war with ${names('en')}`, ru: `${verb.ru}: война (${names('ru')})` },
    note: {
      at: packOf(state).regions[region]?.id ?? null,
      text: both((lang, name, side) =>
        weighWords.broken[lang](name, STATUSES[statusOf(state, own, side)] ?? 'neutral'),
      ),
    },
  }
}

/** As it stands within a sentence. */
export const nameOf = (state: State, side: number, lang: Lang): string => {
  const name = factionName(state, state.sides[side]?.faction ?? 0, lang)
  return { en: within(name), ru: name }[lang]
}
