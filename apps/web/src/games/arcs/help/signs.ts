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
  readonly leader: string
  readonly lore: string
  readonly action: string
  readonly actionText: string
  readonly inCourt: string
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
    leader: 'Leader',
    lore: 'Lore',
    action: 'Action card',
    actionText:
      'Its pips are actions of its suit. Its number surpasses lower ones and names the ambition it can declare.',
    inCourt: 'In the Court',
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
    leader: 'Лидер',
    lore: 'Знание',
    action: 'Карта действий',
    actionText:
      'Точки — действия её масти. Числом она превосходит меньшие и указывает, какой замысел ею можно объявить.',
    inCourt: 'При дворе',
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
      seize: 'Счётчик перехвата',
      outrage: 'Запрет: этот ресурс ему не служит',
      arrow: 'Планета со стрелкой',
      crescent: 'Планета с полумесяцем',
      hexagon: 'Планета с шестиугольником',
      target: 'Куда стремится Ларс',
      gate: 'Врата',
    },
  },
}
