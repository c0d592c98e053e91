// What the dock asks after the first tap: where a card or a unit goes, what is bought, which cards are put away.

import type { Action, State } from '@understudy/muhq'
import { fullAbilityOf, unitOf } from '@understudy/muhq/rules'
import type { Lang } from '@understudy/procedure'
import type { Choice, Pick } from '@understudy/table'
import { cutsShort, fetchBrief } from './press.ts'

type Asked = Record<Lang, string>

const ASKS: Readonly<Record<string, Asked>> = {
  card: { en: 'Where, or on whom? Tap a marked place.', ru: 'Куда или на кого? Коснитесь отмеченного.' },
  unit: { en: 'Where to, or whom to attack?', ru: 'Куда идти или кого атаковать?' },
  /** It has a full action, too. */
  full: { en: 'Where to, whom to attack, or what else?', ru: 'Куда идти, кого атаковать или что ещё?' },
  /** Nothing but the extra move is left. */
  street: { en: 'Once more, along the street: where to?', ru: 'Ещё раз, по дороге: куда?' },
  store: { en: 'Which card do you buy?', ru: 'Какую карту купить?' },
}

/** Cards may be put away as the turn ends, though nothing else can be done any more. */
const PUT_AWAY: Asked = {
  en: 'Tap cards to put away. Done ends the turn.',
  ru: 'Коснитесь ненужных карт. «Готово» закончит ход.',
}

/** A full action is aimed: at whom. */
const AIMED: Readonly<Record<string, Asked>> = {
  ward: { en: 'Whom to ward? Tap a marked unit.', ru: 'Кому дать щит? Коснитесь отмеченного.' },
  heal: { en: 'Whom to heal? Tap a marked unit.', ru: 'Кого вылечить? Коснитесь отмеченного.' },
  damage: { en: 'Whom to hit? Tap a marked unit.', ru: 'По кому ударить? Коснитесь отмеченного.' },
}
const AIMED_ELSE: Asked = { en: 'At whom? Tap a marked unit.', ru: 'На кого? Коснитесь отмеченного.' }

/** A verb was tapped and nothing else: what it is about. */
const BY_VERB: Readonly<Record<string, Asked>> = {
  play: { en: 'Which card do you play?', ru: 'Какую карту разыграть?' },
  move: { en: 'Which unit moves? Tap one of yours.', ru: 'Кто идёт? Коснитесь своего юнита.' },
  attack: { en: 'Who attacks? Tap a unit of yours.', ru: 'Кто атакует? Коснитесь своего юнита.' },
  full: { en: 'Who acts? Tap a unit of yours.', ru: 'Кто действует? Коснитесь своего юнита.' },
  buy: { en: 'In which store do you buy?', ru: 'В какой лавке купить?' },
}

export function asksNow(
  [first, second]: readonly Pick[],
  verb?: string,
  state?: State,
  choices: readonly Choice<Action>[] = [],
): Asked | undefined {
  if (first === undefined) return BY_VERB[verb ?? '']
  void fetchBrief()
  if (first.slot === 'do') return first.value === 'end' ? PUT_AWAY : undefined
  const cut = state && cutsShort(state, first)
  if (cut !== undefined) return cut
  if (first.slot === 'unit' && second?.value === 'full') return state && aimed(state, Number(first.value))
  const street = choices.some(({ action }) => action?.do === 'move' && action.street === true)
  if (street && !choices.some(({ action }) => action?.do === 'attack')) return ASKS.street
  const full = first.slot === 'unit' && choices.some(({ pick }) => pick.slot === 'do' && pick.value === 'full')
  return ASKS[full ? 'full' : first.slot]
}

function aimed(state: State, id: number): Asked | undefined {
  const unit = unitOf(state, id)
  const steps = unit === undefined ? [] : (fullAbilityOf(state, unit)?.steps ?? [])
  return steps.flatMap(({ do: what }) => AIMED[what] ?? []).at(0) ?? AIMED_ELSE
}
