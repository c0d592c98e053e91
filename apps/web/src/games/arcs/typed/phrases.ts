// What is wrong with a typed line, in one sentence that says where.

import { type Lang, type Phrasebook, type Phrases, plural, type Say, sayer } from '@understudy/procedure'

export type Missing = 'system' | 'way' | 'piece' | 'court' | 'seat' | 'dice' | 'type' | 'ambition' | 'action' | 'card'

type Facts = { word: string }

export type TypedSayings = {
  'typed.empty': Record<never, never>
  'typed.word': Facts & { n: number }
  'typed.missing': Facts & { missing: Missing }
  'typed.system': Facts
  'typed.court': Facts
  'typed.courtMany': Facts & { names: readonly Record<Lang, string>[] }
  'typed.city': Facts
  'typed.several': Facts
  'typed.ships': Facts & { most: number }
  'typed.drop': Facts
  'typed.token': Facts
  'typed.ambition': Facts
  'typed.dice': Facts
  'typed.face': Facts
  'typed.faces': { told: number; wanted: number }
  'typed.dieFace': Facts & { n: number }
  'typed.tooMany': { told: number; wanted: number }
  'typed.notDrawn': Facts
  'typed.noChoice': Facts
  'typed.choose': { names: readonly Record<Lang, string>[] }
  'typed.hits': Facts
  'typed.side': Facts
  'typed.notHere': Record<never, never>
  'typed.later': Facts
}

export const say = sayer<TypedSayings>()
export type TypedSay = Say

const MISSING: Readonly<Record<Missing, Readonly<Record<Lang, string>>>> = {
  system: { en: 'a system, such as 4c', ru: 'системы, например 4c' },
  way: { en: 'a way, such as 4c-4g', ru: 'пути, например 4c-4g' },
  piece: { en: 'city, starport or ship', ru: 'слова «город», «космопорт» или «корабль»' },
  court: {
    en: 'a card of the Court: its place from 1 to 4 or its name',
    ru: 'карты двора: места от 1 до 4 или названия',
  },
  seat: { en: 'the rival to fight, such as red', ru: 'соперника, например «красный»' },
  dice: { en: 'the dice, such as 2a1s', ru: 'кубиков, например 2т1п' },
  type: { en: 'a resource, such as fuel', ru: 'ресурса, например «топливо»' },
  ambition: { en: 'an ambition, such as tycoon', ru: 'замысла, например «магнат»' },
  action: { en: 'an action', ru: 'действия' },
  card: { en: 'a card, by a beginning of its name', ru: 'карты: начала её названия' },
}

/** Long lists are cut: the rest is on the page. */
const listed = (names: readonly string[]): string => `${names.slice(0, 6).join('; ')}${names.length > 6 ? ' …' : ''}`

const n = (count: number, one: string, many: string): string => plural('en', count, { one, many })

const en: Phrases<TypedSayings> = {
  'typed.empty': () => 'Nothing was typed.',
  'typed.word': ({ word, n }) => `“${word}” (word ${n}) means nothing here.`,
  'typed.missing': ({ word, missing }) => `After “${word}” this is missing: ${MISSING[missing].en}.`,
  'typed.system': ({ word }) => `“${word}” is no system: a cluster from 1 to 6 and g, a, c or h, such as 4c.`,
  'typed.court': ({ word }) => `No card of the Court is called “${word}”.`,
  'typed.courtMany': ({ word, names }) => `“${word}” can be ${names.map(({ en: name }) => name).join(' or ')}.`,
  'typed.city': ({ word }) => `There is no city at ${word}.`,
  'typed.several': ({ word }) =>
    `At ${word} there is more than one: say ship, city or starport, or a slot such as ${word}/2.`,
  'typed.ships': ({ word, most }) =>
    most === 0
      ? `At ${word} there is no ship to move.`
      : `No more than ${n(most, 'ship', 'ships')} can move from ${word}.`,
  'typed.drop': ({ word }) => `At “${word}” more ships would stay behind than are in the group.`,
  'typed.token': ({ word }) => `There is no token to spend as “${word}”.`,
  'typed.ambition': ({ word }) => `“${word}” is no ambition: tycoon, tyrant, warlord, keeper, empath.`,
  'typed.dice': ({ word }) => `“${word}” are no dice: numbers with a, s and r, such as 2a1s1r.`,
  'typed.face': ({ word }) => `No die that was rolled shows “${word}”: letters h, s, i, b, k, or - for a blank.`,
  'typed.faces': ({ told, wanted }) =>
    `${n(told, 'face was', 'faces were')} typed, but ${n(wanted, 'die was', 'dice were')} rolled.`,
  'typed.dieFace': ({ word, n }) =>
    n === 0
      ? `This die has no face “${word}”: letters h, s, i, b, k, or - for a blank.`
      : `This die has no face “${word}”: a number from 1 to ${n}.`,
  'typed.tooMany': ({ told, wanted }) =>
    `${n(told, 'answer was', 'answers were')} typed, but only ${wanted === 1 ? 'one is' : `${wanted} are`} asked for.`,
  'typed.notDrawn': ({ word }) => `“${word}” cannot have been drawn.`,
  'typed.noChoice': ({ word }) => `Nothing that can be chosen here begins with “${word}”.`,
  'typed.choose': ({ names }) => `To choose from: ${listed(names.map(({ en: name }) => name))}.`,
  'typed.hits': ({ word }) =>
    `“${word}” says nothing about hits: own or ships with 1d (damaged), 1x (destroyed), 1xx (a fresh one destroyed), or a building such as 3h/1=2.`,
  'typed.side': ({ word }) => `Whose ships take “${word}”? Type own or ships before it.`,
  'typed.notHere': () => 'Nothing of this kind can be typed now: tap it.',
  'typed.later': ({ word }) => `From “${word}” on the line has to wait: dice, a draw or somebody else comes first.`,
}

