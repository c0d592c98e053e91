// What came of agents, in headlines: whom it hit and where. A card that came to nothing says so.

import type { GameEvent } from '@understudy/table'
import type { Kind } from '../../heads.ts'
import { both, gold, having, type Name, times, whom, type You } from './heads-words.ts'

const OUTCOMES = new Set([
  ...[
    'generalKilled',
    'agentKilled',
    'agentTurned',
    'agentRemoved',
    'bribed',
    'recruited',
    'sabotaged',
    'spied',
    'stolen',
  ],
  ...['refused', 'traded', 'statusChanged', 'cubePlaced', 'released', 'testLost', 'testCaught'],
])

interface Acted {
  readonly card: Name
  readonly at: Name
  readonly against: Name | null
}

/** Each outcome with its card and its place; the errand itself is told only while nothing has come of it. */
export function withErrands(events: readonly GameEvent[]): GameEvent[] {
  const told: GameEvent[] = []
  let errand: { readonly at: number; readonly facts: Acted } | undefined
  for (const event of events) {
    if (event.say === 'agentActs') errand = { at: told.length, facts: event.with as unknown as Acted }
    if (errand === undefined || !OUTCOMES.has(event.say)) {
      // A march or a battle is no longer the agent's doing.
      if (event.say === 'attacks' || event.say === 'flipped') errand = undefined
      told.push(event)
      continue
    }
    const { card, at, against } = errand.facts
    if (told[errand.at]?.say === 'agentActs') told[errand.at] = { say: 'agentActed' }
    told.push({ ...event, with: { ...event.with, errand: card, at, against } as never })
  }
  return told
}

interface Came {
  readonly at?: Name
  readonly errand?: Name
  readonly against?: Name | null
}

const where = ({ at }: Came): Name => (at === undefined ? both('', '') : both(` in ${at.en}`, `: ${at.ru}`))
const placed = (came: Came, said: Name): Name => both(said.en + where(came).en, said.ru + where(came).ru)
const failed = ({ errand, at }: Came): Name =>
  both(
    `${errand?.en ?? 'errand'} fails${at === undefined ? '' : ` in ${at.en}`}`,
    `${[errand?.ru ?? 'дело', ...(at === undefined ? [] : [at.ru])].join(', ')}: провал`,
  )
const n = (en: string, ru: string) => (count: number) =>
  count === 1 ? both(en, ru) : both(`${en} ${times('en', count)}`, `${ru}: ${count}`)

const BUILDINGS: Readonly<Record<string, Name>> = {
  market: both('Market', 'рынок'),
  barracks: both('Barracks', 'казармы'),
  walls: both('Walls', 'стены'),
}
const STATUS: Readonly<Record<string, Name>> = {
  enemy: both('enemies', 'враги'),
  neutral: both('neutral', 'нейтралитет'),
  friends: both('friends', 'друзья'),
  allied: both('allied', 'союзники'),
}

type Of = Came & { readonly of: Name }

