// What is wrong with a typed line, in one sentence that says where.

import { type Lang, type Phrasebook, type Phrases, type Say, sayer } from '@understudy/procedure'

export type Missing = 'system' | 'way' | 'piece' | 'court' | 'seat' | 'dice' | 'type' | 'ambition' | 'action'

type Facts = { word: string }

export type TypedSayings = {
  'typed.empty': Record<never, never>
  'typed.word': Facts & { n: number }
  'typed.missing': Facts & { missing: Missing }
  'typed.system': Facts
  'typed.court': Facts
  'typed.courtMany': Facts & { names: readonly { en: string; ru: string }[] }
  'typed.city': Facts
  'typed.several': Facts
  'typed.ships': Facts & { most: number }
  'typed.drop': Facts
  'typed.token': Facts
  'typed.ambition': Facts
  'typed.dice': Facts
  'typed.face': Facts
  'typed.faces': { told: number; wanted: number }
  'typed.notHere': Record<never, never>
  'typed.later': Facts
  'turn.left': { pips: number }
}

export const say = sayer<TypedSayings>()
export type TypedSay = Say

const MISSING: Readonly<Record<Missing, Readonly<Record<Lang, string>>>> = {
  system: { en: 'a system, such as 4c', ru: 'системы, например 4c' },
  way: { en: 'a way, such as 4c-4g', ru: 'пути, например 4c-4g' },
  piece: { en: 'city, starport or ship', ru: 'слова «город», «порт» или «корабль»' },
  court: {
    en: 'a card of the Court: its place from 1 to 4 or its name',
    ru: 'карты двора: места от 1 до 4 или названия',
  },
  seat: { en: 'whom to fight, such as red', ru: 'соперника, например «красный»' },
  dice: { en: 'the dice, such as 2a1s', ru: 'кубиков, например 2a1s' },
  type: { en: 'a resource, such as fuel', ru: 'ресурса, например «топливо»' },
  ambition: { en: 'an ambition, such as tycoon', ru: 'амбиции, например «магнат»' },
  action: { en: 'an action', ru: 'действия' },
}

const en: Phrases<TypedSayings> = {
  'typed.empty': () => 'Nothing was typed.',
  'typed.word': ({ word, n }) => `“${word}” (word ${n}) means nothing here.`,
  'typed.missing': ({ word, missing }) => `After “${word}”, ${MISSING[missing].en} is missing.`,
  'typed.system': ({ word }) => `“${word}” is no system: a cluster from 1 to 6 and g, a, c or h, such as 4c.`,
  'typed.court': ({ word }) => `No card of the Court is called “${word}”.`,
  'typed.courtMany': ({ word, names }) => `“${word}” can be ${names.map(({ en: name }) => name).join(' or ')}.`,
  'typed.city': ({ word }) => `There is no city at ${word}.`,
  'typed.several': ({ word }) =>
    `At ${word} there is more than one: say ship, city or starport, or a slot such as ${word}/2.`,
  'typed.ships': ({ word, most }) => `At ${word} there are only ${most} ships to move.`,
  'typed.drop': ({ word }) => `At “${word}” more ships would stay behind than are in the group.`,
  'typed.token': ({ word }) => `There is no token to spend as “${word}”.`,
  'typed.ambition': ({ word }) => `“${word}” is no ambition: tycoon, tyrant, warlord, keeper, empath.`,
  'typed.dice': ({ word }) => `“${word}” are no dice: numbers with a, s and r, such as 2a1s1r.`,
  'typed.face': ({ word }) => `No die that was rolled shows “${word}”: letters h, s, i, b, k, or - for a blank.`,
  'typed.faces': ({ told, wanted }) => `${told} faces were typed, but ${wanted} dice were rolled.`,
  'typed.notHere': () => 'Nothing of this kind can be typed now: tap it.',
  'typed.later': ({ word }) => `From “${word}” on the line has to wait: dice, a draw or somebody else comes first.`,
  'turn.left': ({ pips }) => `${pips === 1 ? 'One action is' : `${pips} actions are`} left. End the turn all the same?`,
}

const actionsLeft = (n: number): string =>
  n % 10 === 1 && n % 100 !== 11
    ? `Осталось ${n} действие`
    : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 10 || n % 100 > 20)
      ? `Остались ${n} действия`
      : `Осталось ${n} действий`

const ru: Phrases<TypedSayings> = {
  'typed.empty': () => 'Строка пуста.',
  'typed.word': ({ word, n }) => `«${word}» (слово ${n}) здесь ничего не значит.`,
  'typed.missing': ({ word, missing }) => `После «${word}» не хватает ${MISSING[missing].ru}.`,
  'typed.system': ({ word }) =>
    `«${word}» — не система: нужен номер сектора от 1 до 6 и буква g, a, c или h, например 4c.`,
  'typed.court': ({ word }) => `При дворе нет карты «${word}».`,
  'typed.courtMany': ({ word, names }) => `«${word}» — это ${names.map(({ ru: name }) => `«${name}»`).join(' или ')}?`,
  'typed.city': ({ word }) => `На ${word} нет города.`,
  'typed.several': ({ word }) =>
    `На ${word} таких несколько: добавьте «корабль», «город» или «порт» либо место, например ${word}/2.`,
  'typed.ships': ({ word, most }) => `На ${word} можно двигать не больше ${most}.`,
  'typed.drop': ({ word }) => `На «${word}» осталось бы больше кораблей, чем есть в группе.`,
  'typed.token': ({ word }) => `Нет жетона, который можно потратить как «${word}».`,
  'typed.ambition': ({ word }) => `«${word}» — не амбиция: магнат, тиран, полководец, хранитель, эмпат.`,
  'typed.dice': ({ word }) => `«${word}» — не кубики: нужны числа с буквами a, s и r, например 2a1s1r.`,
  'typed.face': ({ word }) =>
    `Ни на одном из брошенных кубиков нет «${word}»: буквы h, s, i, b, k или - для пустой грани.`,
  'typed.faces': ({ told, wanted }) => `Введено граней: ${told}, а брошено кубиков: ${wanted}.`,
  'typed.notHere': () => 'Сейчас такого не ввести строкой: выберите касанием.',
  'typed.later': ({ word }) => `С «${word}» придётся подождать: сначала кубики, карта или чужое решение.`,
  'turn.left': ({ pips }) => `${actionsLeft(pips)}. Всё равно закончить ход?`,
}

export const typedPhrases: Phrasebook = { en, ru }
