// The player aid of Arcs, in our words. A line names the decisions that it is about.

import type { AidPart } from '../../ui.ts'

export const aid: readonly AidPart[] = [
  {
    title: { en: 'A round', ru: 'Раунд' },
    lines: [
      {
        text: {
          en: 'Whoever has the initiative leads a card face up and may declare the ambition of its number: its number then counts as zero.',
          ru: 'Владелец инициативы открыто выкладывает карту и может объявить замысел её числа; число карты тогда равно нулю.',
        },
        when: ['lead'],
      },
      {
        text: {
          en: 'The others surpass (same suit, higher number: all its pips), pivot (another suit: one action of it) or copy (face down: one action of the lead suit).',
          ru: 'Остальные превосходят (та же масть, большее число: все точки), меняют масть (другая масть: одно её действие) или копируют (рубашкой вверх: одно действие масти ведущего).',
        },
        when: ['follow'],
      },
      {
        text: {
          en: 'Seize: put a second card face down to take the initiative, once a round, if nobody has. A 7 that surpasses takes it too.',
          ru: 'Перехват: вторая карта рубашкой вверх забирает инициативу, раз за раунд, если её ещё никто не перехватил. Семёрка, превосходя, делает то же.',
        },
        when: ['follow'],
      },
      {
        text: {
          en: 'Then the Prelude: spend resources and Guild cards, before the first action of the card.',
          ru: 'Затем прелюдия: тратьте ресурсы и карты гильдий до первого действия карты.',
        },
        when: ['turn', 'prelude'],
      },
    ],
  },
  {
    title: { en: 'Actions by suit', ru: 'Действия по мастям' },
    lines: [
      {
        text: { en: 'Administration: Tax, Repair, Influence.', ru: 'Руководство: сбор налогов, починка, влияние.' },
        when: ['turn'],
      },
      {
        text: { en: 'Aggression: Battle, Move, Secure.', ru: 'Агрессия: сражение, перемещение, присвоение.' },
        when: ['turn'],
      },
      { text: { en: 'Construction: Build, Repair.', ru: 'Проектирование: строительство, починка.' }, when: ['turn'] },
      { text: { en: 'Mobilization: Move, Influence.', ru: 'Мобилизация: перемещение, влияние.' }, when: ['turn'] },
      {
        text: {
          en: 'Resources in the Prelude: Material builds or repairs, Fuel moves, a Weapon adds Battle to your card, a Relic secures, Psionic acts in the lead suit.',
          ru: 'Ресурсы в прелюдии: материалы строят или чинят, топливо перемещает, оружие добавляет карте сражение, реликвия присваивает, псионика действует в масти ведущего.',
        },
        when: ['turn', 'prelude'],
      },
    ],
  },
  {
    title: { en: 'What each action does', ru: 'Что делает действие' },
    lines: [
      {
        text: {
          en: 'Tax: a city you own, or a rival’s in a system you control, gives one resource of its planet; a rival’s also one captive, if they have an agent left.',
          ru: 'Сбор налогов: свой город или чужой в системе, которой вы правите, даёт ресурс планеты; чужой — ещё и пленника, если у него есть агент.',
        },
      },
      {
        text: {
          en: 'Build: a city or starport on a free slot where you have a piece, or a ship at a starport. Where a rival controls, it arrives damaged.',
          ru: 'Строительство: город или космопорт в свободной ячейке там, где есть ваша фишка, или корабль у космопорта. Там, где правит соперник, — повреждённым.',
        },
      },
      {
        text: {
          en: 'Move: any ships to the next system; from a starport of yours they catapult on through gates until they meet a planet or a gate of a rival.',
          ru: 'Перемещение: любые корабли в соседнюю систему; от своего космопорта — гиперпрыжком через врата, до планеты или чужих врат.',
        },
      },
      {
        text: { en: 'Repair: one damaged piece stands up.', ru: 'Починка: одна повреждённая фишка становится целой.' },
      },
      { text: { en: 'Influence: one agent onto a Court card.', ru: 'Влияние: один агент на карту двора.' } },
      {
        text: {
          en: 'Secure: take a Court card where you have more agents than anybody; rivals’ agents there become captives.',
          ru: 'Присвоение: карта двора, на которой ваших агентов больше всех; чужие агенты с неё — ваши пленники.',
        },
      },
      {
        text: {
          en: 'Battle: up to one die a ship. Skirmish is safe, Assault hits hard and hits back, Raid brings keys to take resources and Guild cards.',
          ru: 'Сражение: до одного кубика за корабль. Перестрелка безопасна, таран бьёт сильно и по вам тоже, налёт приносит ключи к ресурсам и картам гильдий.',
        },
        when: ['hits', 'raid', 'ransack', 'reroll'],
      },
    ],
  },
  {
    title: { en: 'Scoring and the end', ru: 'Подсчёт и конец' },
    lines: [
      {
        text: {
          en: 'A chapter ends when all hands are empty. Each declared ambition pays its markers: the larger number to the first, the smaller to the second; ties share the lower.',
          ru: 'Глава кончается, когда пусты все руки. Объявленный замысел приносит власть по своим маркерам: большее число первому, меньшее второму; при равенстве — меньшее.',
        },
      },
      {
        text: {
          en: 'Tycoon: Material and Fuel. Tyrant: captives. Warlord: trophies. Keeper: Relics. Empath: Psionics. Guild cards count too.',
          ru: 'Магнат: материалы и топливо. Тиран: пленники. Полководец: трофеи. Хранитель: реликвии. Эмпат: псионика. Карты гильдий считаются тоже.',
        },
      },
      {
        text: {
          en: 'The game ends after the fifth chapter, or when somebody has reached the Power that stands at the end of the track.',
          ru: 'Игра кончается после пятой главы или когда кто-то набрал власть, отмеченную в конце шкалы.',
        },
      },
    ],
  },
]
