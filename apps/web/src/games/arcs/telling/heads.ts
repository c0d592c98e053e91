// What a seat of Arcs did, as a headline.

import type { Action } from '@understudy/arcs'
import {
  actionCard,
  agentsN,
  agentsTaken,
  ambitionName,
  citiesN,
  courtName,
  PIECE,
  place,
  resource,
  shipsN,
  somewhere,
  starportsN,
} from '@understudy/arcs/text'
import type {
  ActionCardId,
  Ambition,
  Colour,
  CourtId,
  Owner,
  Resource,
  SiteId,
  SystemId,
} from '@understudy/arcs/vocabulary'
import type { GameEvent } from '@understudy/table'
import { headOf, type Kind } from '../../heads.ts'
import type { Heads, Telling } from '../../ui.ts'
import { act } from '../act.ts'
import { captures, GATHERED, gathered } from './heads-battle.ts'
import { ENDS } from './heads-ends.ts'
import { both, type Read, taken, whom, whose } from './heads-names.ts'
import { SMALL } from './heads-small.ts'
import { joins } from './telling.ts'

type Built = { readonly piece: keyof typeof PIECE; readonly system: SystemId }
type Moved = { readonly from: SystemId; readonly legs: readonly { readonly to: SystemId; readonly ships: number }[] }
type OfCard = { readonly card: ActionCardId }
type OfCourt = { readonly card: CourtId }

const none = () => both('', '')
const buildingOf = (piece: keyof typeof PIECE): Kind => ({
  weight: piece === 'ship' ? 5 : 6,
  of: [],
  one: ({ system }: Built) =>
    both(`builds a ${PIECE[piece].en} at ${place('en', system)}`, `строит ${PIECE[piece].ru} (${place('ru', system)})`),
  many: (n) => {
    const counted = { ship: shipsN, city: citiesN, starport: starportsN, agent: agentsN }[piece]
    if (n === 1) return both(`builds a ${PIECE[piece].en}`, `строит ${PIECE[piece].ru}`)
    return both(`builds ${counted('en', n)}`, `строит ${counted('ru', n)}`)
  },
})

/** Ships that fly on from where others of these moves have ended are the same ones: each is counted once. */
function shipsMoved(all: readonly Moved[]): number {
  const arrived = new Map<SystemId, number>()
  const there = (at: SystemId, n: number) => arrived.set(at, (arrived.get(at) ?? 0) + n)
  let sum = 0
  for (const { from, legs } of all) {
    const ships = legs[0]?.ships ?? 0
    const again = Math.min(ships, arrived.get(from) ?? 0)
    there(from, -again)
    legs.forEach(({ to, ships: n }, i) => {
      there(to, n - (legs[i + 1]?.ships ?? 0))
    })
    sum += ships - again
  }
  return sum
}

