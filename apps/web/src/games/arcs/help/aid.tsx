// The player aid of Arcs, in our words, with the numbers of this game. A line names the decisions that it is about.

import type { State } from '@understudy/arcs'
import { lastChapter } from '@understudy/arcs/rules'
import { RESOURCE, SUIT } from '@understudy/arcs/text'
import type { Resource, Suit } from '@understudy/arcs/vocabulary'
import { LANGS, type Lang } from '@understudy/procedure'
import type { AidLine, AidPart } from '../../ui.ts'
import { AMBITION_SIGN, GameIcon, RESOURCE_SIGN, SIGNS, SUIT_SIGN } from '../draw/glyphs.tsx'
import { winningPower } from '../seats/look.ts'
import { capital } from '../text/words.ts'

type Text = Readonly<Record<Lang, string>>

const drawn = (d: string) => ({ sign: () => <GameIcon d={d} size={20} /> })

const ACTION: Text = { en: '1 action', ru: '1 действие' }

const round: AidPart = {
  title: { en: 'A round', ru: 'Раунд' },
  lines: [
    {
      ...drawn(SIGNS.initiative),
      text: {
        en: 'Whoever has the initiative leads a card face up.',
        ru: 'Владелец инициативы открыто выкладывает карту.',
      },
      when: ['lead'],
    },
    {
      ...drawn(SIGNS.power),
      text: {
        en: 'Declare, with the card you lead: the ambition that its number names (2 Tycoon to 6 Empath, 7 any, 1 none) takes the best marker that is left. The card’s number then counts as zero, so that any card of its suit surpasses it.',
        ru: 'Объявление, вместе с главной картой: замысел её числа (от 2 «Магнат» до 6 «Эмпат», 7 — любой, 1 — никакой) получает лучший из оставшихся маркеров. Число карты тогда равно нулю: её превзойдёт любая карта той же масти.',
      },
      about: ['declare'],
    },
    {
      ...drawn(SIGNS.cards),
      text: {
        en: 'The others surpass (same suit, higher number: all its pips), pivot (another suit: one action of it) or copy (face down: one action of the lead suit).',
        ru: 'Остальные превосходят (та же масть, большее число: все точки), меняют масть (другая масть: одно её действие) или копируют (рубашкой вверх: одно действие масти ведущего).',
      },
      when: ['follow'],
    },
    {
      ...drawn(SIGNS.seize),
      text: {
        en: 'Seize: put a second card face down beside the one you play, and the initiative is yours; once a round, if nobody has. A 7 that surpasses takes it for nothing.',
        ru: 'Перехват инициативы: положите вторую карту рубашкой вверх рядом с сыгранной, и инициатива ваша; раз за раунд, если её ещё никто не перехватил. Семёрка, превосходя, берёт её даром.',
      },
      cost: { en: '1 card', ru: '1 карта' },
      about: ['seize'],
    },
    {
      ...drawn(RESOURCE_SIGN.material),
      text: {
        en: 'Prelude: before the first action of your card spend as many resources and Guild cards as you like. The first action ends it.',
        ru: 'Прелюдия: до первого действия своей карты тратьте сколько угодно ресурсов и карт гильдий. Первое действие её заканчивает.',
      },
      when: ['prelude'],
      about: ['prelude'],
    },
    {
      ...drawn(SIGNS.cards),
      text: {
        en: 'Then take the actions of your card: one for each pip, in any order, or fewer.',
        ru: 'Затем действия карты: по одному за точку, в любом порядке, можно и не все.',
      },
      when: ['turn'],
    },
  ],
}

const SUITS_TEXT: Readonly<Record<Suit, Text>> = {
  administration: { en: 'Tax, Repair, Influence.', ru: 'сбор налогов, починка, влияние.' },
  aggression: { en: 'Battle, Move, Secure.', ru: 'сражение, перемещение, присвоение.' },
  construction: { en: 'Build, Repair.', ru: 'строительство, починка.' },
  mobilization: { en: 'Move, Influence.', ru: 'перемещение, влияние.' },
}

