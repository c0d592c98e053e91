// What the answers outside the campaign rest on, in words.

import { type Lang, type Phrases, plural } from '@understudy/procedure'
import { within } from '../../text/peoples.ts'
import type { HomeSayings } from '../context-home.ts'

const STATUS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: { enemy: 'enemy', neutral: 'neutral', friends: 'friends', allied: 'allied' },
  ru: { enemy: 'вражда', neutral: 'нейтралитет', friends: 'дружба', allied: 'союз' },
}
const BUILDING: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: { walls: 'Walls', market: 'Market', barracks: 'Barracks', roads: 'a road', wonder: 'ancient wonder' },
  ru: { walls: 'стены', market: 'рынок', barracks: 'казармы', roads: 'дорога', wonder: 'чудо света' },
}
const DECK: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: { MI: 'Main deck', SK: 'Skirmisher deck', CV: 'Cavalry deck', AR: 'Artillery deck' },
  ru: { MI: 'Основная колода', SK: 'Колода застрельщиков', CV: 'Колода конницы', AR: 'Колода артиллерии' },
}
const FACE: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: { '-': 'blank', S: 'skirmish', X: 'wound', K: 'skull' },
  ru: { '-': 'пустая грань', S: 'стычка', X: 'рана', K: 'череп' },
}
const face = (lang: Lang, of: string): string => FACE[lang][of] ?? of
const cards = (lang: Lang, n: number): string =>
  plural(lang, n, lang === 'en' ? { one: 'card', many: 'cards' } : { one: 'карта', few: 'карты', many: 'карт' })
const between = (low: number, high: number): string => (low === high ? String(low) : `${low}–${high}`)

export const homeEn: Phrases<HomeSayings> = {
  'die.white': () => 'the white d6',
  'die.red': () => 'the red d6',
  'die.d6': () => 'a d6',
  'die.G': () => 'a green die',
  'die.Y': () => 'a yellow die',
  'die.R': () => 'a red die',
  'face.G': (f) => face('en', f.face),
  'face.Y': (f) => face('en', f.face),
  'face.R': (f) => face('en', f.face),
  'bot.seat': (f) => f.seat.en,
  'bot.relation': (f) => `${f.seat.en} (${STATUS.en[f.status]}, stance ${f.stance})`,
  'bot.marker': (f) => `the marker of ${within(f.seat.en)} on ${f.box}`,
  'bot.card': (f) => `Its initiative card is ${f.card}.`,
  'bot.region': (f) => f.region.en,
  'bot.place': (f) => `${f.region.en} (${f.gold} gold, distance ${f.distance})`,
  'bot.agent': (f) => `agent ${f.agent} in ${f.region.en} (distance ${f.distance})`,
  'bot.agentTo': (f) => `agent ${f.agent} to ${f.region.en} (distance ${f.distance})`,
  'bot.general': (f) => `the general of army ${f.slot} of ${within(f.seat.en)} in ${f.region.en}`,
  'bot.theirAgent': (f) => `agent ${f.agent} of ${within(f.seat.en)} in ${f.region.en}`,
  'bot.theirBuilding': (f) => `${BUILDING.en[f.building]} in ${f.region.en} (distance ${f.distance})`,
  'bot.third': (f) => `${f.seat.en} (${STATUS.en[f.status]})`,
  'bot.ready': (f) => `Agents that are ready: ${f.n}.`,
  'bot.tooDear': (f) => `The card costs ${f.pay} gold to begin with, and there is ${f.gold}.`,
  'bot.loot': (f) => `A theft would bring ${f.loot} gold, the card itself ${f.printed}.`,
  'bot.stanceIs': (f) => `Its stance towards ${within(f.seat.en)} is ${f.stance}.`,
  'bot.statusIs': (f) => `Its status with ${within(f.seat.en)}: ${STATUS.en[f.status]}.`,
  'bot.rolled': (f) => `The die shows: ${face('en', f.face)}.`,
  'bot.deck': (f) => `${DECK.en[f.cls]}: ${cards('en', f.n)}, the table shows ${between(f.low, f.high)}.`,
  'bot.column': (f) => `column ${f.column}`,
  'bot.count': (f) => `It has ${f.n} of ${f.of}.`,
  'bot.gold': (f) => `It has ${f.has} gold, the price is ${f.price}.`,
  'bot.cubes': (f) => `Cubes on its regions: ${f.n}.`,
  'bot.budget': (f) => `${f.n} gold of the column’s value is left.`,
  'bot.pile': (f) => (f.pile === null ? 'the Reserves' : `the mercenaries of ${f.pile.en}`),
  'bot.price': (f) => `The price is ${f.price}; ${f.budget} of the column’s value is left, and it has ${f.gold} gold.`,
  'bot.development': (f) => `Next is ${f.name.en}, price ${f.cost}; ${f.budget} of the column’s value is left.`,
  'bot.noDevelopment': () => 'Every development has been bought.',
  'bot.built': (f) => `Built in this turn: ${f.n}.`,
  'bot.site': (f) => `${BUILDING.en[f.building]} in ${f.region.en}`,
  'bot.building': (f) => BUILDING.en[f.building] ?? f.building,
  'bot.link': (f) => `a road from ${f.from.en} to ${f.to.en}`,
  'bot.chain': (f) => `roads from ${f.from.en} to ${f.to.en} (new links: ${f.links})`,
  'bot.income': (f) => `The income is ${f.n} gold.`,
  'bot.losses': (f) => `Main battle cards lost: ${f.main}; skirmishers lost: ${f.skirmishers}.`,
  'bot.outcome': (f) => `points ${f.points}, gold ${f.gold}, own cards lost ${f.lost}`,
}

