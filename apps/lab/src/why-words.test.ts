// The first screen of "Why?" word for word, at some decisions of drawn games: whoever changes the words reads them here.

import { explainFirst, explainTitle, LANGS, Recorder, type TraceEvent } from '@understudy/procedure'
import { appOnly, Driver, withDefaults } from '@understudy/table'
import { expect, it } from 'vitest'
import { games } from './games.ts'
import { settingsWith } from './seating.ts'
import { drawnGame } from './soak/drawn-game.ts'

/** The first decisions of these rules in the first drawn game of a bot: the question and the answer, in both languages. */
function screens(id: string, rules: readonly string[]): Record<string, readonly string[]> {
  const pkg = Object.values(games).find((each) => each.pkg.bots.some((bot) => bot.id === id))!.pkg
  const drawn = drawnGame(pkg, settingsWith(pkg, id), 'words', 0, id)
  const seats = Object.fromEntries(
    Object.entries(drawn.seats).map(([seat, who]) => [seat, who.by === 'person' ? ({ by: 'random' } as const) : who]),
  )
  const options = withDefaults(pkg, drawn.options)
  const driver = new Driver(pkg, { t: 'start', options, chance: appOnly(pkg), seed: drawn.seed, seats })
  const recorder = new Recorder()
  driver.sink = recorder
  const out: Record<string, readonly string[]> = {}
  let [since, earlier]: TraceEvent[][] = [[], []]
  for (let next = driver.next(), n = 0; next.kind === 'auto' && n < 400; next = driver.next(), n++) {
    const { entry } = next
    const bot = entry.seat === 'chance' ? undefined : driver.bot(entry.seat)
    const taken = recorder.take()
    if (bot?.id === id && bot.runner !== undefined) {
      if ('first' in entry && entry.first === true) [since, earlier] = [[], []]
      since = [...(since ?? []), ...taken]
      const act = since.findLast((event) => event.e === 'act')
      if (entry.t === 'action' && act?.e === 'act') {
        const rule = act.by ?? act.node
        if (rules.includes(rule) && out[rule] === undefined)
          out[rule] = LANGS.flatMap((lang) => {
            const speaker = { rulebook: bot.runner!.rulebook, lang, phrases: pkg.game.phrases, view: driver.state }
            return [explainTitle, explainFirst].map((tell) => tell(since ?? [], speaker, earlier))
          })
        earlier = [...(earlier ?? []), ...since]
        since = []
      }
    }
    driver.commit(entry)
  }
  return out
}

