// What came of agents, in headlines: whom it hit and where. A card that came to nothing says so.

import type { Lang } from '@understudy/procedure'
import type { GameEvent } from '@understudy/table'
import type { Kind } from '../../heads.ts'
import { gold, having, type Name, times, whom, type You } from './heads-words.ts'

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

const where = ({ at }: Came): Name => (at === undefined ? { en: '', ru: '' } : { en: ` in ${at.en}`, ru: `: ${at.ru}` })
const placed = (came: Came, said: Name): Name => ({ en: said.en + where(came).en, ru: said.ru + where(came).ru })
const failed = ({ errand, at }: Came): Name => ({
  en: `${errand?.en ?? 'errand'} fails${at === undefined ? '' : ` in ${at.en}`}`,
  ru: `${[errand?.ru ?? 'дело', ...(at === undefined ? [] : [at.ru])].join(', ')}: провал`,
})
const n =
  ({ en, ru }: Readonly<Record<Lang, string>>) =>
  (count: number) =>
    count === 1 ? { en, ru } : { en: `${en} ${times('en', count)}`, ru: `${ru}: ${count}` }

const BUILDINGS: Readonly<Record<string, Name>> = {
  market: { en: 'Market', ru: 'рынок' },
  barracks: { en: 'Barracks', ru: 'казармы' },
  walls: { en: 'Walls', ru: 'стены' },
}
const STATUS: Readonly<Record<string, Name>> = {
  enemy: { en: 'enemies', ru: 'враги' },
  neutral: { en: 'neutral', ru: 'нейтралитет' },
  friends: { en: 'friends', ru: 'друзья' },
  allied: { en: 'allied', ru: 'союзники' },
}

type Of = Came & { readonly of: Name }

