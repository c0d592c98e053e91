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
import type { Ambition, SystemId } from '@understudy/arcs/vocabulary'
import type { GameEvent } from '@understudy/table'
import { headOf, type Kind } from '../../heads.ts'
import type { Heads, Telling } from '../../ui.ts'
import { act } from '../act.ts'
import { captures, GATHERED, gathered } from './heads-battle.ts'
import { ENDS } from './heads-ends.ts'
import type { At, Card, Court, Of, OfSeat, Site, To, Token } from './heads-facts.ts'
import { counted } from './heads-kinds.ts'
import { taken, whom, whose } from './heads-names.ts'
import { SMALL } from './heads-small.ts'
import { joins } from './telling.ts'

type Built = At & { readonly piece: keyof typeof PIECE }
type Moved = { readonly from: SystemId; readonly legs: readonly (To & { readonly ships: number })[] }

const buildingOf = (piece: keyof typeof PIECE): Kind => ({
  weight: piece === 'ship' ? 5 : 6,
  of: [`built ${piece}`],
  one: ({ system }: Built) => ({
    en: `builds a ${PIECE[piece].en} at ${place('en', system)}`,
    ru: `строит ${PIECE[piece].ru} (${place('ru', system)})`,
  }),
  many: (n) => {
    const counted = { ship: shipsN, city: citiesN, starport: starportsN, agent: agentsN }[piece]
    if (n === 1) return { en: `builds a ${PIECE[piece].en}`, ru: `строит ${PIECE[piece].ru}` }
    return { en: `builds ${counted('en', n)}`, ru: `строит ${counted('ru', n)}` }
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
    one: ({ piece, of, you }: Of & { piece: keyof typeof PIECE }) => {
      const what = whose(PIECE[piece], of, you)
      return { en: `destroys ${what.en}`, ru: `уничтожает ${what.ru}` }
    },
    many: (n) =>
      n === 1
        ? { en: 'destroys a piece', ru: 'уничтожает фишку' }
        : { en: `destroys ${n} pieces`, ru: `уничтожает фишки: ${n}` },
  },
  {
    weight: 10,
    of: ['log.declared'],
    one: ({ ambition }: { ambition: Ambition }) => ({
      en: `declares ${ambitionName('en', ambition)}`,
      ru: `объявляет «${ambitionName('ru', ambition)}»`,
    }),
    many: (n) =>
      n === 1
        ? { en: 'declares', ru: 'объявляет замысел' }
        : { en: `declares ${n} ambitions`, ru: `объявляет замыслы: ${n}` },
  },
  {
    weight: 9,
    of: ['log.secured'],
    one: ({ card }: Court) => ({
      en: `secures ${courtName('en', card)}`,
      ru: `присваивает ${courtName('ru', card)}`,
    }),
    many: (n) =>
      n === 1
        ? { en: 'secures a card', ru: 'присваивает карту' }
        : { en: `secures ${n} Court cards`, ru: `присваивает карты: ${n}` },
  },
  {
    weight: 8,
    of: ['log.stoleToken', 'log.stoleCard'],
    ways: (all: readonly (OfSeat & Partial<Token & Court>)[], lang) => {
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
  buildingOf('city'),
  buildingOf('starport'),
  {
    weight: 6,
    of: ['log.captured'],
    ways: (all: readonly (OfSeat & { n: number })[], lang) => captures(all, lang, all[0]?.you),
  },
  counted(6, 'log.abducted', (n) => ({
    en: `abducts ${agentsN('en', n)}`,
    ru: `похищает ${agentsTaken('ru', n)}`,
  })),
  buildingOf('ship'),
  {
    weight: 5,
    of: ['log.moved'],
    total: shipsMoved,
    one: ({ legs }: Moved) => {
      const [ships, to] = [legs[0]?.ships ?? 0, legs.at(-1)?.to]
      if (to === undefined) return { en: '', ru: '' }
      return {
        en: `moves ${shipsN('en', ships)} to ${place('en', to)}`,
        ru: `перемещает ${shipsN('ru', ships)} (${place('ru', to)})`,
      }
    },
    many: (n) => ({ en: `moves ${shipsN('en', n)}`, ru: `перемещает ${shipsN('ru', n)}` }),
  },
  {
    weight: 4,
    of: ['log.influenced'],
    one: ({ card }: Court) => ({
      en: `puts an agent on ${courtName('en', card)}`,
      ru: `ставит агента: ${courtName('ru', card)}`,
    }),
    many: (n) => ({ en: `puts ${agentsN('en', n)} in the Court`, ru: `ставит при дворе ${agentsTaken('ru', n)}` }),
  },
  {
    weight: 3,
    of: ['log.repaired'],
    one: ({ at }: { at: At['system'] | Site['site'] }) => ({
      en: `repairs at ${somewhere('en', at)}`,
      ru: `чинит (${somewhere('ru', at)})`,
    }),
    many: (n) => (n === 1 ? { en: 'repairs', ru: 'чинит' } : { en: `repairs ${n} times`, ru: `чинит: ${n}` }),
  },
  {
    weight: 3.5,
    of: ['log.seized'],
    one: () => ({ en: 'seizes the initiative', ru: 'перехватывает инициативу' }),
    many: () => ({ en: 'seizes the initiative', ru: 'перехватывает инициативу' }),
  },
  {
    weight: 3.2,
    of: ['log.led'],
    one: ({ card }: Card) => ({ en: `leads ${actionCard('en', card)}`, ru: `открывает: ${actionCard('ru', card)}` }),
    many: (n) =>
      n === 1 ? { en: 'leads', ru: 'открывает раунд' } : { en: `leads ${n} times`, ru: `открывает раунды: ${n}` },
  },
  {
    weight: 3.2,
    of: ['log.surpassed'],
    one: ({ card }: Card) => ({
      en: `surpasses with ${actionCard('en', card)}`,
      ru: `превосходит: ${actionCard('ru', card)}`,
    }),
    many: (n) =>
      n === 1 ? { en: 'surpasses', ru: 'превосходит' } : { en: `surpasses ${n} times`, ru: `превосходит: ${n}` },
  },
  {
    weight: 3.2,
    of: ['log.pivoted'],
    one: ({ card }: Card) => ({
      en: `pivots with ${actionCard('en', card)}`,
      ru: `меняет масть: ${actionCard('ru', card)}`,
    }),
    many: (n) =>
      n === 1 ? { en: 'pivots', ru: 'меняет масть' } : { en: `pivots ${n} times`, ru: `меняет масть: ${n}` },
  },
  {
    weight: 3.2,
    of: ['log.copied'],
    one: () => ({ en: 'copies the lead', ru: 'копирует главную карту' }),
    many: (n) => (n === 1 ? { en: 'copies', ru: 'копирует' } : { en: `copies ${n} times`, ru: `копирует: ${n}` }),
  },
  {
    weight: 3,
    of: ['log.passed'],
    one: () => ({ en: 'passes the initiative', ru: 'передаёт инициативу' }),
    many: () => ({ en: 'passes the initiative', ru: 'передаёт инициативу' }),
  },
  {
    weight: 3,
    of: ['log.noCard'],
    one: () => ({ en: 'has no card: the turn is lost', ru: 'нет карт: ход пропадает' }),
    many: (n) =>
      n === 1 ? { en: 'has no card', ru: 'нет карт' } : { en: `has no card ${n} times`, ru: `нет карт: ${n}` },
  },
  {
    weight: 2,
    of: ['log.gain'],
    one: ({ type }: Token) => ({ en: `gains ${resource('en', type)}`, ru: `+1 ${resource('ru', type)}` }),
    many: (n) => ({ en: n === 1 ? 'gains a resource' : `gains ${n} resources`, ru: `ресурсы: +${n}` }),
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