const WORDS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  supercat: {
    'ADM.X24': [
      'Why 2 agents to “Loyal Engineers”?',
      'Can it Influence a critical card (Administration [24])? Yes, 2 agents to “Loyal Engineers”. Passed over: 2 agents to “Gatekeepers”, because it prefers the card with more keys.',
      'Почему 2 агента на карту «Верные инженеры»?',
      'Может ли он оказать влияние на важнейшую карту (Руководство [24])? Да, 2 агента на карту «Верные инженеры». Хуже — 2 агента на карту «Хранители врат»; предпочтение — карта с большим числом ключей.',
    ],
    'CON.X33': [
      'Why a ship at cluster 3, arrow?',
      'Can it Build any ship (Construction [33])? Yes, a ship at cluster 3, arrow. Before it the answer was no: Can it Build a ship, fresh, at an undefended building (Construction [32])?',
      'Почему корабль (регион 3, стрела)?',
      'Может ли он построить любой корабль (Проектирование [33])? Да, корабль (регион 3, стрела). Перед этим ответ был «нет»: Может ли он построить неповреждённый корабль у беззащитного здания (Проектирование [32])?',
    ],
    'GP.X3': [
      'Why Aggression 2?',
      'Is there a favourable battle with which it contends a declared ambition (General Priorities, line 3)? Yes, Aggression 2; the plan: a raid at cluster 2, hex against Blue from gate 2. Not Mobilization 6: it cannot be done with 3 actions.',
      'Почему Агрессия 2?',
      'Есть ли выгодное сражение, которым он вступит в борьбу за объявленный замысел (Общие приоритеты, строка 3)? Да, Агрессия 2. Не подходит — Мобилизация 6: за 3 действия этого не сделать.',
    ],
    'CON.X18': [
      'Why a city at cluster 6, crescent?',
      'Can it Build a city (Construction [18])? Yes, a city at cluster 6, crescent. Passed over: a city at cluster 3, crescent, because it prefers systems that it controls. Equally good: a city at cluster 2, hex; the lot decided.',
      'Почему город (регион 6, полумесяц)?',
      'Может ли он построить город (Проектирование [18])? Да, город (регион 6, полумесяц). Хуже — город (регион 3, полумесяц); предпочтение — системы, где он правит. Не хуже — город (регион 2, шестиугольник); решил жребий.',
    ],
    'BT.X4a': [
      'Why Aggression 7?',
      'Can a card surpass the lead? Yes. To choose from: Aggression 7 and Mobilization 4. Hand counter: 2. Surpass (Bot turn, line 4 (a)): Aggression 7 (surpass, 2 actions). Before it the answer was no: Does it lead (Bot turn, line 3)?',
      'Почему Агрессия 7?',
      'Может ли какая-нибудь карта превзойти главную? Да. Превзойдите её (Ход бота, строка 4 (a)): Агрессия 7 (превосходит, 2 действия). Перед этим ответ был «нет»: Он открывает раунд (Ход бота, строка 3)?',
    ],
  },
  lars: {
    'MOV.2b': [
      'Why cluster 4, arrow?',
      'A focus planet with an empty building slot (MOV.2b): cluster 4, arrow. Passed over: cluster 5, arrow, because it prefers the system nearest to its target planet.',
      'Почему регион 4, стрела?',
      'Фокус-планета с пустой ячейкой для строительства (MOV.2b): регион 4, стрела. Хуже — регион 5, стрела; предпочтение — система, ближайшая к его целевой планете.',
    ],
    'TURN.6.2': [
      'Why this?',
      'Does the skirmish die show a hit? It plays its own card face up. The skirmish die shows: blank. Turn over the top card of its deck (TURN.6.2).',
      'Почему так?',
      'На кубике перестрелки выпал удар? Ларс открывает свою карту. На кубике перестрелки: пусто. Откройте верхнюю карту его колоды (TURN.6.2).',
    ],
  },
  superbot: {
    'SUP-3.1': [
      'Why Syracusae?',
      'Take an adjacent mercenary region that nobody holds (SUP-3.1): Syracusae (cost 3). Before it the answer was no: Is an enemy army in a home region, or does an opponent hold one (SUP-1)?',
      'Почему Сиракузы?',
      'Взять соседнюю ничью область наёмников (SUP-3.1): Сиракузы (цена 3). Перед этим ответ был «нет»: Стоит ли в родной области вражеская армия, или держит родную область соперник (SUP-1)?',
    ],
    'ANS-4.1': [
      'Why this?',
      'Does the die show a wound? Yes. The die shows: wound. Refuse (ANS-4.1).',
      'Почему так?',
      'Выпала рана? Да. Выпало: рана. Отказ (ANS-4.1).',
    ],
  },
  speedbot: {
    'THF-1': [
      'Why Carthage?',
      'Choose an opponent whose capital is in reach (THF-1): Carthage. Passed over: Greeks, because it prefers the opponent with the most gold.',
      'Почему Карфаген?',
      'Выбрать соперника, чья столица в досягаемости (THF-1): Карфаген. Хуже — Греки; предпочтение — соперник, у которого больше всего золота.',
    ],
  },
  kraken: {
    'TGT.2a.1': [
      'Why E6?',
      'Move onto it, or towards it (TGT.2a.1): E6. Passed over: D5 and 3 others, because it prefers the tile with the shortest way left. Equally good: F6; the lot decided.',
      'Почему E6?',
      'Встать на неё или двигаться к ней (TGT.2a.1): E6. Хуже — D5 и ещё 3; предпочтение — клетка, от которой остаётся кратчайший путь. Не хуже — F6; решил жребий.',
    ],
  },
  tyrant: {
    'WAN.2': [
      'Why H2?',
      'Can it still move (WAN.2)? Yes, H2. Equally good: E1, F1 and 12 others; the lot decided.',
      'Почему H2?',
      'Может ли он ещё двигаться (WAN.2)? Да, H2. Не хуже — E1, F1 и ещё 12; решил жребий.',
    ],
  },
}

it.each(Object.entries(WORDS))('%s says why in these words', (id, words) => {
  expect(screens(id, Object.keys(words))).toEqual(words)
})
