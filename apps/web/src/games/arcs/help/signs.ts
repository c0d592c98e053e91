// What the signs of the table are called.

import type { Lang } from '@understudy/procedure'
import type { Sign } from '../draw/glyphs.tsx'

interface SignWords {
  readonly resources: string
  readonly suits: string
  readonly ambitions: string
  readonly table: string
  readonly seats: string
  /** On the arrows of what changed. */
  readonly changed: string
  readonly order: string
  readonly ships: string
  readonly wakeControl: string
  readonly marker: string
  readonly flipped: string
  readonly ownCount: string
  readonly advantage: Readonly<Record<'action' | 'die', string>>
  readonly resourcePower: string
  readonly pieces: string
  readonly ship: string
  readonly manyShips: string
  readonly damaged: string
  readonly city: string
  readonly starport: string
  readonly control: string
  readonly leader: string
  readonly lore: string
  readonly action: string
  readonly guild: string
  readonly vox: string
  readonly inCourt: string
  readonly courtDiscard: string
  readonly handOf: string
  readonly playedBy: string
  readonly openAt: string
  readonly discard: string
  readonly laidOut: string
  face(name: string, n: number): string
  /** Every sign that is drawn has a word: a new one without it does not compile. */
  readonly signs: Readonly<Record<Sign, string>>
}

export const signWords: Readonly<Record<Lang, SignWords>> = {
  en: {
    resources: 'Resources',
    suits: 'Suits of action cards',
    ambitions: 'Ambitions',
    table: 'On the table',
    seats: 'Seats',
    changed: 'What changed, on the map',
    order: 'In a disc at the tail of an arrow: which move it was',
    ships: 'At the tip of an arrow: how many ships arrived',
    wakeControl: 'Around a system: left who controlled it, right who does now',
    marker: 'Marker of an ambition: Power for the first / the second',
    flipped: 'A marker turned over between chapters: worth more',
    ownCount: 'Framed, on a phone: what you have yourself',
    advantage: {
      action: 'SUPERCAT: one action more; lit while it is not ahead',
      die: 'SUPERCAT: one die more in battles; lit while it is not ahead',
    },
    resourcePower: 'Lars: its Resource Power',
    pieces: 'Pieces and systems',
    ship: 'A ship',
    manyShips: 'Several ships',
    damaged: 'Hollow and cracked: damaged',
    city: 'A city',
    starport: 'A starport',
    control: 'Ring and flag: who controls the system',
    leader: 'Leader',
    lore: 'Lore',
    action: 'Action card',
    guild: 'Guild card',
    vox: 'Vox card',
    inCourt: 'In the Court',
    courtDiscard: 'Discarded from the Court',
    handOf: 'in hand',
    playedBy: 'played this round',
    openAt: 'lies open there',
    discard: 'Face up in the discard pile',
    laidOut: 'Laid out to choose from',
    face: (name, n) => `${name} (${n} of 6)`,
    signs: {
      power: 'Power',
      cards: 'Cards in hand, or a hand counter',
      agent: 'Agents in the supply',
      key: 'Keys: what a raid pays to take it',
      initiative: 'Initiative: leads the next round',
      ship: 'Ships in the supply',
      city: 'Cities in the supply',
      starport: 'Starports in the supply',
      seize: 'Counter of seizing',
      outrage: 'Outrage: this resource is of no use to them',
      arrow: 'Planet with the arrow',
      crescent: 'Planet with the crescent',
      hexagon: 'Planet with the hexagon',
      target: 'Where Lars wants to go',
      gate: 'Gate',
    },
  },
  ru: {
    resources: 'Ресурсы',
    suits: 'Масти карт действий',
    ambitions: 'Замыслы',
    table: 'На столе',
    seats: 'Места',
    changed: 'Что изменилось на карте',
    order: 'В кружке у начала стрелки: которое это перемещение',
    ships: 'У острия стрелки: сколько кораблей прибыло',
    wakeControl: 'Вокруг системы: слева — кто ею правил, справа — кто теперь',
    marker: 'Маркер замысла: власть первому / второму',
    flipped: 'Маркер перевернули между главами: он ценнее',
    ownCount: 'В рамке, на телефоне: сколько у вас самих',
    advantage: {
      action: 'SUPERCAT: на действие больше; горит, пока он не впереди',
      die: 'SUPERCAT: на кубик больше в сражении; горит, пока он не впереди',
    },
    resourcePower: 'Ларс: его ресурсная сила',
    pieces: 'Фишки и системы',
    ship: 'Корабль',
    manyShips: 'Несколько кораблей',
    damaged: 'Пустая и с трещиной: повреждена',
    city: 'Город',
    starport: 'Космопорт',
    control: 'Кольцо и флажок: кто правит системой',
    leader: 'Лидер',
    lore: 'Знание',
    action: 'Карта действий',
    guild: 'Карта гильдии',
    vox: 'Карта гласа',
    inCourt: 'При дворе',
    courtDiscard: 'В сбросе двора',
    handOf: 'на руке',
    playedBy: 'сыграна в этом раунде',
    openAt: 'лежит открыто',
    discard: 'Лежит открыто в сбросе',
    laidOut: 'Выложена на выбор',
    face: (name, n) => `${name} (${n} из 6)`,
    signs: {
      power: 'Власть',
      cards: 'Карт на руке или счётчик руки',
      agent: 'Агентов в запасе',
      key: 'Ключи: цена в налёте',
      initiative: 'Инициатива: открывает следующий раунд',
      ship: 'Кораблей в запасе',
      city: 'Городов в запасе',
      starport: 'Космопортов в запасе',
      seize: 'Счётчик перехвата инициативы',
      outrage: 'Запрет: этот ресурс ему не служит',
      arrow: 'Планета со стрелкой',
      crescent: 'Планета с полумесяцем',
      hexagon: 'Планета с шестиугольником',
      target: 'Куда стремится Ларс',
      gate: 'Врата',
    },
  },
}
