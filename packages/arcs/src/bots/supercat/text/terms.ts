// Terms of the book.

import type { BookText, Lang } from '@understudy/procedure'

type Terms = BookText['terms']

const en: Terms = [
  {
    id: 'contend',
    term: 'Contend',
    text: 'Get a better place in an ambition than before, and end up first or second, ties included. With nothing of it there is no place; behind a tie for first there is no second place.',
  },
  { id: 'open', term: 'Open ambition', text: 'Not declared, while a marker is available.' },
  {
    id: 'claim',
    term: 'Claim',
    text: 'An empty building slot on a planet where the bot has a piece. Each slot counts; control does not matter.',
  },
  { id: 'double', term: 'Double city', text: 'A second own city on one planet.' },
  { id: 'loyal', term: 'Loyal', text: 'Belonging to the bot.' },
  {
    id: 'task-force',
    term: 'Task force',
    text: 'The system, or the tied systems, with most of the bot’s fresh ships.',
  },
  { id: 'partial', term: 'Partial move', text: 'A move that ends before its destination because actions run out.' },
  {
    id: 'uncontested',
    term: 'Uncontested card',
    text: 'A Court card without agents. It gets two agents if there are two actions and two agents, else one.',
  },
  {
    id: 'contested',
    term: 'Contested card',
    text: 'A Court card with agents of the bot and more agents of a rival. It gets as many as it takes to have one more than that rival; if that cannot be, as many as it takes to match, provided an agent stays in the supply.',
  },
  {
    id: 'effective',
    term: 'Effective Vox card',
    text: 'Mass Uprising: 4 ships in the supply. Populist Demands: first, or tied for first, in an open ambition. Outrage Spreads: a type whose Outrage costs a person a sole lead in a declared ambition. Song of Freedom: it controls a rival city and can seize the initiative. Guild Struggle: a rival has a Guild card that can be stolen. Call to Action: always.',
  },
  {
    id: 'favourable',
    term: 'Favourable battle',
    text: 'For Trophies: at least as many fresh ships as the defender, and at least one. For a raid: twice as many raid dice as keys, and more fresh ships, or as many with two battles. For control: at least a die per fresh defender, and enough possible hits. Never if a city could be forced to fall, unless the Court can then be ransacked and no place in a declared ambition is lost.',
  },
  {
    id: 'combat-card',
    term: 'Card for combat',
    text: 'An Aggression card; or another one combined with Fuel and a Weapon, both of which it must be able to spend. The Fuel pays for a Move if there is a way to go.',
  },
  {
    id: 'dice',
    term: 'Dice',
    text: 'Last battle of a raid: raid dice. More battles to come without more fresh ships than the defender: skirmish dice. More fresh ships: assault dice. Otherwise half assault (rounded down), half skirmish. At most six of a type; the rest are skirmish dice.',
  },
  {
    id: 'order',
    term: 'Order of tokens',
    text: 'The dearest slots first for tokens of declared ambitions in contention, then of declared ones, then of open ones in which it has a place, then the others. What does not fit is discarded token by token: first one that counts for no ambition in which it has a place, then one whose loss costs no place in a declared ambition, then one of the declared ambition that pays least; of equals the last in this order. Nothing is Taxed or stolen if what does not fit would cost a place in a declared ambition, unless a place is gained in one that pays more.',
  },
  {
    id: 'held-back',
    term: 'Held back',
    text: 'While the bot is in contention for a declared ambition (first or second, ties included) it spends nothing that counts for it: for Tycoon no Material or Fuel, for Keeper no Relics, for Empath no Psionics, tokens and Guild cards alike. One exception: a Relic token may pay for Securing a Relic card. A type for which it is outraged cannot be spent either, unless it has the Loyal card of that type.',
  },
  {
    id: 'new-resource',
    term: 'New resource',
    text: 'A type of which the bot has no token, or of whose planets it has no city.',
  },
  { id: 'unclaimed', term: 'Unclaimed system', text: 'A system that no rival controls.' },
  { id: 'two-slots', term: 'Planet with two slots', text: 'A planet with two open building slots.' },
  {
    id: 'undefended',
    term: 'Undefended building',
    text: 'A building of the bot on a planet without a fresh ship of it.',
  },
  {
    id: 'grow',
    term: 'Grow a lead',
    text: 'Count more in an ambition in which the bot is first alone.',
  },
  { id: 'general', term: 'General Priorities', text: 'The page that chooses a card.' },
]

