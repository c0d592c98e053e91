// What Fates want, in our words.

import type { FateId } from '@understudy/arcs/act'
import type { Lang } from '@understudy/procedure'

type Two = Readonly<Record<Lang, string>>
/** What advances a Fate, in short. */
export const OBJECTIVES: Readonly<Record<FateId, readonly Two[]>> = {
  steward: [
    {
      en: 'Each ambition won while First Regent: 1 for each Power gained from it.',
      ru: 'Каждый замысел, выигранный первым регентом: 1 за каждое очко власти с него.',
    },
  ],
  founder: [
    { en: 'Each ambition won while an Outlaw: 3.', ru: 'Каждый замысел, выигранный отступником: 3.' },
    {
      en: 'At the end of a chapter, as an Outlaw: 1 for each system controlled.',
      ru: 'В конце главы, если вы отступник: 1 за каждую вашу систему.',
    },
  ],
  magnate: [
    {
      en: 'In Negotiations: 2 for each resource or Favor received from a Rival.',
      ru: 'На переговорах: 2 за каждый ресурс или услугу, полученную от соперника.',
    },
    { en: 'Export of three resources: 2.', ru: 'Вывоз трёх ресурсов: 2.' },
  ],
  advocate: [
    {
      en: 'Each Prelude of a Guild card that discards it: 3, while you hold Guild Overseers.',
      ru: 'Каждая прелюдия карты гильдии, которая её сбрасывает: 3, пока у вас «Блюстители гильдий».',
    },
    { en: 'Each Recover: 2.', ru: 'Каждое восстановление: 2.' },
  ],
  caretaker: [
    {
      en: 'Each ambition won: 2 for each Golem you have.',
      ru: 'Каждый выигранный замысел: 2 за каждого вашего голема.',
    },
    { en: 'Each Golem that anybody spends: 2.', ru: 'Каждый голем, потраченный кем угодно: 2.' },
  ],
  partisan: [
    { en: 'Each time the initiative comes to you: 1.', ru: 'Каждый раз, когда инициатива переходит к вам: 1.' },
    {
      en: 'Each ambition won whose resource you are not outraged in: 2.',
      ru: 'Каждый выигранный замысел, на ресурс которого у вас нет запрета: 2.',
    },
  ],
  admiral: [
    {
      en: 'Each Imperial ship placed while you win a declared ambition, as a Regent: 1.',
      ru: 'Каждый выставленный имперский корабль, пока вы первый в объявленном замысле, если вы регент: 1.',
    },
    {
      en: 'Each Trophy from a battle in which Imperial ships attacked for you: 1.',
      ru: 'Каждый трофей в сражении, где за вас нападали имперские корабли: 1.',
    },
  ],
  believer: [
    {
      en: 'Each ambition won: the actions of the top Faithful card; 10 when the stack is empty.',
      ru: 'Каждый выигранный замысел: столько, сколько действий на верхней карте веры; 10, если стопка пуста.',
    },
  ],
}