export const homeRu: Phrases<HomeSayings> = {
  'die.white': () => 'белого d6',
  'die.red': () => 'красного d6',
  'die.d6': () => 'd6',
  'die.G': () => 'зелёного кубика',
  'die.Y': () => 'жёлтого кубика',
  'die.R': () => 'красного кубика',
  'face.G': (f) => face('ru', f.face),
  'face.Y': (f) => face('ru', f.face),
  'face.R': (f) => face('ru', f.face),
  'bot.seat': (f) => f.seat.ru,
  'bot.relation': (f) => `${f.seat.ru} (${STATUS.ru[f.status]}, отношение ${f.stance})`,
  'bot.marker': (f) => `метка «${f.seat.ru}» в клетке ${f.box}`,
  'bot.card': (f) => `Его карта инициативы — ${f.card}.`,
  'bot.region': (f) => f.region.ru,
  'bot.place': (f) => `${f.region.ru} (золото ${f.gold}, расстояние ${f.distance})`,
  'bot.agent': (f) => `агент ${f.agent} (${f.region.ru}, расстояние ${f.distance})`,
  'bot.agentTo': (f) => `агент ${f.agent} → ${f.region.ru} (расстояние ${f.distance})`,
  'bot.general': (f) => `полководец армии ${f.slot} (${f.seat.ru}; ${f.region.ru})`,
  'bot.theirAgent': (f) => `агент ${f.agent} (${f.seat.ru}; ${f.region.ru})`,
  'bot.theirBuilding': (f) => `${BUILDING.ru[f.building]} (${f.region.ru}, расстояние ${f.distance})`,
  'bot.third': (f) => `${f.seat.ru} (${STATUS.ru[f.status]})`,
  'bot.ready': (f) => `Готовых агентов: ${f.n}.`,
  'bot.tooDear': (f) => `Сначала за карту надо заплатить: золота нужно ${f.pay}, а есть ${f.gold}.`,
  'bot.loot': (f) => `Кража принесла бы золота: ${f.loot}, сама карта — ${f.printed}.`,
  'bot.stanceIs': (f) => `${f.seat.ru}: отношение ${f.stance}.`,
  'bot.statusIs': (f) => `${f.seat.ru}: статус — ${STATUS.ru[f.status]}.`,
  'bot.rolled': (f) => `Выпало: ${face('ru', f.face)}.`,
  'bot.deck': (f) => `${DECK.ru[f.cls]}: ${cards('ru', f.n)}, в таблице ${between(f.low, f.high)}.`,
  'bot.column': (f) => `столбец ${f.column}`,
  'bot.count': (f) => `Есть ${f.n} из ${f.of}.`,
  'bot.gold': (f) => `Золота ${f.has}, цена ${f.price}.`,
  'bot.cubes': (f) => `Кубов на своих областях: ${f.n}.`,
  'bot.budget': (f) => `От суммы столбца осталось золота: ${f.n}.`,
  'bot.pile': (f) => (f.pile === null ? 'резерв' : `наёмники (${f.pile.ru})`),
  'bot.price': (f) => `Цена ${f.price}; остаток суммы столбца ${f.budget}, золота ${f.gold}.`,
  'bot.development': (f) => `Следующее — «${f.name.ru}», цена ${f.cost}; остаток суммы столбца: ${f.budget}.`,
  'bot.noDevelopment': () => 'Всё развитие куплено.',
  'bot.built': (f) => `Построено в этот ход: ${f.n}.`,
  'bot.site': (f) => `${BUILDING.ru[f.building]} (${f.region.ru})`,
  'bot.building': (f) => BUILDING.ru[f.building] ?? f.building,
  'bot.link': (f) => `дорога ${f.from.ru} — ${f.to.ru}`,
  'bot.chain': (f) => `дороги ${f.from.ru} — ${f.to.ru} (новых участков: ${f.links})`,
  'bot.income': (f) => `Доход: ${plural('ru', f.n, { one: 'монета', few: 'монеты', many: 'монет' })}.`,
  'bot.losses': (f) => `Потеряно основных карт: ${f.main}, застрельщиков: ${f.skirmishers}.`,
  'bot.outcome': (f) => `очки ${f.points}, золото ${f.gold}, свои потери ${f.lost}`,
}