export const agentKinds = (you: You): readonly Kind[] => [
  {
    weight: 9.6,
    of: ['generalKilled'],
    one: (f: Of & { general: Name | null }) => {
      const whose = having(you, f.of, ['general', 'a'], ['ваш', 'полководец'])
      const name = f.general === null || !you(f.of) ? both('', '') : both(` ${f.general.en}`, ` ${f.general.ru}`)
      return placed(f, both(`kills ${whose.en}${name.en}`, `убит ${whose.ru}${name.ru}`))
    },
    many: (count) => both(count === 1 ? 'kills a general' : `kills ${count} generals`, `убито полководцев: ${count}`),
  },
  {
    weight: 7.4,
    of: ['agentKilled'],
    one: (f: Of) => {
      const whose = having(you, f.of, ['agent', 'an'], ['ваш', 'агент'])
      return placed(f, both(`kills ${whose.en}`, `убит ${whose.ru}`))
    },
    many: (count) => both(count === 1 ? 'kills an agent' : `kills ${count} agents`, `убито агентов: ${count}`),
  },
  {
    weight: 7.3,
    of: ['agentTurned', 'agentRemoved'],
    one: (f: Of) => {
      const whose = having(you, f.of, ['agent', 'an'], ['ваш', 'агент'])
      return placed(f, both(`wins over ${whose.en}`, `перекуплен ${whose.ru}`))
    },
    many: (count) =>
      both(count === 1 ? 'wins over an agent' : `wins over ${count} agents`, `перекуплено агентов: ${count}`),
  },
  {
    weight: 7.2,
    of: ['bribed'],
    one: (f: Of & { card: Name }) =>
      you(f.of)
        ? both(`bribes away your ${f.card.en}`, `подкуп у вас: ${f.card.ru}`)
        : both(`bribes away ${f.card.en} of ${whom(you, f.of).en}`, `подкуп: ${f.card.ru} (${f.of.ru})`),
    many: n('bribes', 'подкуп'),
  },
  {
    weight: 7.1,
    of: ['stolen'],
    count: ({ n: loot }: { n: number }) => loot,
    one: ({ from, n: loot }: { from: Name; n: number }) =>
      both(
        `steals ${gold('en', loot)} from ${whom(you, from).en}`,
        you(from) ? `крадёт у вас ${gold('ru', loot)}` : `крадёт ${gold('ru', loot)} (${from.ru})`,
      ),
    many: (loot) => both(`steals ${gold('en', loot)}`, `крадёт ${gold('ru', loot)}`),
  },
  {
    weight: 7.05,
    of: ['sabotaged'],
    one: ({ building, region, against }: Came & { building: string; region: Name }) => {
      const your = against != null && you(against)
      const what = BUILDINGS[building] ?? both(building, building)
      return both(
        `wrecks ${your ? 'your' : 'the'} ${what.en} in ${region.en}`,
        `${your ? 'у вас ' : ''}разрушает ${what.ru}: ${region.ru}`,
      )
    },
    many: n('sabotages', 'диверсия'),
  },
  {
    weight: 7.02,
    of: ['released'],
    one: ({ region, against }: Came & { region: Name }) => {
      const your = against != null && you(against)
      return both(
        `stirs up ${your ? 'your ' : ''}${region.en}: it breaks free`,
        `восстание: ${region.ru} ${your ? 'у вас отпадает' : 'отпадает'}`,
      )
    },
    many: (count) => both(count === 1 ? 'frees a region' : `frees ${count} regions`, `отпало областей: ${count}`),
  },
  {
    weight: 7,
    of: ['cubePlaced'],
    one: ({ region, against }: Came & { region: Name }) => {
      const your = against != null && you(against)
      return both(
        `stirs up unrest in ${your ? 'your ' : ''}${region.en}`,
        `${your ? 'у вас ' : ''}волнения: ${region.ru}`,
      )
    },
    many: (count) =>
      both(count === 1 ? 'stirs up unrest' : `stirs up unrest, ${count} cubes`, `недовольство: +${count}`),
  },
  {
    weight: 6.9,
    of: ['statusChanged'],
    one: ({ a, b, status }: { a: Name; b: Name; status: string }) => {
      const now = STATUS[status] ?? both(status, status)
      const [first, second] = you(b) ? [b, a] : [a, b]
      return both(
        `${whom(you, first).en} and ${whom(you, second).en}: now ${now.en}`,
        `${whom(you, first).ru} и ${whom(you, second).ru}: ${now.ru}`,
      )
    },
    many: (count) => both(count === 1 ? 'changes a bond' : `changes ${count} bonds`, `отношений изменено: ${count}`),
  },
  {
    weight: 6.8,
    of: ['traded'],
    one: ({ a, b, n: each }: { a: Name; b: Name; n: number }) => {
      const other = you(a) ? a : b
      return both(
        `trades with ${whom(you, other).en}: ${gold('en', each)} each`,
        you(other) ? `торгует с вами: по ${gold('ru', each)}` : `торговля (${other.ru}): по ${gold('ru', each)}`,
      )
    },
    many: n('trades', 'торговля'),
  },
  {
    weight: 6.7,
    of: ['refused'],
    one: ({ seat, effect }: { seat: Name; effect: string }) => {
      const what = effect === 'treaty' ? both('treaty', 'договор') : both('trade', 'торговля')
      return both(
        `${what.en}: ${you(seat) ? 'you refuse' : `refused by ${whom(you, seat).en}`}`,
        `${what.ru}: ${you(seat) ? 'вы отказали' : `отказ (${seat.ru})`}`,
      )
    },
    many: (count) => both(count === 1 ? 'is refused' : `is refused ${times('en', count)}`, `отказов: ${count}`),
  },
  {
    weight: 6.6,
    of: ['testCaught'],
    one: (f: Came) => both(`${failed(f).en}, agent lost`, `${failed(f).ru}, агент потерян`),
    many: (count) => both(count === 1 ? 'loses an agent' : `loses ${count} agents`, `потеряно агентов: ${count}`),
  },
  {
    weight: 5.6,
    of: ['testLost'],
    one: failed,
    many: n('fails', 'провал'),
  },
  {
    weight: 5.55,
    of: ['spied'],
    one: ({ army }: { army: { of: Name; slot: string } }) =>
      you(army.of)
        ? both(`spies on your army ${army.slot}`, `разведана ваша армия ${army.slot}`)
        : both(
            `spies on army ${army.slot} of ${whom(you, army.of).en}`,
            `разведана армия ${army.slot} (${army.of.ru})`,
          ),
    many: n('spies', 'разведка'),
  },
  {
    weight: 5.52,
    of: ['recruited'],
    one: (f: Came & { card: Name }) => placed(f, both(`hires ${f.card.en}`, `наёмники ${f.card.ru}`)),
    many: n('hires mercenaries', 'наёмники'),
  },
  {
    weight: 5.5,
    of: ['agentActs'],
    one: ({ card, at, against }: Acted) =>
      against === null
        ? both(`${card.en} in ${at.en}`, `${card.ru}: ${at.ru}`)
        : both(
            `${card.en}, against ${whom(you, against).en}`,
            `${card.ru}: ${you(against) ? 'против вас' : against.ru}`,
          ),
    many: (count) => both(`sends agents ${times('en', count)}`, `посылает агентов ${times('ru', count)}`),
  },
]
