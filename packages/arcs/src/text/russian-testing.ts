// The Russian of Arcs for tests: words that its players do not use for the thing, and everything that drawn games say.

import { type Lang, speak } from '@understudy/procedure'
import { explain, explainVerdict, whyNot } from '@understudy/procedure/explain'
import { type Controller, type Explained, explainRun, keyedRandom, type Options, Table } from '@understudy/table'
import { larsBook } from '../bots/lars/index.ts'
import { supercatBook } from '../bots/supercat/books-testing.ts'
import { arcs } from '../game.ts'
import { arcsPackage } from '../package.ts'
import { applyAction } from '../rules/choosing/legal.ts'
import { sampleAction } from '../rules/choosing/sample.ts'
import type { State } from '../rules/state/state.ts'
import type { Action } from '../vocabulary.ts'
import { textBoard } from './board.ts'

/** Old stems with the words that took their place, as in the text of Lars that was written for the Russian edition. */
const OLD_STEMS: readonly (readonly [RegExp, string])[] = [
  [/амбици/i, 'замысел'],
  [/возмущ/i, 'запрет'],
  [/штурм/i, 'таран'],
  [/попадани/i, 'удар'],
  [/сектор/i, 'регион'],
  [/контрол/i, 'править, правление'],
  [/катапульт/i, 'гиперпрыжок'],
  [/ремонт(?!ные дроны)/i, 'починка'],
  [/(?<!\p{L})постро(?:йк|ек)/iu, 'строительство; здание'],
  [/(?<!\p{L})движени/iu, 'перемещение'],
  [/(?<!\p{L})(?:при|вы|про|у)?лет(?:ят|им|ит|ят|еть|ел|ишь|ите|ают|ает|ать)(?!\p{L})/iu, 'перемещать(ся)'],
  [/(?<!\p{L})полёт/iu, 'перемещение'],
  // «Вербовка пленников» is what Prison Wardens do.
  [/вербов(?!ка пленников)|вербу|вербов(?:ать|ана)/i, 'присвоение'],
  [/(?<!\p{L})налог(?!и(?!\p{L})|ов(?!\p{L})|ами(?!\p{L}))/iu, 'сбор налогов, собирать налоги'],
  [/обложи/i, 'сбор налогов'],
  [/(?<!\p{L})(?:бой|боя|бою|боем|бое|бои|боёв|боям|боями|боях)(?!\p{L})/iu, 'сражение'],
  [/управлени|управленц/i, 'руководство'],
  [/карт\p{L}* строительства|масть «Строительство»|Строительство \d/iu, 'проектирование'],
  [/ресурсн\p{L}+ мощ/iu, 'ресурсная сила'],
  [/планет\p{L}*-цел/iu, 'целевая планета'],
  [/фокусн/i, 'фокус-система, фокус-планета, фокус-врата'],
  [/жетон/i, 'ресурс'],
  [/(?<!\p{L})цел(?:ый|ых|ым|ыми|ому|ая|ую|ые|ого(?! числа))(?!\p{L})/iu, 'неповреждённый'],
  [/космопорт цел(?!\p{L})/iu, 'неповреждённый'],
  [/захват|захвач/i, 'перехватить инициативу; взять в плен'],
  [/ведущ\p{L}+ (?:карт|маст)|масть ведущ/iu, 'главная карта'],
  [/(?<!\p{L})(?:вед(?:ёт|ёте|ём|у|ут|я|и|ите)|вести|повести|повёл|поведёт)(?!\p{L})/iu, 'открыть раунд картой'],
  [/взакрыт|закрытой картой|закрыт\p{L}+ (?:стопк|колод)/iu, 'рубашкой вверх'],
  [/звездопорт/i, 'космопорт'],
  [/расстанов/i, 'подготовка'],
  [/(?<!\p{L})шаги? 1\./iu, 'этап'],
  [/пленн(?!ик|иц)/i, 'пленник'],
  [/фигур/i, 'фишка'],
  [/во дворе/i, 'при дворе'],
  [/(?<!раз)граб(?:ит|ят|лен|ёж)/i, 'разграбить двор; совершить налёт'],
  [/ничь(?!его)(?!я: \d)/i, 'равенство; без агентов; никто не правит'],
  [/значо?к/i, 'символ'],
  [
    /(?:сыгра(?:ть|на|но|нн|л|в|йте)\p{L}*|игра(?:ет|ют|ется)) (?:эту |её |свою |любую |верхнюю )?карт/iu,
    'разыграть карту',
  ],
  [/карт\p{L}*,? сыгра/iu, 'разыграть карту'],
  [/пламя(?!\))/i, 'удар по своим'],
  [/спасова|(?<!\p{L})пасу(?:ет|ют)|предани/iu, 'передать инициативу; знание'],
  [/карта Предела|на карте (?:нет|у него)/i, 'поле'],
  [/(?<!\p{L})(?:Арки|Арок|Арках|Аркам|Арками)(?!\p{L})/u, 'Arcs'],
  [/Горнодобытчик|Перевозчик|Присяжн|Союз строител|Массово\p{L}+ восстан|Требовани\p{L}+ толпы/iu, 'a new name'],
  [/Власть тирана|Порты у врат(?<!Космопорты у врат)|Живые постро/i, 'a new name'],
]

