// What Fates want and cards do, in our words: fetched when it is first asked for.

import type { FateId } from '@understudy/arcs/act'
import type { Lang } from '@understudy/procedure'
import { reachWords } from './words.ts'

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

/** What the cards of the campaign do, in our words. */
export const CARD_TEXTS: Readonly<Record<string, Two>> = {
  council: { en: reachWords('en').councilText, ru: reachWords('ru').councilText },
  CC12: {
    en: 'Crisis: the Council is In Session, agents on this card move onto it, the card is buried. When secured: the Council is In Session and you may move your agents on from here.',
    ru: 'Кризис: совет заседает, агенты с этой карты переходят на него, карта уходит под колоду. При присвоении: совет заседает, своих агентов отсюда можно переставить.',
  },
  CC13: {
    en: 'Crisis: in turn order each seat with more Guild cards than agents in its supply discards unprotected ones until equal. When secured: all Rivals do. Then it is buried.',
    ru: 'Кризис: по очереди каждый, у кого карт гильдий больше, чем агентов в запасе, сбрасывает незащищённые до равенства. При присвоении: так поступают все соперники. Затем карта уходит под колоду.',
  },
  CC15: {
    en: 'Crisis: Blight of the rolled cluster recovers, and damaged Blight appears on planets of the rolled symbol without it. When secured: you may destroy all damaged Blight in a cluster with a piece of yours.',
    ru: 'Кризис: скверна выпавшего скопления восстанавливается, на планетах выпавшего знака без неё появляется повреждённая. При присвоении: можно уничтожить всю повреждённую скверну в скоплении с вашей фишкой.',
  },
  F103: {
    en: 'Bargain (Secure): a Rival secures a card of the Court that it could secure, agents go home; then you influence once for each agent it had there, and secure once. Protected.',
    ru: 'Торг (присвоение): соперник присваивает карту двора, которую мог бы, агенты уходят домой; затем вы влияете по разу за каждого его агента там и присваиваете один раз. Защищена.',
  },
  F202: {
    en: 'When you declare an ambition: you may place two fresh ships at a Free city, and then become an Outlaw. Protected.',
    ru: 'Объявив замысел, вы можете поставить два неповреждённых корабля у вольного города, а затем стать отступником. Защищена.',
  },
  F302: {
    en: 'When you declare an ambition: you may gain up to two resources onto this card. They count, but change hands only at Summits. Crisis: all are discarded. Protected.',
    ru: 'Объявив замысел, вы можете получить до двух ресурсов на эту карту. Они считаются, но переходят из рук в руки только на саммитах. Кризис: все сбрасываются. Защищена.',
  },
  F402: {
    en: 'Recover (Move): attach the topmost Guild card of the discard pile to a card of the Court without agents. Protected.',
    ru: 'Восстановление (перемещение): прикрепите верхнюю карту гильдии из сброса к карте двора без агентов. Защищена.',
  },
  F403: {
    en: 'Actions printed on Guild cards can be used only by those with a place in a declared ambition. Protected.',
    ru: 'Действия карт гильдий доступны только тем, у кого есть место в объявленном замысле. Защищена.',
  },
  F504: {
    en: 'When you declare an ambition: you may end your turn, take Golems of Rivals and roll the dice; a Crisis face brings Crises. Protected.',
    ru: 'Объявив замысел, вы можете закончить ход, забрать големов соперников и бросить кубики; кризис разыгрывается. Защищена.',
  },
  F602: {
    en: 'Spy (Influence), once a turn: give a Rival your highest action card; it gives you its highest. Protected.',
    ru: 'Шпионаж (влияние), раз в ход: отдайте сопернику свою старшую карту действий; он отдаёт вам свою. Защищена.',
  },
  F702: {
    en: 'As a Regent you ignore the Presence and Movement Laws. Buried when you become an Outlaw. Protected.',
    ru: 'Пока вы регент, законы присутствия и перемещения на вас не действуют. Стали отступником: уходит под колоду. Защищена.',
  },
  F802: {
    en: 'If you played a Faithful card this turn and declare an ambition that you are winning: one more action. Protected.',
    ru: 'Если в этот ход вы играли карту веры и объявляете замысел, в котором вы первый: ещё одно действие. Защищена.',
  },
  F102: {
    en: 'As a Regent you may tax any city in a system of the Empire as your own. Buried when you become an Outlaw.',
    ru: 'Пока вы регент, можно собирать налоги с любого города в системе Империи как со своего. Стали отступником: уходит под колоду.',
  },
  LF102: {
    en: 'As a Regent you may tax any city in a system of the Empire as your own. Buried when you become an Outlaw.',
    ru: 'Пока вы регент, можно собирать налоги с любого города в системе Империи как со своего. Стали отступником: уходит под колоду.',
  },
  LF502: {
    en: 'Awaken (Influence): take Golems of gates that you control onto the Hearth; awake if you lead a declared ambition alone.',
    ru: 'Пробуждение (влияние): возьмите на очаг големов из врат, которыми вы правите; они пробуждены, если вы единственный первый в объявленном замысле.',
  },
  LF503: {
    en: 'Holds any number of Golems, two keys each. Crisis: all Golems off the map wake up.',
    ru: 'Вмещает сколько угодно големов, по два ключа каждый. Кризис: все големы вне карты просыпаются.',
  },
}

export const CardWords = ({ card, lang }: { readonly card: string; readonly lang: Lang }): string =>
  CARD_TEXTS[card]?.[lang] ?? ''
