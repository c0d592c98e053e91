// Rulings of the campaign, in our words (A140 to A149, and what the reference rules on Fates).

import type { Lang } from '@understudy/procedure'

export const fatesRulings = {
  A81: {
    en: 'A plan that needs more actions than the share of the Fate is not taken, unless the line may use them all.',
    ru: 'План, которому нужно больше действий, чем доля судьбы, не берётся, если только строке не отданы все действия.',
  },
  A82: {
    en: 'To Influence or Secure a card: it is Secured if it can be, otherwise Influenced.',
    ru: 'Повлиять или присвоить: карту присваивают, если можно, иначе на неё влияют.',
  },
  A83: {
    en: 'The Steward is no longer First Regent whenever it is not.',
    ru: 'Наместник «больше не первый регент» всякий раз, когда он им не является.',
  },
  A84: {
    en: 'Of the cards in the Court only Populist Demands lets the Founder declare.',
    ru: 'Из карт двора объявить замысел Основателю даёт только «Популистские требования».',
  },
  A85: {
    en: 'Parade Fleets without a Free city where control is gained: ships go to one at random. The title changes in any case.',
    ru: '«Парадные флоты», если ни у одного вольного города он не начнёт править: корабли встают у случайного. Титул меняется в любом случае.',
  },
  A86: {
    en: 'The Magnate counts its tokens before each payment of the Prelude; it exports once (option: as long as it can), what is of least use first; Merchant League takes what contends an ambition, declared before open.',
    ru: 'Негоциант считает ресурсы перед каждой тратой в прелюдии; вывозит один раз (опция: пока может), сначала самое ненужное; «Купеческая лига» берёт то, чем он вступит в борьбу за замысел, сначала за объявленный.',
  },
  A87: {
    en: 'First or second place as Arcs scores it: a tie for second is none.',
    ru: 'Первое или второе место — как при подсчёте в Arcs: делёж второго места не в счёт.',
  },
  A88: {
    en: 'The Caretaker looks no further than one plan within its share for something that makes it win before it Awakens.',
    ru: 'Ища, чем начать выигрывать до пробуждения, Смотритель смотрит не дальше одного плана в пределах своей доли.',
  },
  A89: {
    en: 'The Partisan seizes with two cards left, like everybody (option: with one). It provokes the Outrage that costs it fewest tokens and Guild cards; none that costs a protected card, if another will do.',
    ru: 'Партизан перехватывает инициативу, когда остаётся две карты, как все (опция: одна). Он навлекает запрет, при котором теряет меньше всего ресурсов и карт гильдий, и по возможности не тот, что стоит защищённой карты.',
  },
  A90: {
    en: 'Spy: as many cards are drawn as the hand counter shows; cards at the board lie apart. One is given and one received, so the counter stays.',
    ru: 'Шпионаж: берётся столько карт, сколько на счётчике руки; карты у планшета лежат отдельно. Одна отдана, одна получена: счётчик не меняется.',
  },
  A91: {
    en: 'For War the Admiral wants a Trophy or Captive that is neither Imperial nor of a Regent.',
    ru: 'Для войны Адмиралу нужен трофей или пленник, не имперский и не принадлежащий регенту.',
  },
  A123: {
    en: '“The player” that a bot spies on is, of several people, one at random.',
    ru: '«Игрок», против которого шпионит бот, — при нескольких людях случайный из них.',
  },
  A140: {
    en: 'A gain advances an objective directly if its marker moves at once (Magnate: a resource or Favor received in Negotiations); indirectly if more would be scored for it at the end of the chapter: the Steward as First Regent, the Founder as Outlaw, the Caretaker with a Golem, the Partisan in an ambition it is not outraged in, the Believer and the Admiral as Regent come to win a declared ambition; the Founder as Outlaw also controls a system more. The Advocate cannot be advanced like that, nor an objective that is completed.',
    ru: 'Приобретение продвигает задачу прямо, если её маркер сдвинется сразу (Негоциант: ресурс или услуга, полученные на переговорах), и косвенно, если в конце главы за неё засчиталось бы больше: начинают выигрывать объявленный замысел Наместник — первый регент, Основатель-отступник, Смотритель с големом, Партизан там, где на него не наложен запрет, Верующий и Адмирал-регент; Основатель-отступник также начинает править ещё в одной системе. Заступника так не продвинуть, как и выполненную задачу.',
  },
  A141: {
    en: 'Bargain: first a card after which it could itself Secure the Imperial Council or Council Intrigue; then one after which its agents stop a rival that could Secure one of them; then a card with agents of its own, which come home; then by the card that it could Secure in the end, in the order of Influence. Agents and the last Secure follow the same order, with the usual numbers; what is left is turned down.',
    ru: 'Торг: сначала карта, после которой он сам сможет присвоить Имперский совет или «Интриги совета»; затем та, после которой его агенты помешают сопернику присвоить одну из них; затем карта с его агентами, которые вернутся в запас; затем по карте, которую он сможет присвоить в конце, в порядке влияния. Агенты и последнее присвоение — в том же порядке, числа обычные; от остального он отказывается.',
  },
  A142: {
    en: 'The Founder Influences Populist Demands while a marker is available, and Secures it if it would declare with it: first, or tied for first, in an open ambition.',
    ru: 'Основатель влияет на «Популистские требования», пока есть свободный маркер, и присваивает их, если объявит с ними замысел: он первый или делит первое место в открытом замысле.',
  },
  A143: {
    en: 'Control is what the rules say on its own turn: a Regent takes control of a system of the Empire by being there; once an Outlaw it needs most fresh ships, and systems with a fresh Imperial ship are the Empire’s. Parade Fleets look at it as an Outlaw.',
    ru: 'Правит он так, как говорят правила в его ход: регент начинает править в системе Империи, просто оказавшись там; отступнику нужно больше всех неповреждённых кораблей, а системами с неповреждённым имперским кораблём правит Империя. «Парадные флоты» судят о нём как об отступнике.',
  },
  A144: {
    en: 'The tokens that the Magnate counts, for the Prelude and for the Export, are those in its slots: frozen ones can be neither spent nor exported.',
    ru: 'Ресурсы, которые Негоциант считает для прелюдии и для вывоза, — те, что в его ячейках: замороженные нельзя ни потратить, ни вывезти.',
  },
  A145: {
    en: 'With such a place the Advocate uses each of those cards as soon as it brings something, but none that is held back for an ambition in contention.',
    ru: 'С таким местом Заступник применяет каждую такую карту, как только она что-то приносит, но не ту, что придержана ради замысла, за который он борется.',
  },
  A146: {
    en: 'What makes the Caretaker win must be certain: Taxes with the card, an action being left to Awaken, or a Tax or Secure paid for by a token in the Prelude. Awaken and Stone-Speakers take all Golems they can.',
    ru: 'То, чем Смотритель начнёт выигрывать, должно быть наверняка: налоги этой картой, если останется действие на пробуждение, либо налоги или присвоение за ресурс в прелюдии. Пробуждение и «Говорящие с камнем» берут всех големов, каких могут.',
  },
  A147: {
    en: 'Lattice Spies can gain the initiative, and Song of Freedom while it is effective. A card that is attached counts with the one it lies under.',
    ru: 'Инициативу могут дать «Шпионы Решётки» и, пока действенна, «Песнь свободы». Приложенная карта считается вместе с той, к которой приложена.',
  },
  A148: {
    en: 'The Admiral’s battles need Imperial ships among the attackers. Without one they go, with loyal ships beside them, towards the nearest Blight or ships of an Outlaw.',
    ru: 'В сражениях Адмирала среди атакующих должны быть имперские корабли. Если сражения нет, они с верными кораблями рядом идут к ближайшей скверне или кораблям отступника.',
  },
  A149: {
    en: 'A ship that goes to a bare starport must not leave another one bare.',
    ru: 'Корабль, идущий к космопорту без кораблей, не должен оставлять без них другой.',
  },
  A160: {
    en: 'Spy: of several highest cards of a virtual hand the one turned over first is handed over; a person chooses among its own.',
    ru: 'Шпионаж: из нескольких старших карт виртуальной руки передаётся открытая первой; человек выбирает из своих сам.',
  },
  A161: {
    en: 'The Founder may leave one system to take another, the Caretaker one Golem for another: the text abandons control of the origin if there is no other way. (Option: only if more comes under its control than it gives up.)',
    ru: 'Основатель может оставить одну систему ради другой, Смотритель — одного голема ради другого: по тексту правление в системе отправления оставляют, если иначе нельзя. (Опция: только если под его правление переходит больше, чем он оставляет.)',
  },
  A162: {
    en: 'Stone-Speakers are used, and end its turn, although no rival has a Golem to take. (Option: not then.)',
    ru: '«Говорящие с камнем» применяются и завершают ход, даже если голема взять не у кого. (Опция: тогда нет.)',
  },
} as const satisfies Record<string, Readonly<Record<Lang, string>>>
