// Terms that the pages of the Fates use.

import type { BookText, Lang } from '@understudy/procedure'

type Terms = BookText['terms']

const en: Terms = [
  {
    id: 'effective-event',
    term: 'Effective Event',
    text: 'An Event that its Fate wants resolved: it takes 1 off the die for seizing while the bot holds an Event, or one was played in this round.',
  },
  {
    id: 'self-discarding',
    term: 'Prelude action that discards its card',
    text: 'That of Mining Interest, Shipping Interest, the Unions, Gatekeepers, Skirmishers, Lattice Spies, Silver-Tongues and Elder Broker.',
  },
  {
    id: 'demand',
    term: 'Imperial Demand',
    text: 'What the Policy takes from Regents. Peace: a Relic or a Psionic. Escalation: Material, Fuel or a Weapon. War: a Trophy or Captive that is neither Imperial nor of a Regent.',
  },
]

const ru: Terms = [
  {
    id: 'effective-event',
    term: 'Действенное событие',
    text: 'Событие, нужное его судьбе: пока у бота есть событие или оно разыграно в этом раунде, из броска на перехват инициативы вычитается 1.',
  },
  {
    id: 'self-discarding',
    term: 'Свойство прелюдии, сбрасывающее карту',
    text: 'У карт «Добывающий концерн», «Транспортный концерн», у союзов и карт «Хранители врат», «Застрельщики», «Шпионы Решётки», «Златоусты», «Старший посредник».',
  },
  {
    id: 'demand',
    term: 'Имперское требование',
    text: 'Что политика берёт с регентов. Мир: реликвия или псионика. Эскалация: материалы, топливо или оружие. Война: трофей или пленник, не имперский и не принадлежащий регенту.',
  },
]

export const fateTerms: Record<Lang, Terms> = { en, ru }