const SPENT: Readonly<Record<Resource, Text>> = {
  material: { en: 'Build or Repair.', ru: 'строительство или починка.' },
  fuel: { en: 'Move.', ru: 'перемещение.' },
  weapon: { en: 'the actions of your card may be Battle, too.', ru: 'действия карты могут быть и сражением.' },
  relic: { en: 'Secure.', ru: 'присвоение.' },
  psionic: { en: 'any action of the lead suit.', ru: 'любое действие масти ведущего.' },
}

/** "Fuel: Move." */
const named = (name: Text, does: Text): Text => ({
  en: `${capital(name.en)}: ${does.en}`,
  ru: `${capital(name.ru)}: ${does.ru}`,
})

const suits: AidPart = {
  title: { en: 'Actions by suit', ru: 'Действия по мастям' },
  lines: (Object.keys(SUITS_TEXT) as Suit[]).map((suit) => ({
    ...drawn(SUIT_SIGN[suit]),
    text: named(SUIT[suit], SUITS_TEXT[suit]),
    when: [`suit ${suit}`],
  })),
}

const resources: AidPart = {
  title: { en: 'Resources, in the Prelude', ru: 'Ресурсы, в прелюдии' },
  lines: (Object.keys(SPENT) as Resource[]).map((type) => ({
    ...drawn(RESOURCE_SIGN[type]),
    text: named(RESOURCE[type], SPENT[type]),
    cost: { en: '1 token', ru: '1 фишка' },
    when: [`token ${type}`],
  })),
}

const actions: AidPart = {
  title: { en: 'What each action does', ru: 'Что делает действие' },
  lines: [
    {
      ...drawn(AMBITION_SIGN.tycoon),
      text: {
        en: 'Tax: a city you own, or a rival’s in a system you control, gives one resource of its planet; a rival’s also one captive, if they have an agent left.',
        ru: 'Сбор налогов: свой город или чужой в системе, которой вы правите, даёт ресурс планеты; чужой — ещё и пленника, если у него есть агент.',
      },
      cost: ACTION,
    },
    {
      ...drawn(SIGNS.city),
      text: {
        en: 'Build: a city or starport on a free slot where you have a piece, or a ship at a starport. Where a rival controls, it arrives damaged.',
        ru: 'Строительство: город или космопорт в свободной ячейке там, где есть ваша фишка, или корабль у космопорта. Там, где правит соперник, — повреждённым.',
      },
      cost: ACTION,
    },
    {
      ...drawn(SIGNS.ship),
      text: {
        en: 'Move: any ships to the next system; from a starport of yours they catapult on through gates until they meet a planet or a gate of a rival.',
        ru: 'Перемещение: любые корабли в соседнюю систему; от своего космопорта — гиперпрыжком через врата, до планеты или чужих врат.',
      },
      cost: ACTION,
    },
    {
      ...drawn(SUIT_SIGN.construction),
      text: { en: 'Repair: one damaged piece stands up.', ru: 'Починка: одна повреждённая фишка становится целой.' },
      cost: ACTION,
    },
    {
      ...drawn(SIGNS.agent),
      text: { en: 'Influence: one agent onto a Court card.', ru: 'Влияние: один агент на карту двора.' },
      cost: ACTION,
    },
    {
      ...drawn(SIGNS.cards),
      text: {
        en: 'Secure: take a Court card where you have more agents than anybody; rivals’ agents there become captives.',
        ru: 'Присвоение: карта двора, на которой ваших агентов больше всех; чужие агенты с неё — ваши пленники.',
      },
      cost: ACTION,
    },
    {
      ...drawn(RESOURCE_SIGN.weapon),
      text: {
        en: 'Battle: up to one die a ship. Skirmish is safe, Assault hits hard and hits back, Raid brings keys.',
        ru: 'Сражение: до одного кубика за корабль. Перестрелка безопасна, таран бьёт сильно и по вам тоже, налёт приносит ключи.',
      },
      cost: ACTION,
      when: ['hits', 'reroll'],
      about: ['battle'],
    },
    {
      ...drawn(SIGNS.key),
      text: {
        en: 'Raid: keys from raid dice take resources and Guild cards of the defender, each for the keys that stand on it.',
        ru: 'Налёт: ключи с кубиков налёта забирают ресурсы и карты гильдий обороняющегося, каждый за столько ключей, сколько на нём стоит.',
      },
      when: ['raid'],
    },
    {
      ...drawn(SIGNS.agent),
      text: {
        en: 'Ransack: whoever destroys a rival’s city secures a Court card on which that rival has agents, too.',
        ru: 'Разграбление двора: кто уничтожил чужой город, присваивает ещё и карту двора, на которой есть агенты этого соперника.',
      },
      when: ['ransack'],
    },
    {
      ...drawn(SIGNS.outrage),
      text: {
        en: 'Outrage: whoever destroys a city loses all resources and Guild cards of its planet’s type, puts an agent on the Outrage space, and can spend that type in no Prelude any more. It still counts for ambitions.',
        ru: 'Запрет: кто уничтожил город, теряет все ресурсы и карты гильдий типа его планеты, кладёт агента на ячейку запрета и больше не тратит этот тип в прелюдии. Для замыслов он считается.',
      },
      about: ['outrage'],
    },
  ],
}

