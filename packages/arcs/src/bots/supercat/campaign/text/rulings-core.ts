// Rulings of the campaign, in our words (up to A139).

import type { Lang } from '@understudy/procedure'

export const coreRulings = {
  A08: {
    en: 'With nothing but Events that give no actions, it plays one for no action and has its Prelude.',
    ru: 'Если все его карты — события, которые не дают действий, он играет одно без действий; прелюдия у него есть.',
  },
  A30: {
    en: 'The page of the Fate is read only for a card that General Priorities took, not after surpassing or declaring. (Option: then too.)',
    ru: 'Страница судьбы читается только для карты, взятой по общим приоритетам, а не после превышения или объявления. (Опция: и тогда.)',
  },
  A75: {
    en: 'Half of the unbuilt cities is rounded down, also where a page does not say so.',
    ru: 'Половина непостроенных городов округляется вниз и там, где страница об этом молчит.',
  },
  A77: {
    en: 'When a page of a Faithful card has nothing more, what is left is spent by the lines of the ordinary pages. (Option: it is lost.)',
    ru: 'Когда на странице карты веры больше ничего нет, остаток тратится по строкам обычных страниц. (Опция: пропадает.)',
  },
  A78: {
    en: 'A Faithful card that declares is led as Wisdom if the first lines of that page find something, else as Zeal if its first lines do, else by lot; surpassing keeps the side of the lead. It may declare any ambition.',
    ru: 'Карта веры, которой объявляют, играется стороной «Мудрость», если первые строки той страницы что-то находят, иначе «Рвением», если находят её первые строки, иначе по жребию; превышая, он держится стороны главной карты. Объявить ею можно любой замысел.',
  },
  A79: {
    en: 'Whether Events are effective for a Fate changes the die of the seize check, nothing else.',
    ru: 'Действенны ли события для судьбы, меняет только бросок на перехват инициативы.',
  },
  A80: {
    en: 'A Regent would have the whole Trust, an Outlaw as much as it has room for; the First Regent has it already.',
    ru: 'Регенту досталась бы вся казна, отступнику — сколько поместится; у первого регента она уже есть.',
  },
  A81: {
    en: 'A plan of the Fate that is longer than its half of the actions is not taken, unless the page says that all may be spent.',
    ru: 'План судьбы длиннее её половины действий не выполняется, если страница не разрешает потратить все.',
  },
  A92: {
    en: 'A planet has one type: “two different suits” means that the two cities stand on planets of different types.',
    ru: 'У планеты один тип: «две разные масти» значит, что два города стоят на планетах разных типов.',
  },
  A104: {
    en: 'An Event that was drawn and not played is discarded. Events in the discard pile are left out when it is shuffled into a new stack; they come back with the next chapter.',
    ru: 'Взятое и не сыгранное событие сбрасывается. События в сбросе не замешиваются в новую стопку; они возвращаются в следующей главе.',
  },
  A120: {
    en: 'An Event is played if none was played this round, even beside a secured Council, when it gives no actions. (Option: not then.)',
    ru: 'Событие играется, если в раунде их ещё не было, даже при присвоенном совете, когда действий оно не даёт. (Опция: тогда не играется.)',
  },
  A76: {
    en: 'For a Regent the Empire is no rival, and where it has a piece it controls the Empire’s systems itself; for an Outlaw the Empire counts as a rival.',
    ru: 'Для регента Империя не соперник, и там, где есть его фишка, он сам правит системами Империи; для отступника Империя считается соперником.',
  },
  A121: {
    en: 'Imperial ships come along, as many as may go, unless that gave a rival a loyal building; always to Blight without Imperial ships. (Option: only to Blight, or if a goal needs them.)',
    ru: 'Имперские корабли идут вместе, сколько можно, если из-за этого верное здание не достанется сопернику; к скверне без имперских кораблей — всегда. (Опция: только к скверне или если без них цели не достичь.)',
  },
  A126: {
    en: 'In a system of the Empire a Regent keeps control by any piece: without a building there one ship stays, a damaged one first. The last fresh Imperial ship by which it keeps control stays, unless Blight calls for it or the goal cannot be reached without it; then enough of its own ships stay, or the origin counts as given up.',
    ru: 'В системе Империи регенту для правления хватает любой фишки: если здания нет, остаётся один корабль, сначала повреждённый. Последний неповреждённый имперский корабль, на котором держится правление, остаётся, если только его не зовёт скверна и цель достижима без него; иначе остаётся достаточно своих кораблей или считается, что система отправления оставлена.',
  },
  A127: {
    en: 'Blight and Free States control nothing and are never raided (any raid dice could destroy a Free city, and there is nobody to ransack); Free buildings are no Trophies that it plans for. An Outlaw fights the Empire for Trophies and for control; where the Empire controls, all its fresh ships have to be damaged.',
    ru: 'Скверна и Вольные государства нигде не правят, и налётов на них нет (любые кубики налёта могут разрушить вольный город, а разграбить двор при этом нельзя); на вольные здания как на трофеи он не рассчитывает. Отступник сражается с Империей ради трофеев и правления; где правит Империя, нужно повредить все её неповреждённые корабли.',
  },
  A128: {
    en: 'Hits that it takes go to Imperial ships first, to fresh ones before any is lost, to its own last.',
    ru: 'Удары, которые получает бот, принимают сначала имперские корабли, причём неповреждённые повреждаются раньше, чем кто-то погибнет; его собственные — в последнюю очередь.',
  },
  A129: {
    en: 'A Golem in a slot counts for no ambition: it lies behind everything that does. If there is no room, tokens that are worth nothing go before it. No raid is made for a Golem, but left-over keys take one after what counts.',
    ru: 'Голем в ячейке не идёт ни в один замысел: он лежит после всего, что идёт. Если места не хватает, ничего не стоящие ресурсы уходят раньше него. Налёты ради голема не совершаются, но оставшиеся ключи берут и его после всего, что идёт в счёт.',
  },
  A130: {
    en: 'The Warrior strikes where most damaged ships of others are, its own deducted; the Harvester brings what gives the best place. A Golem that leaves it goes to the rival with the least Power that has an empty slot, else to the Hearth.',
    ru: 'Голем-воин бьёт там, где больше всего чужих повреждённых кораблей за вычетом своих; голем-жнец приносит то, что даёт лучшее место. Голем, который от него уходит, достаётся сопернику с наименьшей властью, у кого есть пустая ячейка, иначе — Очагу.',
  },
  A131: {
    en: 'Lore from the Court works by itself; whatever would need a decision of the bot is declined, and its new actions are not used.',
    ru: 'Знания со двора действуют сами; от всего, что потребовало бы решения бота, он отказывается, а их новыми действиями не пользуется.',
  },
  A132: {
    en: 'The Fate of a bot is drawn by lot. Every empty slot is as likely as any other, so that planets with two count twice. If a bot takes over from somebody who has drawn two Fates, it keeps one by lot.',
    ru: 'Судьба бота берётся по жребию. Все пустые ячейки равновероятны, так что планета с двумя считается дважды. Если бот сменяет того, кто взял две судьбы, остаётся одна по жребию.',
  },
  A133: {
    en: 'From the Trust an Outlaw takes tokens of declared ambitions that it contends first. Diplomatic Fiasco costs it cards of no declared ambition first, in any order. The Crisis of Song of Freedom takes a city where it does not control, then a second city on a planet.',
    ru: 'Из казны отступник берёт сначала ресурсы объявленных замыслов, за которые борется. «Дипломатический провал» стоит ему сначала карт, не идущих в объявленные замыслы, в любом порядке. Кризис «Песни свободы» забирает город там, где он не правит, затем второй город на планете.',
  },
  A134: {
    en: 'A card is secured together with what is attached to it, which is resolved first. Several cards that are secured for one goal are taken in the order of the Court.',
    ru: 'Карта присваивается вместе с тем, что к ней приложено; приложенное разыгрывается первым. Несколько карт, нужных для одной цели, берутся в порядке двора.',
  },
  A124: {
    en: 'Whoever leads draws on until two cards to choose from are no Events; cards that lie at its board count among them.',
    ru: 'Открывая раунд, он берёт карты, пока не наберётся двух не событий для выбора; карты у планшета в их числе.',
  },
  A163: {
    en: 'For the line about Influence of General Priorities the Imperial Council is a card like any other. So the next line, on the Trust, finds nothing that this one has left; it is read all the same.',
    ru: 'Для строки общих приоритетов о влиянии имперский совет — такая же карта, как прочие. Поэтому следующей строке, о казне, ничего не остаётся; она всё равно читается.',
  },
} as const satisfies Record<string, Readonly<Record<Lang, string>>>