const ru: Phrases<TypedSayings> = {
  'typed.empty': () => 'Строка пуста.',
  'typed.word': ({ word, n }) => `«${word}» (слово ${n}) здесь ничего не значит.`,
  'typed.missing': ({ word, missing }) => `После «${word}» не хватает ${MISSING[missing].ru}.`,
  'typed.system': ({ word }) =>
    `«${word}» — не система: нужен номер региона от 1 до 6 и буква g, a, c или h, например 4c.`,
  'typed.court': ({ word }) => `При дворе нет карты «${word}».`,
  'typed.courtMany': ({ word, names }) => `«${word}» — это ${names.map(({ ru: name }) => `«${name}»`).join(' или ')}?`,
  'typed.city': ({ word }) => `На ${word} нет города.`,
  'typed.several': ({ word }) =>
    `На ${word} таких несколько: добавьте «корабль», «город» или «космопорт» либо ячейку, например ${word}/2.`,
  'typed.ships': ({ word, most }) =>
    most === 0
      ? `Отсюда (${word}) перемещать некого.`
      : `Отсюда (${word}) можно переместить не больше чем ${plural('ru', most, { one: 'корабль', few: 'корабля', many: 'кораблей' })}.`,
  'typed.drop': ({ word }) => `На «${word}» осталось бы больше кораблей, чем есть в группе.`,
  'typed.token': ({ word }) => `Нет ресурса, который можно потратить как «${word}».`,
  'typed.ambition': ({ word }) => `«${word}» — не замысел: магнат, тиран, полководец, хранитель, эмпат.`,
  'typed.dice': ({ word }) =>
    `«${word}» — не кубики: нужны числа с буквами т (таран), п (перестрелка), н (налёт), например 2т1п1н.`,
  'typed.face': ({ word }) =>
    `Ни на одном из брошенных кубиков нет «${word}»: буквы у (удар), с (по своим), и (символ перехвата), з (по зданию), к (ключ) или - для пустой грани.`,
  'typed.faces': ({ told, wanted }) => `Введено граней: ${told}, а брошено кубиков: ${wanted}.`,
  'typed.dieFace': ({ word, n }) =>
    n === 0
      ? `На этом кубике нет грани «${word}»: буквы у (удар), с (по своим), и (символ перехвата), з (по зданию), к (ключ) или - для пустой грани.`
      : `На этом кубике нет грани «${word}»: нужно число от 1 до ${n}.`,
  'typed.tooMany': ({ told, wanted }) => `Введено ответов: ${told}, а спрошено только ${wanted}.`,
  'typed.notDrawn': ({ word }) => `Карта «${word}» выйти не могла.`,
  'typed.noChoice': ({ word }) => `Ничто из того, что здесь можно выбрать, не начинается с «${word}».`,
  'typed.choose': ({ names }) => `Можно выбрать: ${listed(names.map(({ ru: name }) => name))}.`,
  'typed.hits': ({ word }) =>
    `«${word}» ничего не говорит об ударах: «свои» или «чужие» и 1п (повреждён), 1у (уничтожен), 1уу (уничтожен неповреждённый) либо здание, например 3h/1=2.`,
  'typed.side': ({ word }) => `Чьи это корабли, «${word}»? Наберите перед этим «свои» или «чужие».`,
  'typed.notHere': () => 'Сейчас такого не ввести строкой: выберите касанием.',
  'typed.later': ({ word }) => `С «${word}» придётся подождать: сначала кубики, карта или чужое решение.`,
}

export const typedPhrases: Phrasebook = { en, ru }
