// What cards do, in our words: fetched when it is first asked for.

import type { Lang } from '@understudy/procedure'
import { reachWords } from './words.ts'

type Two = Readonly<Record<Lang, string>>
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