const ru: Terms = [
  {
    id: 'contend',
    term: 'Вступить в борьбу',
    text: 'Занять в замысле место лучше прежнего и стать первым или вторым, в том числе наравне с другими. С нулём места нет; если первое место делят, второго нет.',
  },
  { id: 'open', term: 'Открытый замысел', text: 'Не объявлен, а маркер ещё есть.' },
  {
    id: 'claim',
    term: 'Заявка',
    text: 'Пустая ячейка для строительства на планете, где у бота есть фишка. Каждая ячейка считается; кто там правит, не важно.',
  },
  { id: 'double', term: 'Двойной город', text: 'Второй верный город на одной планете.' },
  { id: 'loyal', term: 'Верный', text: 'Принадлежащий боту.' },
  {
    id: 'task-force',
    term: 'Ударная группа',
    text: 'Система (при равенстве — все такие системы) с наибольшим числом неповреждённых кораблей бота.',
  },
  {
    id: 'partial',
    term: 'Часть пути',
    text: 'Перемещение, которое кончается раньше цели, потому что не хватило действий.',
  },
  {
    id: 'uncontested',
    term: 'Карта без агентов',
    text: 'Карта двора, на которой агентов нет. На неё ставят двух агентов, если есть два действия и два агента, иначе одного.',
  },
  {
    id: 'contested',
    term: 'Оспариваемая карта',
    text: 'Карта двора с агентами бота, где у какого-то соперника агентов больше. Ставят столько, чтобы стало на одного больше; если нельзя — столько, чтобы сравняться, если в запасе останется агент.',
  },
  {
    id: 'effective',
    term: 'Действенная карта гласа',
    text: '«Восстание масс»: 4 корабля в запасе. «Популистские требования»: первое место, хотя бы разделённое, в открытом замысле. «Всеобщий запрет»: есть тип, запрет на который лишит человека единоличного лидерства в объявленном замысле. «Песнь свободы»: бот правит в системе с чужим городом, и можно перехватить инициативу. «Борьба гильдий»: у соперника есть карта гильдии, которую можно украсть. «Призыв к действию»: всегда.',
  },
  {
    id: 'favourable',
    term: 'Выгодное сражение',
    text: 'Ради трофеев: неповреждённых кораблей не меньше, чем у защитника, и хотя бы один. Ради налёта: кубиков налёта вдвое больше, чем ключей, и неповреждённых кораблей больше либо столько же при двух сражениях. Ради правления: не меньше кубика на каждый неповреждённый корабль защитника и достаточно возможных ударов. Никогда, если бросок может заставить разрушить город, — разве что двор можно разграбить и место в объявленном замысле не теряется.',
  },
  {
    id: 'combat-card',
    term: 'Карта для сражения',
    text: 'Карта агрессии; или другая вместе с топливом и оружием: бот должен быть в состоянии потратить и то и другое. Топливо оплачивает перемещение, если оно нужно.',
  },
  {
    id: 'dice',
    term: 'Выбор кубиков',
    text: 'Последнее сражение налёта: кубики налёта. Впереди ещё сражения, а неповреждённых кораблей не больше, чем у защитника: кубики перестрелки. Неповреждённых больше: кубики тарана. Иначе половина тарана (с округлением вниз), половина перестрелки. Не больше шести одного вида; остальное — перестрелка.',
  },
  {
    id: 'order',
    term: 'Порядок ресурсов',
    text: 'Самые дорогие ячейки — ресурсам объявленных замыслов, за которые он борется, затем прочих объявленных, затем открытых, где у него есть место, затем остальным. Что не помещается, сбрасывается по одному: сначала то, что не считается ни в одном замысле, где у него есть место; затем то, без чего место в объявленном замысле не теряется; затем из объявленного замысла, который даёт меньше очков власти; из равных — последнее в этом порядке. Сбор налогов и кража не нужны, если переполнение стоит места в объявленном замысле: разве что получено место в том, что даёт больше.',
  },
  {
    id: 'held-back',
    term: 'Придерживает',
    text: 'Пока бот борется за объявленный замысел (первый или второй, в том числе наравне с другими), он не тратит ничего, что в нём считается: для Магната — материалы и топливо, для Хранителя — реликвии, для Эмпата — псионику, будь то ресурсы или карты гильдий. Одно исключение: реликвией можно оплатить присвоение карты реликвий. Нельзя тратить и тип, на который на бота наложен запрет, если у него нет карты «Верные …» этого типа.',
  },
  {
    id: 'new-resource',
    term: 'Новый ресурс',
    text: 'Тип, ресурсов которого у бота нет или на планетах которого у него нет города.',
  },
  { id: 'unclaimed', term: 'Незанятая система', text: 'Система, где соперник не правит.' },
  { id: 'two-slots', term: 'Планета с двумя ячейками', text: 'Планета с двумя пустыми ячейками для строительства.' },
  {
    id: 'undefended',
    term: 'Беззащитное здание',
    text: 'Здание бота на планете, где нет его неповреждённого корабля.',
  },
  { id: 'grow', term: 'Увеличить отрыв', text: 'Набрать больше в замысле, где бот единоличный лидер.' },
  { id: 'general', term: 'Общие приоритеты', text: 'Страница, которая выбирает карту.' },
]

export const terms: Record<Lang, Terms> = { en, ru }
