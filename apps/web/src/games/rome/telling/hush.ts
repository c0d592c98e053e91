// What others may hear of an action that shows nothing yet: gold added to an initiative card, a card chosen in a battle.

import type { Lang } from '@understudy/procedure'
import type { Action, State } from '@understudy/rome'
import type { Game, GameEvent, Seat } from '@understudy/table'
import { ROLLS } from '../text/rolls.ts'
import { SAID } from '../text/said.ts'

const QUIET = {
  'web.committed': {
    en: () => 'Gold is laid beside the initiative card, face down.',
    ru: () => 'Золото положено к карте инициативы втёмную.',
  },
  'web.chosen': { en: () => 'A card is chosen, face down.', ru: () => 'Карта выбрана и лежит рубашкой вверх.' },
  'web.cards': { en: () => 'Cards change hands, face down.', ru: () => 'Карты переходят рубашкой вверх.' },
} as const

const QUIETLY: Readonly<Record<string, keyof typeof QUIET>> = {
  commit: 'web.committed',
  play: 'web.chosen',
  cavalry: 'web.chosen',
  deal: 'web.cards',
  initiative: 'web.cards',
  compose: 'web.cards',
  muster: 'web.cards',
  split: 'web.cards',
}

export function hush(event: GameEvent, viewer: Seat): GameEvent | undefined {
  const { human, of } = (event.with ?? {}) as { readonly human?: boolean; readonly of?: Seat }
  // A bot keeps nothing to itself, and nobody hides anything from themselves.
  if ((event.say === 'web.did' || event.say === 'web.general') && (human !== true || of === viewer)) return undefined
  if (event.say === 'web.general') return { say: 'web.cards', with: {}, aside: true }
  if (event.say !== 'did' && event.say !== 'web.did') return undefined
  const action = event.with?.action as unknown as Action | undefined
  const say = QUIETLY[action?.do ?? '']
  return say === undefined ? undefined : { say, with: {} }
}

/** The same game, with these sentences. */
export function withQuietWords(game: Game<State, Action>): Game<State, Action> {
  const add = (lang: Lang) => ({
    ...game.phrases[lang],
    ...Object.fromEntries(Object.entries({ ...QUIET, ...SAID, ...ROLLS }).map(([say, text]) => [say, text[lang]])),
  })
  return { ...game, phrases: { en: add('en'), ru: add('ru') } }
}
