// What the plan says on a phone, and whom a deed would cut short; fetched with the first tap.

import type { Action, State } from '@understudy/muhq'
import { cardOf } from '@understudy/muhq/data'
import { attackTargets, moveTargets, streetTargets, tileName, unitOf } from '@understudy/muhq/rules'
import type { Lang } from '@understudy/procedure'
import type { Pick } from '@understudy/table'
import type { Pressed } from '../ui.ts'

/** Few letters fit beside Confirm: the place or the target comes first, and who does it stands on the board. */
export function briefOf(state: State, action: Action): Pressed['brief'] {
  const card = (lang: Lang, id: string) => cardOf(state, id).name[lang]
  const unit = 'target' in action && action.target !== undefined ? unitOf(state, action.target) : undefined
  const target = (lang: Lang) => (unit === undefined ? '' : `${card(lang, unit.card)} (${tileName(unit)})`)
  switch (action.do) {
    case 'move': {
      const to = tileName(action.to)
      return action.street === true
        ? { en: `To ${to} by street`, ru: `На ${to} по дороге` }
        : { en: `Move to ${to}`, ru: `Идти на ${to}` }
    }
    case 'attack':
      return { en: `Attack ${target('en')}`, ru: `Цель — ${target('ru')}` }
    case 'full':
      return unit && { en: `At ${target('en')}: full action`, ru: `Цель — ${target('ru')}: полное действие` }
    case 'play': {
      const at = action.at === undefined ? undefined : tileName(action.at)
      if (at !== undefined) return { en: `${at}: ${card('en', action.card)}`, ru: `${at}: ${card('ru', action.card)}` }
      return (
        unit && {
          en: `At ${target('en')}: ${card('en', action.card)}`,
          ru: `Цель — ${target('ru')}: ${card('ru', action.card)}`,
        }
      )
    }
    case 'buy':
      return { en: `Buy ${card('en', action.card)}`, ru: `Купить: ${card('ru', action.card)}` }
    default:
      return undefined
  }
}

/** So many letters has a question. */
const ROOM = 56

/** One unit acts at a time (muhq/1): another one, or a card, finishes it, whatever it has left. That is said before. */
export function cutsShort(state: State, { slot, value }: Pick): Readonly<Record<Lang, string>> | undefined {
  const unit = unitOf(state, state.active)
  if (unit === undefined || (slot !== 'card' && (slot !== 'unit' || value === unit.id))) return undefined
  const strikes = attackTargets(state, unit).length > 0
  if (!strikes && moveTargets(state, unit).length + streetTargets(state, unit).length === 0) return undefined
  const at = tileName(unit)
  const could = strikes ? { en: 'attack', ru: 'атаковать' } : { en: 'move', ru: 'идти' }
  const { name } = cardOf(state, unit.card)
  const fitting = (who: string, rest: string): string =>
    who.length + at.length + rest.length + 1 > ROOM ? `${at}${rest}` : `${who} ${at}${rest}`
  return {
    en: fitting(name.en, ` can still ${could.en}; this ends its turn.`),
    ru: fitting(name.ru, ` ещё может ${could.ru}; это закончит его ход.`),
  }
}