/** Ways of saying it that were faults of their own. */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/сражение налёт(?!а)/i, '«ради налёта», as «ради трофеев»'],
  [/за каждый (?:\[\[resource-power\]\]|ресурсная)/, '«ресурсная сила растёт на 1 за каждый»'],
  [/чем у любого из людей/i, '«не опережает ни одного человека»'],
  [/карт\p{L} под /iu, '«карта, которой можно объявить»'],
  [/ею превзошли или объявили/i, 'an object'],
  [/Соперничать|место в (?:объявленн|открыт)\p{L}+ замысле, /iu, '«вступить в борьбу за замысел»'],
  [/^Готово\. Он |Он на \d|(?:yes|text): 'Готово\.'/i, 'what is done'],
  [/не перехватывал так/i, 'a whole sentence'],
  // What dice show stands among other faces, and keeps its short name there.
  [
    /^(?!.*(?:инициатив|символ|кубик|удар|ключ|I['}:])|(?:.*: )?перехват\.?$).*перехват/iu,
    '«перехватить инициативу» or «символ перехвата»',
  ],
  [/Бросок d6/i, '«шестигранный кубик»'],
  [/закончиться у цели оставшимися/i, '«за оставшиеся действия»'],
  [/(?:можно|нельзя|может) пасть|пасть поневоле/i, '«разрешено разрушать»'],
  [/Свои удары/i, '«удары, которые получает бот»'],
  [/против самого сильного соперника/i, '«наибольшее число у одного соперника»'],
  [/[а-е]\) (?:\[\[target\]\]|фокус)/i, 'Latin letters, as in the ids'],
  [/что отдать \p{L}+: \d/iu, '«что отдать за 2 ключа»'],
  [/Выполните страницу|следует странице|единоличным первым|одинаково больно/i, 'Russian, not English'],
  [/через врата \d+ \(врата/i, 'the way with arrows'],
  [/Корабли (?:построены|починены|возвращаются).*фишек/i, 'ships are counted as ships'],
  [/Ресурсной силы ни у кого нет\. Ресурсной силы/i, 'once'],
  [/дающая 3 корабля, 3 корабля|карту его масти|Меньше ли счётчика|больше всего здесь/i, 'a sentence that can be read'],
  [/Инициатива у (?:него|Ларса)/i, '«владеет инициативой», once'],
  [/со \[\[loyal\|своей\]\]|своей постройкой/i, '«с верным зданием»'],
]

/** What is wrong with a Russian text, or nothing. */
export const oldWordIn = (text: string): string | undefined => {
  const found = [...OLD_STEMS, ...FAULTS].find(([stem]) => stem.test(text))
  return found === undefined ? undefined : `«${found[0].exec(text)?.[0]}» (${found[1]}) in: ${text}`
}

const random: Controller = { by: 'random' }
const bot = (id: string): Controller => ({ by: 'bot', bot: id })
const three = (red: Controller, yellow: Controller, blue: Controller) => ({ red, yellow, blue })
const CAT = bot('supercat')
const LARS = bot('lars')

export const DRAWN: readonly (readonly [string, Options, Record<string, Controller>])[] = [
  ['two Lars', { players: 3, role2: 'lars', role3: 'lars' }, three(random, LARS, LARS)],
  ['three Lars', { players: 3, role1: 'lars', role2: 'lars', role3: 'lars' }, three(LARS, LARS, LARS)],
  ['Lars and SUPERCAT', { players: 3, role2: 'lars', role3: 'supercat' }, three(random, LARS, CAT)],
  ['three SUPERCAT', { players: 3, role1: 'supercat', role2: 'supercat', role3: 'supercat' }, three(CAT, CAT, CAT)],
  [
    'SUPERCAT with leaders',
    { players: 3, role2: 'supercat', role3: 'supercat', leaders: 'supercat', pack: true },
    three(random, CAT, CAT),
  ],
  ['leaders', { players: 2, leaders: 'draft', pack: true }, { red: random, yellow: random }],
]

type Spoken = readonly [
  kind: 'log' | 'done' | 'why' | 'whyNot' | 'asked' | 'choice' | 'refused' | 'table',
  text: string,
]

/** All that is said about a drawn game in a language: what happened, why, what is asked and offered, and what is refused. */
export function* spokenIn(lang: Lang, [name, options, seats]: (typeof DRAWN)[number], seed: string): Generator<Spoken> {
  const say = (sentence: Parameters<typeof speak>[2]) => speak(arcs.phrases, lang, sentence)
  const table = Table.start(arcsPackage, { options, seats, seed: `${name} ${seed}` })
  while (table.next().kind !== 'over' && table.entries.length < 1500) {
    const { entry, events } = table.advance()!
    for (const event of events) yield ['log', say(event)]
    if (entry.t === 'action') yield ['done', say(arcs.describe(arcs.parseAction(entry.action)))]
    const n = table.entries.length
    if (n % 7 === 0) yield* positionIn(lang, table.state as State, `${name} ${seed} ${n}`, n % 70 === 0)
  }
  let run: Explained[] = []
  for (const [index, entry] of table.entries.entries()) {
    if (entry.t !== 'action' || entry.seat === 'chance') continue
    const rulebook = seats[entry.seat] === LARS ? larsBook : seats[entry.seat] === CAT ? supercatBook : undefined
    if (rulebook === undefined || index % 3 !== 0) continue
    if (!run.some((each) => each.index === index)) run = explainRun(table, index)
    const until = run.filter((each) => each.index <= index)
    const explained = until.at(-1)
    if (explained === undefined) continue
    const view = table.stateAt(index)
    for (const line of explain(explained.events, { rulebook, lang, phrases: arcs.phrases, view }))
      yield ['why', [line.text, ...(line.chips ?? []).map((chip) => chip.text)].join(' | ')]
    if (index % 9 !== 0) continue
    const driver = table.driverAt(index)
    const runner = driver.bot(entry.seat)?.runner
    const acted = explained.events.findLast((event) => event.e === 'act')
    const vars = (acted?.e === 'act' ? acted.vars : {}) as Record<string, unknown>
    const earlier = until.slice(0, -1).flatMap((each) => each.events)
    const other = arcs.decision(driver.state)?.sample(keyedRandom('other', String(index))) as Action
    const seen = arcs.view(driver.state, entry.seat)
    const verdict = whyNot(runner!, seen, entry.seat, vars, explained.events, other, earlier)
    yield ['whyNot', explainVerdict(verdict, { rulebook, lang, phrases: arcs.phrases })]
  }
}

let done: Action[] | undefined
/** What people did in other games, by kinds in equal parts: seldom allowed here. */
function elsewhere(): readonly Action[] {
  if (done !== undefined) return done
  const kinds = new Map<string, Action[]>()
  for (const n of [1, 2, 3]) {
    const state = arcs.start({ players: 3, leaders: 'draft', pack: true }, {})
    const drawn = keyedRandom('elsewhere', String(n))
    while (arcs.decision(state) !== undefined) {
      const action = sampleAction(state, drawn)
      kinds.set(action.do, [...(kinds.get(action.do) ?? []), action])
      applyAction(state, action)
    }
  }
  done = [...kinds.values()].flatMap((all) => all.slice(-12))
  return done
}

function* positionIn(lang: Lang, state: State, seed: string, whole: boolean): Generator<Spoken> {
  const say = (sentence: Parameters<typeof speak>[2]) => speak(arcs.phrases, lang, sentence)
  const decision = arcs.decision(state)
  if (decision === undefined) return
  yield ['asked', say(decision.question)]
  for (const first of decision.next([])) {
    yield ['choice', say(first.text)]
    if (first.more === true || first.action === undefined)
      for (const second of decision.next([first.pick]).slice(0, 12)) yield ['choice', say(second.text)]
  }
  const strange = elsewhere()
  const drawn = keyedRandom('refused', seed)
  for (let i = 0; i < 8; i++) {
    const refused = decision.legal(strange[drawn.int(strange.length)]!)
    if (refused !== undefined) yield ['refused', say(refused)]
  }
  if (!whole) return
  for (const line of textBoard(state, lang).split('\n')) yield ['table', line]
  for (const line of arcs.setup(state)) yield ['table', say(line)]
}