export const KINDS: readonly Kind[] = [
  ...GATHERED,
  {
    weight: 11,
    of: ['log.destroyed'],
    one: ({ piece, of, you }: { piece: keyof typeof PIECE; of: Owner } & Read) => {
      const what = whose(PIECE[piece], of, you)
      return both(`destroys ${what.en}`, `уничтожает ${what.ru}`)
    },
    many: (n) =>
      n === 1 ? both('destroys a piece', 'уничтожает фишку') : both(`destroys ${n} pieces`, `уничтожает фишки: ${n}`),
  },
  {
    weight: 10,
    of: ['log.declared'],
    one: ({ ambition }: { ambition: Ambition }) =>
      both(`declares ${ambitionName('en', ambition)}`, `объявляет «${ambitionName('ru', ambition)}»`),
    many: (n) =>
      n === 1 ? both('declares', 'объявляет замысел') : both(`declares ${n} ambitions`, `объявляет замыслы: ${n}`),
  },
  {
    weight: 9,
    of: ['log.secured'],
    one: ({ card }: OfCourt) => both(`secures ${courtName('en', card)}`, `присваивает ${courtName('ru', card)}`),
    many: (n) =>
      n === 1
        ? both('secures a card', 'присваивает карту')
        : both(`secures ${n} Court cards`, `присваивает карты: ${n}`),
  },
  {
    weight: 8,
    of: ['log.stoleToken', 'log.stoleCard'],
    one: none,
    many: none,
    ways: (all: readonly ({ of: Colour; type?: Resource; card?: CourtId } & Read)[], lang) => {
      const [{ of, type, card, you } = {}, ...more] = all
      if (of === undefined) return []
      const n = { en: `steals ${all.length} things`, ru: `крадёт ${all.length} ×` }[lang]
      if (more.length > 0) return [n]
      const what = type === undefined ? courtName(lang, card!) : taken(lang, type)
      const short = { en: `steals ${what}`, ru: `крадёт ${what}` }[lang]
      const from = { en: `${short} from ${whom('en', of, you)}`, ru: `крадёт у ${whom('ru', of, you)} ${what}` }[lang]
      return [from, short, { en: 'steals a card', ru: 'крадёт карту' }[lang]]
    },
  },
  { ...buildingOf('city'), of: ['built city'] },
  { ...buildingOf('starport'), of: ['built starport'] },
  {
    weight: 6,
    of: ['log.captured'],
    one: none,
    many: none,
    ways: (all: readonly ({ of: Colour; n: number } & Read)[], lang) => captures(all, lang, all[0]?.you),
  },
  {
    weight: 6,
    of: ['log.abducted'],
    count: ({ n }: { n: number }) => n,
    one: ({ n }: { n: number }) => both(`abducts ${agentsN('en', n)}`, `похищает ${agentsTaken('ru', n)}`),
    many: (n) => both(`abducts ${agentsN('en', n)}`, `похищает ${agentsTaken('ru', n)}`),
  },
  { ...buildingOf('ship'), of: ['built ship'] },
  {
    weight: 5,
    of: ['log.moved'],
    total: shipsMoved,
    one: ({ legs }: Moved) => {
      const [ships, to] = [legs[0]?.ships ?? 0, legs.at(-1)?.to]
      if (to === undefined) return none()
      return both(
        `moves ${shipsN('en', ships)} to ${place('en', to)}`,
        `перемещает ${shipsN('ru', ships)} (${place('ru', to)})`,
      )
    },
    many: (n) => both(`moves ${shipsN('en', n)}`, `перемещает ${shipsN('ru', n)}`),
  },
  {
    weight: 4,
    of: ['log.influenced'],
    one: ({ card }: OfCourt) =>
      both(`puts an agent on ${courtName('en', card)}`, `ставит агента: ${courtName('ru', card)}`),
    many: (n) => both(`puts ${agentsN('en', n)} in the Court`, `ставит при дворе ${agentsTaken('ru', n)}`),
  },
  {
    weight: 3,
    of: ['log.repaired'],
    one: ({ at }: { at: SystemId | SiteId }) =>
      both(`repairs at ${somewhere('en', at)}`, `чинит (${somewhere('ru', at)})`),
    many: (n) => (n === 1 ? both('repairs', 'чинит') : both(`repairs ${n} times`, `чинит: ${n}`)),
  },
  {
    weight: 3.5,
    of: ['log.seized'],
    one: () => both('seizes the initiative', 'перехватывает инициативу'),
    many: () => both('seizes the initiative', 'перехватывает инициативу'),
  },
  {
    weight: 3.2,
    of: ['log.led'],
    one: ({ card }: OfCard) => both(`leads ${actionCard('en', card)}`, `открывает: ${actionCard('ru', card)}`),
    many: (n) => (n === 1 ? both('leads', 'открывает раунд') : both(`leads ${n} times`, `открывает раунды: ${n}`)),
  },
  {
    weight: 3.2,
    of: ['log.surpassed'],
    one: ({ card }: OfCard) =>
      both(`surpasses with ${actionCard('en', card)}`, `превосходит: ${actionCard('ru', card)}`),
    many: (n) => (n === 1 ? both('surpasses', 'превосходит') : both(`surpasses ${n} times`, `превосходит: ${n}`)),
  },
  {
    weight: 3.2,
    of: ['log.pivoted'],
    one: ({ card }: OfCard) => both(`pivots with ${actionCard('en', card)}`, `меняет масть: ${actionCard('ru', card)}`),
    many: (n) => (n === 1 ? both('pivots', 'меняет масть') : both(`pivots ${n} times`, `меняет масть: ${n}`)),
  },
  {
    weight: 3.2,
    of: ['log.copied'],
    one: () => both('copies the lead', 'копирует главную карту'),
    many: (n) => (n === 1 ? both('copies', 'копирует') : both(`copies ${n} times`, `копирует: ${n}`)),
  },
  {
    weight: 3,
    of: ['log.passed'],
    one: () => both('passes the initiative', 'передаёт инициативу'),
    many: () => both('passes the initiative', 'передаёт инициативу'),
  },
  {
    weight: 3,
    of: ['log.noCard'],
    one: () => both('has no card: the turn is lost', 'нет карт: ход пропадает'),
    many: (n) => (n === 1 ? both('has no card', 'нет карт') : both(`has no card ${n} times`, `нет карт: ${n}`)),
  },
  {
    weight: 2,
    of: ['log.gain'],
    one: ({ type }: { type: Resource }) => both(`gains ${resource('en', type)}`, `+1 ${resource('ru', type)}`),
    many: (n) => both(n === 1 ? 'gains a resource' : `gains ${n} resources`, `ресурсы: +${n}`),
  },
  ...SMALL,
  ...ENDS,
]

/** With those of an act, if this game is one; and what belongs together in a headline. */
export async function fetchHeads(telling: { joins: Telling<Action>['joins'] }): Promise<Heads> {
  telling.joins = joins
  return headsOf([...KINDS, ...((await act()?.kinds()) ?? [])])
}

/** A chapter is scored with whatever ended it; only by itself it is a headline. */
const SCORED = new Set(['log.scored', 'log.undeclared', 'log.resourceScored', 'log.resourceLost'])

/** What was built is told by its kind. */
const byPiece = (event: GameEvent): GameEvent =>
  event.say === 'log.built' ? { ...event, say: `built ${(event.with as unknown as Built).piece}` } : event

export const headsOf =
  (kinds: readonly Kind[]): Heads =>
  (events, lang, more) => {
    const you = more?.reader
    const of = (some: readonly GameEvent[]) => headOf(kinds, gathered(some.map(byPiece), you), lang)
    return of(events.filter(({ say }) => !SCORED.has(say))) ?? of(events)
  }