export const agentKinds = (you: You): readonly Kind[] => [
  {
    weight: 9.6,
    of: ['generalKilled'],
    one: (f: Of & { general: Name | null }) => {
      const whose = having(you, f.of, { en: { of: 'general', a: 'a' }, ru: { of: 'полководец', yours: 'ваш' } })
      const name =
        f.general === null || !you(f.of) ? { en: '', ru: '' } : { en: ` ${f.general.en}`, ru: ` ${f.general.ru}` }
      return placed(f, { en: `kills ${whose.en}${name.en}`, ru: `убит ${whose.ru}${name.ru}` })
    },
    many: (count) => ({
      en: count === 1 ? 'kills a general' : `kills ${count} generals`,
      ru: `убито полководцев: ${count}`,
    }),
  },
  {
    weight: 7.4,
    of: ['agentKilled'],
    one: (f: Of) => {
      const whose = having(you, f.of, { en: { of: 'agent', a: 'an' }, ru: { of: 'агент', yours: 'ваш' } })
      return placed(f, { en: `kills ${whose.en}`, ru: `убит ${whose.ru}` })
    },
    many: (count) => ({ en: count === 1 ? 'kills an agent' : `kills ${count} agents`, ru: `убито агентов: ${count}` }),
  },
  {
    weight: 7.3,
    of: ['agentTurned', 'agentRemoved'],
    one: (f: Of) => {
      const whose = having(you, f.of, { en: { of: 'agent', a: 'an' }, ru: { of: 'агент', yours: 'ваш' } })
      return placed(f, { en: `wins over ${whose.en}`, ru: `перекуплен ${whose.ru}` })
    },
    many: (count) => ({
      en: count === 1 ? 'wins over an agent' : `wins over ${count} agents`,
      ru: `перекуплено агентов: ${count}`,
    }),
  },
  {
    weight: 7.2,
    of: ['bribed'],
    one: (f: Of & { card: Name }) =>
      you(f.of)
        ? { en: `bribes away your ${f.card.en}`, ru: `подкуп у вас: ${f.card.ru}` }
        : { en: `bribes away ${f.card.en} of ${whom(you, f.of).en}`, ru: `подкуп: ${f.card.ru} (${f.of.ru})` },
    many: n({ en: 'bribes', ru: 'подкуп' }),
  },
  {
    weight: 7.1,
    of: ['stolen'],
    count: ({ n: loot }: { n: number }) => loot,
    one: ({ from, n: loot }: { from: Name; n: number }) => ({
      en: `steals ${gold('en', loot)} from ${whom(you, from).en}`,
      ru: you(from) ? `крадёт у вас ${gold('ru', loot)}` : `крадёт ${gold('ru', loot)} (${from.ru})`,
    }),
    many: (loot) => ({ en: `steals ${gold('en', loot)}`, ru: `крадёт ${gold('ru', loot)}` }),
  },
  {
    weight: 7.05,
    of: ['sabotaged'],
    one: ({ building, region, against }: Came & { building: string; region: Name }) => {
      const your = against != null && you(against)
      const what = BUILDINGS[building] ?? { en: building, ru: building }
      return {
        en: `wrecks ${your ? 'your' : 'the'} ${what.en} in ${region.en}`,
        ru: `${your ? 'у вас ' : ''}разрушает ${what.ru}: ${region.ru}`,
      }
    },
    many: n({ en: 'sabotages', ru: 'диверсия' }),
  },
  {
    weight: 7.02,
    of: ['released'],
    one: ({ region, against }: Came & { region: Name }) => {
      const your = against != null && you(against)
      return {
        en: `stirs up ${your ? 'your ' : ''}${region.en}: it breaks free`,
        ru: `восстание: ${region.ru} ${your ? 'у вас отпадает' : 'отпадает'}`,
      }
    },
    many: (count) => ({
      en: count === 1 ? 'frees a region' : `frees ${count} regions`,
      ru: `отпало областей: ${count}`,
    }),
  },
  {
    weight: 7,
    of: ['cubePlaced'],
    one: ({ region, against }: Came & { region: Name }) => {
      const your = against != null && you(against)
      return {
        en: `stirs up unrest in ${your ? 'your ' : ''}${region.en}`,
        ru: `${your ? 'у вас ' : ''}волнения: ${region.ru}`,
      }
    },
    many: (count) => ({
      en: count === 1 ? 'stirs up unrest' : `stirs up unrest, ${count} cubes`,
      ru: `недовольство: +${count}`,
    }),
  },
  {
    weight: 6.9,
    of: ['statusChanged'],
    one: ({ a, b, status }: { a: Name; b: Name; status: string }) => {
      const now = STATUS[status] ?? { en: status, ru: status }
      const [first, second] = you(b) ? [b, a] : [a, b]
      return {
        en: `${whom(you, first).en} and ${whom(you, second).en}: now ${now.en}`,
        ru: `${whom(you, first).ru} и ${whom(you, second).ru}: ${now.ru}`,
      }
    },
    many: (count) => ({
      en: count === 1 ? 'changes a bond' : `changes ${count} bonds`,
      ru: `отношений изменено: ${count}`,
    }),
  },
  {
    weight: 6.8,
    of: ['traded'],
    one: ({ a, b, n: each }: { a: Name; b: Name; n: number }) => {
      const other = you(a) ? a : b
      return {
        en: `trades with ${whom(you, other).en}: ${gold('en', each)} each`,
        ru: you(other) ? `торгует с вами: по ${gold('ru', each)}` : `торговля (${other.ru}): по ${gold('ru', each)}`,
      }
    },
    many: n({ en: 'trades', ru: 'торговля' }),
  },
  {
    weight: 6.7,
    of: ['refused'],
    one: ({ seat, effect }: { seat: Name; effect: string }) => {
      const what = effect === 'treaty' ? { en: 'treaty', ru: 'договор' } : { en: 'trade', ru: 'торговля' }
      return {
        en: `${what.en}: ${you(seat) ? 'you refuse' : `refused by ${whom(you, seat).en}`}`,
        ru: `${what.ru}: ${you(seat) ? 'вы отказали' : `отказ (${seat.ru})`}`,
      }
    },
    many: (count) => ({ en: count === 1 ? 'is refused' : `is refused ${times('en', count)}`, ru: `отказов: ${count}` }),
  },
  {
    weight: 6.6,
    of: ['testCaught'],
    one: (f: Came) => ({ en: `${failed(f).en}, agent lost`, ru: `${failed(f).ru}, агент потерян` }),
    many: (count) => ({
      en: count === 1 ? 'loses an agent' : `loses ${count} agents`,
      ru: `потеряно агентов: ${count}`,
    }),
  },
  {
    weight: 5.6,
    of: ['testLost'],
    one: failed,
    many: n({ en: 'fails', ru: 'провал' }),
  },
  {
    weight: 5.55,
    of: ['spied'],
    one: ({ army }: { army: { of: Name; slot: string } }) =>
      you(army.of)
        ? { en: `spies on your army ${army.slot}`, ru: `разведана ваша армия ${army.slot}` }
        : {
            en: `spies on army ${army.slot} of ${whom(you, army.of).en}`,
            ru: `разведана армия ${army.slot} (${army.of.ru})`,
          },
    many: n({ en: 'spies', ru: 'разведка' }),
  },
  {
    weight: 5.52,
    of: ['recruited'],
    one: (f: Came & { card: Name }) => placed(f, { en: `hires ${f.card.en}`, ru: `наёмники ${f.card.ru}` }),
    many: n({ en: 'hires mercenaries', ru: 'наёмники' }),
  },
  {
    weight: 5.5,
    of: ['agentActs'],
    one: ({ card, at, against }: Acted) =>
      against === null
        ? { en: `${card.en} in ${at.en}`, ru: `${card.ru}: ${at.ru}` }
        : {
            en: `${card.en}, against ${whom(you, against).en}`,
            ru: `${card.ru}: ${you(against) ? 'против вас' : against.ru}`,
          },
    many: (count) => ({ en: `sends agents ${times('en', count)}`, ru: `посылает агентов ${times('ru', count)}` }),
  },
]