const ambitionLine = (text: Text, sign: string): AidLine => ({ ...drawn(sign), text })

const scoring: readonly AidLine[] = [
  {
    ...drawn(SIGNS.power),
    text: {
      en: 'A chapter ends when all hands are empty. Each declared ambition pays its markers: the larger number to the first, the smaller to the second; those who tie for first have the smaller, those who tie for second nothing.',
      ru: 'Глава кончается, когда пусты все руки. Объявленный замысел приносит власть по своим маркерам: большее число первому, меньшее второму; при равенстве за первое место — меньшее, за второе — ничего.',
    },
  },
  ambitionLine({ en: 'Tycoon (2): Material and Fuel.', ru: 'Магнат (2): материалы и топливо.' }, AMBITION_SIGN.tycoon),
  ambitionLine({ en: 'Tyrant (3): captives.', ru: 'Тиран (3): пленники.' }, AMBITION_SIGN.tyrant),
  ambitionLine({ en: 'Warlord (4): trophies.', ru: 'Полководец (4): трофеи.' }, AMBITION_SIGN.warlord),
  ambitionLine({ en: 'Keeper (5): Relics.', ru: 'Хранитель (5): реликвии.' }, AMBITION_SIGN.keeper),
  ambitionLine({ en: 'Empath (6): Psionics.', ru: 'Эмпат (6): псионика.' }, AMBITION_SIGN.empath),
  {
    text: {
      en: 'Guild cards count as a resource of their suit. Cities off your player board add to what first place brings.',
      ru: 'Карты гильдий считаются ресурсом своей масти. Города, покинувшие ваш планшет, прибавляют к награде за первое место.',
    },
  },
]

const POWER = [33, 30, 27] as const
const ENDS: Readonly<Record<Lang, (power: number, chapters: number) => string>> = {
  en: (power, chapters) =>
    `The game ends after chapter ${chapters}, or after the chapter in which somebody has reached ${power} Power (two players ${POWER[0]}, three ${POWER[1]}, four ${POWER[2]}). Most Power wins.`,
  ru: (power, chapters) =>
    `Игра кончается после главы ${chapters} или после той, в которой кто-то набрал ${power} власти (вдвоём ${POWER[0]}, втроём ${POWER[1]}, вчетвером ${POWER[2]}). Побеждает тот, у кого её больше.`,
}

/** How an act ends is told by its own part. */
const endOf = (state: State): readonly AidLine[] => {
  if (state.options.act !== 0) return []
  const said = LANGS.map((lang) => [lang, ENDS[lang](winningPower(state), lastChapter(state))] as const)
  return [{ ...drawn(SIGNS.power), text: Object.fromEntries(said) as Text }]
}

export const aidOf = (state: State): readonly AidPart[] => [
  round,
  suits,
  resources,
  actions,
  { title: { en: 'Scoring and the end', ru: 'Подсчёт и конец' }, lines: [...scoring, ...endOf(state)] },
]
