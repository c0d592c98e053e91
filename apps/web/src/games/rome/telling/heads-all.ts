// Beats that are about everybody at once: taxes, stances, the initiative. They tell all seats, what is yours or towards you first.

import type { Lang } from '@understudy/procedure'
import type { GameEvent } from '@understudy/table'
import { HEADLINE } from '../../heads.ts'
import type { HeadsMore } from '../../ui.ts'
import type { Name } from './heads-words.ts'

const only = (events: readonly GameEvent[], ...says: readonly string[]): boolean =>
  events.length > 0 && events.every(({ say }) => says.includes(say))

/** Undefined: it is somebody's own doing. */
export function headOfAll(events: readonly GameEvent[], lang: Lang, you: HeadsMore['you']): string | undefined {
  const said = events.filter(({ say }) => say !== 'flipped' && say !== 'actionsDealt' && say !== 'round')
  if (only(said, 'income')) return taxes(said, lang, you)
  if (only(said, 'stanceMoved', 'stanceKept')) return stances(said, lang, you)
  if (only(said, 'turnOrder')) return order(said, lang, you)
  return initiative(said, lang, you)
}

/** The longest that fits. */
const fitting = (...texts: readonly string[]): string =>
  texts.find((text) => text.length <= HEADLINE) ?? texts.at(-1) ?? ''
const factsOf = <Facts>(events: readonly GameEvent[]): Facts[] => events.map((event) => event.with as unknown as Facts)
const YOU = { en: 'you', ru: 'вы' }

function taxes(events: readonly GameEvent[], lang: Lang, you: HeadsMore['you']): string {
  const all = factsOf<{ seat: Name; n: number }>(events)
  const mine = all.filter(({ seat }) => you(seat))
  const parts = [
    ...mine.map(({ n }) => `${YOU[lang]} ${n}`),
    ...all.filter((each) => !mine.includes(each)).map(({ seat, n }) => `${seat[lang]} ${n}`),
  ]
  const word = { en: 'Taxes', ru: 'Налоги' }[lang]
  const sum = all.reduce((gold, { n }) => gold + n, 0)
  return fitting(
    `${word}: ${parts.join(', ')}`,
    `${word}: ${[...parts.slice(0, 1), { en: `${all.length - 1} others`, ru: `ещё ${all.length - 1}` }[lang]].join(', ')}`,
    `${word}: ${sum}`,
  )
}

function stances(events: readonly GameEvent[], lang: Lang, you: HeadsMore['you']): string {
  const all = factsOf<{ seat: Name; towards: Name; before: number; box: number }>(events)
  const moved = all.filter(({ before, box }) => before !== box)
  const towards = moved.filter((each) => you(each.towards))
  if (moved.length === 0) return { en: 'All stances stay as they are', ru: 'Все отношения прежние' }[lang]
  const change = ({ seat, before, box }: (typeof all)[number]) => `${seat[lang]} ${before} → ${box}`
  const more = (told: number): string =>
    moved.length === told ? '' : { en: `, ${moved.length - told} more`, ru: `, ещё ${moved.length - told}` }[lang]
  if (towards.length > 0) {
    const word = { en: 'Towards you', ru: 'К вам' }[lang]
    return fitting(
      `${word}: ${towards.map(change).join(', ')}${more(towards.length)}`,
      `${word}: ${towards.map(change).join(', ')}`,
      ...towards
        .map(
          (_, at) =>
            `${word}: ${towards
              .slice(0, towards.length - at - 1)
              .map(change)
              .join(', ')}`,
        )
        .slice(0, -1),
      { en: `${towards.length} stances to you move`, ru: `К вам сдвинуто меток: ${towards.length}` }[lang],
    )
  }
  const pairs = moved.map(
    (each) =>
      ({
        en: `${each.seat.en} to ${each.towards.en} ${each.before} → ${each.box}`,
        ru: `${each.seat.ru} (${each.towards.ru}) ${each.before} → ${each.box}`,
      })[lang],
  )
  const n = moved.length
  return fitting(
    { en: `Stances: ${pairs.join(', ')}`, ru: `Отношения: ${pairs.join(', ')}` }[lang],
    { en: `Stances: ${pairs[0]}${more(1)}`, ru: `Отношения: ${pairs[0]}${more(1)}` }[lang],
    { en: n === 1 ? '1 stance moves' : `${n} stances move`, ru: `Сдвинуто меток отношений: ${n}` }[lang],
  )
}

function initiative(events: readonly GameEvent[], lang: Lang, you: HeadsMore['you']): string | undefined {
  const won = events.find(({ say }) => say === 'initiativeWon')?.with as { readonly seat: Name } | undefined
  if (won === undefined) return undefined
  const shown = factsOf<{ seat: Name; total: number }>(events.filter(({ say }) => say === 'initiativeShown'))
  const total = shown.find(({ seat }) => seat.en === won.seat.en)?.total
  const by = total === undefined ? { en: '', ru: '' } : { en: ` with ${total}`, ru: ` (${total})` }
  const order = events.find(({ say }) => say === 'turnOrder')?.with as { readonly seats: readonly Name[] } | undefined
  const first = order?.seats[0]
  const begins =
    first === undefined
      ? { en: '', ru: '' }
      : you(first)
        ? { en: ', you begin', ru: ', начинаете вы' }
        : { en: `, first: ${first.en}`, ru: `, первый ход: ${first.ru}` }
  const who = you(won.seat)
    ? { en: 'You win the initiative', ru: 'Инициатива у вас' }
    : { en: `Initiative: ${won.seat.en}`, ru: `Инициатива: ${won.seat.ru}` }
  const told = { en: who.en + by.en, ru: who.ru + by.ru }
  return fitting({ en: told.en + begins.en, ru: told.ru + begins.ru }[lang], told[lang])
}

function order(events: readonly GameEvent[], lang: Lang, you: HeadsMore['you']): string {
  const seats = factsOf<{ seats: readonly Name[] }>(events).flatMap((each) => each.seats)
  const named = seats.map((seat) => (you(seat) ? YOU[lang] : seat[lang]))
  const word = { en: 'Turn order', ru: 'Порядок хода' }[lang]
  return fitting(`${word}: ${named.join(', ')}`, `${word}: ${named[0]} …`)
}
