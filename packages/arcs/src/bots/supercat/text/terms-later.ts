// Terms that version 0.10 has, or has otherwise.

import type { BookText, Lang } from '@understudy/procedure'
import { terms } from './terms.ts'

type Terms = BookText['terms']

const en: Terms = [
  {
    id: 'contested',
    term: 'Contested card',
    text: 'A Court card that a rival could Secure: one rival has more agents there than every other seat. It gets as many as it takes to have one more than that rival, or none. So does a card on which the most agents are tied.',
  },
  {
    id: 'critical',
    term: 'Critical card',
    text: 'A Court card of one of these classes, in this order: owning it, with rivals’ agents on it as Captives, would make the bot contend a declared ambition; an [[effective|effective]] Vox card; a Union or Call to Action; the Loyal card of a type for which it is outraged.',
  },
  {
    id: 'effective',
    term: 'Effective Vox card',
    text: 'Mass Uprising: 4 ships in the supply. Populist Demands: first, or tied for first, in an open ambition. Outrage Spreads: a type whose Outrage costs some rival a sole lead in a declared ambition. Song of Freedom: it controls a rival city and can seize the initiative. Guild Struggle: a rival has a Guild card that can be stolen. Call to Action: always.',
  },
  {
    id: 'favourable',
    term: 'Favourable battle',
    text: 'For Trophies: at least as many fresh ships as the defender, and at least one. For a raid: twice as many raid dice as keys, and more fresh ships, or as many with two battles. To ransack: as for Trophies, and dice enough to destroy a city in one battle, by assault through all ships or by raid. For control: at least a die per fresh defender, and enough possible hits. Never if a city could be forced to fall, unless the Court can then be ransacked and the bot is not in contention for the declared ambition of the planet’s type.',
  },
  {
    id: 'combat-card',
    term: 'Combat card',
    text: 'An Aggression card; or any card together with one Weapon. Moves that its suit lacks come from Fuel or Psionics.',
  },
  {
    id: 'dice',
    term: 'Dice',
    text: 'A raid: raid dice in the last battle, skirmish dice before. A ransack: as many assault or raid dice as it needs, the rest skirmish. Otherwise, with more battles to come and no more fresh ships than the defender: skirmish dice. Else assault dice up to twice the fresh defenders, the rest skirmish. At most six of a type.',
  },
  {
    id: 'held-back',
    term: 'Held back',
    text: 'While an ambition is declared the bot spends nothing that counts for it, whatever its place: for Tycoon no Material or Fuel, for Keeper no Relics, for Empath no Psionics, tokens and Guild cards alike. One exception: a Relic token may pay for Securing a Relic card. A type for which it is outraged cannot be spent either, unless it has the Loyal card of that type.',
  },
  {
    id: 'ability',
    term: 'Ability',
    text: 'A new action of a Guild card or lore card of the bot that is ready. It costs an action of its kind, and the card is turned sideways: it is exhausted, with all its new actions, until the chapter ends.',
  },
  {
    id: 'unbuilt',
    term: 'Unbuilt ships',
    text: 'Ships in the supply of a seat. Ships that are somebody’s Trophies are not unbuilt.',
  },
]

const ru: Terms = [
  {
    id: 'contested',
    term: 'Оспариваемая карта',
    text: 'Карта двора, которую мог бы присвоить соперник: у одного соперника там агентов больше, чем у каждого другого места. Ставят столько, чтобы стало на одного больше, чем у него, или ни одного. Так же и с картой, где наибольшее число агентов поровну у нескольких.',
  },
  {
    id: 'critical',
    term: 'Важнейшая карта',
    text: 'Карта двора одного из разрядов, в таком порядке: с ней, считая чужих агентов на ней пленниками, бот вступит в борьбу за объявленный замысел; [[effective|действенная]] карта гласа; союз или «Призыв к действию»; карта «Верные …» того типа, на который на него наложен запрет.',
  },
  {
    id: 'effective',
    term: 'Действенная карта гласа',
    text: '«Восстание масс»: 4 корабля в запасе. «Популистские требования»: первое место, хотя бы разделённое, в открытом замысле. «Всеобщий запрет»: есть тип, запрет на который лишит какого-нибудь соперника единоличного лидерства в объявленном замысле. «Песнь свободы»: бот правит в системе с чужим городом, и можно перехватить инициативу. «Борьба гильдий»: у соперника есть карта гильдии, которую можно украсть. «Призыв к действию»: всегда.',
  },
  {
    id: 'favourable',
    term: 'Выгодное сражение',
    text: 'Ради трофеев: неповреждённых кораблей не меньше, чем у защитника, и хотя бы один. Ради налёта: кубиков налёта вдвое больше, чем ключей, и неповреждённых кораблей больше либо столько же при двух сражениях. Чтобы разграбить двор: как ради трофеев, и кубиков хватает разрушить город одним сражением — тараном через все корабли или налётом. Ради правления: не меньше кубика на каждый неповреждённый корабль защитника и достаточно возможных ударов. Никогда, если бросок может заставить разрушить город, — разве что двор можно разграбить и бот не борется за объявленный замысел типа этой планеты.',
  },
  {
    id: 'combat-card',
    term: 'Карта для сражения',
    text: 'Карта агрессии; или любая вместе с одним оружием. Перемещения, которых её масть не даёт, оплачивают топливо или псионика.',
  },
  {
    id: 'dice',
    term: 'Выбор кубиков',
    text: 'Налёт: в последнем сражении кубики налёта, до него — перестрелки. Разграбление двора: сколько нужно кубиков тарана или налёта, остальное — перестрелка. Иначе, если впереди ещё сражения, а неповреждённых кораблей не больше, чем у защитника: кубики перестрелки. Иначе кубики тарана, не больше двух на каждый неповреждённый корабль защитника, остальное — перестрелка. Не больше шести одного вида.',
  },
  {
    id: 'held-back',
    term: 'Придерживает',
    text: 'Пока замысел объявлен, бот не тратит ничего, что в нём считается, какое бы место он ни занимал: для Магната — материалы и топливо, для Хранителя — реликвии, для Эмпата — псионику, будь то ресурсы или карты гильдий. Одно исключение: реликвией можно оплатить присвоение карты реликвий. Нельзя тратить и тип, на который на бота наложен запрет, если у него нет карты «Верные …» этого типа.',
  },
  {
    id: 'ability',
    term: 'Новое действие',
    text: 'Новое действие готовой карты гильдии или карты знаний бота. Оно стоит действия своего вида, и карту кладут боком: до конца главы она исчерпана со всеми своими новыми действиями.',
  },
  {
    id: 'unbuilt',
    term: 'Непостроенные корабли',
    text: 'Корабли в запасе места. Корабли в чьих-то трофеях непостроенными не считаются.',
  },
]

/** Those of 0.5, with what is said otherwise in its place, and what is new at the end. */
const later = (before: Terms, own: Terms): Terms => [
  ...before.map((term) => own.find(({ id }) => id === term.id) ?? term),
  ...own.filter(({ id }) => !before.some((term) => term.id === id)),
]

export const laterTerms: Record<Lang, Terms> = { en: later(terms.en, en), ru: later(terms.ru, ru) }
