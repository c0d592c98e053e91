// The rulings that the rules cite, in our words. The reference has them all, with reasons; A105 and later are additions
// made while the book was written.

import type { Lang } from '@understudy/procedure'
import type { CampaignRuling } from '../campaign/text/rulings.ts'
import { LATER_RULINGS } from './rulings-later.ts'

const RULINGS = {
  A01: {
    en: 'The two cards for seizing are counted after the counter has dropped for this turn.',
    ru: 'Две карты, нужные, чтобы перехватить инициативу, считаются после уменьшения счётчика руки в этом ходу.',
  },
  A02: {
    en: 'If the stack runs out, the discard pile is shuffled and drawing goes on; with nothing to draw the turn is lost.',
    ru: 'Если стопка кончилась, сброс перемешивают и берут дальше; если брать нечего, ход пропадает.',
  },
  A03: {
    en: 'Only the discard pile is shuffled; cards of the running round wait for its end.',
    ru: 'Перемешивают только сброс; карты текущего раунда ждут его конца.',
  },
  A04: {
    en: 'No card is drawn if all its cards lie at its board. (Option: two are always drawn.)',
    ru: 'Если все его карты лежат у планшета, новых не берут. (Опция: всегда две.)',
  },
  A05: {
    en: 'If seizing leaves too few cards, the lowest card at its board is dropped.',
    ru: 'Если после перехвата инициативы карт слишком мало, сбрасывается младшая карта у планшета.',
  },
  A06: {
    en: 'Bonus cards come from the bottom of the stack. (Option: from the discard pile.)',
    ru: 'Бонусные карты берут со дна стопки. (Опция: из сброса.)',
  },
  A07: {
    en: 'A copy is paid with a drawn card before one at its board, the lowest first.',
    ru: 'За копирование отдают взятую карту раньше лежащей у планшета, младшую первой.',
  },
  A09: {
    en: 'Several cards could declare: a sole lead first, then more actions, then chance.',
    ru: 'Объявить могут несколько карт: сначала единоличное лидерство, затем больше действий, затем жребий.',
  },
  A10: { en: 'A 7 may declare any ambition that qualifies.', ru: 'Семёркой можно объявить любой подходящий замысел.' },
  A11: { en: 'Who has nothing of an ambition has no place in it.', ru: 'У кого в замысле ноль, у того нет места.' },
  A12: { en: 'Behind a tie for first there is no second place.', ru: 'Если первое место делят, второго места нет.' },
  A13: {
    en: 'To contend is to get a better place. (Option: to count more.)',
    ru: 'Вступить в борьбу за замысел — значит занять место лучше. (Опция: набрать больше.)',
  },
  A14: {
    en: 'With two players, the tokens on the ambition boxes compete like a rival.',
    ru: 'Вдвоём ресурсы в ячейках замыслов считаются, как если бы были у ещё одного соперника.',
  },
  A15: {
    en: 'A token that pays for an action is gone before places are compared.',
    ru: 'Ресурс, которым платят, уходит до сравнения мест.',
  },
  A16: {
    en: 'In contention is who is first or second, ties included.',
    ru: 'Борется за замысел тот, кто первый или второй, в том числе наравне с другими.',
  },
  A17: { en: 'The ambition printed as “seeker” is Keeper.', ru: 'Замысел, напечатанный как «seeker», — Хранитель.' },
  A18: {
    en: 'Everything that matches a declared ambition in contention is held back. (Option: only what would cost the place.)',
    ru: 'Не тратится всё, что относится к объявленному замыслу, за который он борется. (Опция: только то, без чего место потеряно.)',
  },
  A19: {
    en: 'The extra action of Efficient Logistics is an action of the card.',
    ru: 'Дополнительное действие — это действие карты.',
  },
  A20: {
    en: 'It has the advantages while it is ahead of no person. (Option: beside several people only while it is behind all of them.)',
    ru: 'Преимущества есть, пока он не опережает ни одного человека. (Опция: при нескольких людях — только пока отстаёт от всех.)',
  },
  A21: {
    en: 'Harder: of the bots tied for most Power, whoever holds the initiative begins the chapter, else the first in turn order.',
    ru: 'Труднее: из ботов, делящих наибольшую власть, главу начинает тот, у кого инициатива, иначе первый по порядку хода.',
  },
  A22: {
    en: 'If no priority calls for a card, the one with the most actions is played.',
    ru: 'Если ни один приоритет не назвал карту, разыгрывается та, что даёт больше действий.',
  },
  A23: {
    en: 'With too few claims and no card to Move, Construction is not considered there.',
    ru: 'Если заявок мало, а карты для перемещения нет, проектирование здесь не рассматривается.',
  },
  A24: {
    en: 'A battle over a rival city that General Priorities chose a card for is fought first. (Option.)',
    ru: 'Сражение за чужой город, ради которого общие приоритеты выбрали карту, проводится первым. (Опция.)',
  },
  A25: {
    en: 'Without a starport the suit is taken without asking what it can do.',
    ru: 'Без космопорта масть берётся без вопроса, что она может.',
  },
  A26: {
    en: 'What is listed first comes first: goals before actions, suits by their place.',
    ru: 'Названное раньше идёт раньше: цели прежде действий, масти по порядку.',
  },
  A27: {
    en: 'A card for combat is an Aggression card, or any card combined with Fuel and a Weapon: it must be able to spend both; Fuel is spent if there is a way to go. (Option: only the tokens that the card lacks.)',
    ru: 'Карта для сражения — карта агрессии или любая вместе с топливом и оружием: бот должен быть в состоянии потратить и то и другое; топливо тратится, если надо перемещаться. (Опция: только недостающие карте ресурсы.)',
  },
  A28: {
    en: 'Only a card that General Priorities took for a battle becomes a card for combat; one taken by surpassing or declaring does not. (Option: it may.)',
    ru: 'Картой для сражения становится только взятая по общим приоритетам ради сражения; взятая потому, что превосходит или объявляет замысел, — нет. (Опция: может.)',
  },
  A29: {
    en: 'Such a card follows the page of Aggression, then its own.',
    ru: 'С такой картой читают страницу агрессии, затем страницу её масти.',
  },
  A31: {
    en: 'All systems with the most fresh ships are the task force; one is picked at random where one is needed.',
    ru: 'Ударная группа — все системы с наибольшим числом неповреждённых кораблей; где нужна одна, решает жребий.',
  },
  A32: {
    en: 'Moves: keep the origin, task force, fewest actions, claims, rival cities.',
    ru: 'Перемещения: продолжать править системой отправления, ударная группа, меньше действий, заявки, чужие города.',
  },
  A33: {
    en: 'Ships of one system go together; others do not join. (Option: several groups converge to change control.)',
    ru: 'Корабли одной системы перемещаются вместе; другие не присоединяются. (Опция: ради правления сходятся несколько групп.)',
  },
  A34: { en: 'Nobody is dropped off or picked up on the way.', ru: 'По пути никого не высаживают и не подбирают.' },
  A35: {
    en: 'Where it has no control there is none to keep: all go, even those that ended a rival’s control there in the same turn. (Option: these stay if a rival would have control again.)',
    ru: 'Где бот не правит, сохранять нечего: уходят все, даже те, из-за кого соперник в этом же ходу перестал там править. (Опция: такие остаются, если соперник снова стал бы там править.)',
  },
  A36: {
    en: 'Into battle goes the whole group, whether control of the origin is kept or not. Where a building of its own would fall under a rival, only those go who can be spared; if it does not hold that system, nobody. (Option: as for other movements.)',
    ru: 'В сражение перемещается вся группа, даже если бот перестанет править системой отправления. Если в системе с его зданием тогда правил бы соперник, перемещаются только лишние корабли, а если бот там не правит — никто. (Опция: как при прочих перемещениях.)',
  },
  A37: {
    en: 'The number of claims must rise, those given up deducted.',
    ru: 'Число заявок должно вырасти с учётом потерянных.',
  },
  A38: {
    en: 'Two slots means two open ones. (Option: two printed ones.)',
    ru: 'Две ячейки — значит две пустые. (Опция: две напечатанные.)',
  },
  A39: {
    en: 'A resource is new without a token of it, or without a city on such a planet.',
    ru: 'Ресурс новый, если у бота его нет или нет города на такой планете.',
  },
  A40: {
    en: 'Changing control is taking it or leaving it to nobody. Plans that keep the origin come first, among them taking; then the others likewise. (Option: taking first, whatever becomes of the origin.)',
    ru: 'Изменить, кто правит, — начать править самому или сделать так, чтобы не правил никто. Сначала планы, после которых бот продолжает править системой отправления, среди них — править самому; затем прочие так же. (Опция: сначала править самому, что бы ни стало с системой отправления.)',
  },
  A41: {
    en: 'Ships built under a rival’s control enter damaged, so the order matters.',
    ru: 'Корабли, построенные там, где правит соперник, повреждены, поэтому порядок важен.',
  },
  A42: {
    en: 'A building without a fresh ship of its own is undefended.',
    ru: 'Здание без верного неповреждённого корабля беззащитно.',
  },
  A43: {
    en: 'Ships count by system; all that have nothing to do may go, also from a building. (Option: the last fresh ship at a building stays.)',
    ru: 'Корабли считаются по системам; уйти могут все, у кого нет дела, и от здания тоже. (Опция: последний неповреждённый у здания остаётся.)',
  },
  A44: {
    en: 'Cards with its own majority get no more agents; level and foreign ones are treated as contested.',
    ru: 'На карты со своим большинством агентов не добавляют; равные и чужие — как оспариваемые.',
  },
  A45: {
    en: 'Choosing the card asks for a majority; the page is content with a tie.',
    ru: 'Для выбора карты нужно большинство; странице хватает равенства.',
  },
  A46: {
    en: 'The order of Court cards is a narrowing, step by step.',
    ru: 'Порядок карт двора — последовательное сужение.',
  },
  A47: { en: 'Vox cards that do nothing are not taken.', ru: 'Карты гласа, которые ничего не дают, не берут.' },
  A48: { en: 'Single cities come before double ones.', ru: 'Одиночные города раньше двойных.' },
  A49: { en: 'Possible Trophies are ships, counted at best.', ru: 'Возможные трофеи — корабли, по лучшему исходу.' },
  A50: { en: 'The attacker needs a fresh ship.', ru: 'Нападающему нужен неповреждённый корабль.' },
  A51: { en: 'At most six dice of a type.', ru: 'Не больше шести кубиков одного вида.' },
  A52: { en: 'Half of the dice is rounded down for assault.', ru: 'Половина кубиков округляется вниз для тарана.' },
  A53: {
    en: 'A raid needs the dice, and either better odds or even odds with two battles.',
    ru: 'Для налёта нужны кубики и либо перевес, либо равенство при двух сражениях.',
  },
  A54: {
    en: 'Raid dice are rolled with the last action; battles before it are fought as for Trophies. (Option: it raids as soon as no fresh defender is left.)',
    ru: 'Кубики налёта бросают последним действием, сражения до него — как за трофеи. (Опция: налёт сразу, как только не осталось неповреждённых защитников.)',
  },
  A55: {
    en: 'Own hits: few losses for Trophies, many fresh ships for control or a raid.',
    ru: 'Удары, которые получает бот: меньше потерь ради трофеев, больше неповреждённых ради правления или налёта.',
  },
  A56: {
    en: 'Hits on the defender serve the goal, then Trophies.',
    ru: 'Удары по защитнику служат цели, затем трофеям.',
  },
  A57: {
    en: 'Outrage is risked if the best roll could force the fall of a city.',
    ru: 'Риск запрета есть, если лучший бросок заставит разрушить город.',
  },
  A58: {
    en: 'Such a risk is taken only if the Court can be ransacked and no place is lost.',
    ru: 'На риск идут, только если можно разграбить двор и место не теряется.',
  },
  A59: {
    en: 'Ransack the card with the most rival agents.',
    ru: 'Разграбляя двор, берут карту с наибольшим числом чужих агентов.',
  },
  A60: {
    en: 'Keys beyond the goal, and the slots: what scores comes first. Cards to steal follow the order of Court cards, but with fewest keys instead of most.',
    ru: 'Лишние ключи и ячейки: сначала то, что даёт очки. Краденые карты — в порядке карт двора, но сначала те, где ключей меньше.',
  },
  A61: {
    en: 'Intercepts are rerolled if the defender has a fresh ship.',
    ru: 'Кубики с символом перехвата перебрасывают, если у защитника есть неповреждённый корабль.',
  },
  A62: {
    en: 'It fights on until the goal is met or the odds turn.',
    ru: 'Бот сражается дальше, пока цель не достигнута и расклад выгоден.',
  },
  A63: {
    en: 'Among targets: most Trophies or the best item, then without moving.',
    ru: 'Среди целей: больше трофеев или лучшая добыча, затем без перемещения.',
  },
  A64: {
    en: 'The page of Guild cards is in use; other Preludes and new actions are not. (Option.)',
    ru: 'Страница карт гильдий в ходу; прочие прелюдии и новые действия — нет. (Опция.)',
  },
  A65: {
    en: 'Only Weapon cards that bring three ships, into a system that it controls.',
    ru: 'Только карты оружия, которые выставляют три корабля, в систему, где бот правит.',
  },
  A66: {
    en: 'A Union takes the card with most actions, then the highest.',
    ru: 'Союз берёт карту с наибольшим числом действий, затем старшую.',
  },
  A67: {
    en: 'With Lattice Spies one card left suffices for seizing.',
    ru: 'С картой «Шпионы Решётки», чтобы перехватить инициативу, хватает одной карты.',
  },
  A68: { en: 'The purposes of a Relic in the listed order.', ru: 'Назначения реликвии — в указанном порядке.' },
  A69: {
    en: 'Material is spent every turn unless held back.',
    ru: 'Материалы тратятся каждый ход, если их не придерживают.',
  },
  A70: {
    en: 'Only Tax for any token (44; in 0.10 [46]) needs an empty slot. What does not fit is discarded where it costs least, and nothing is gained at the price of a place in a declared ambition, unless a place is gained in one that pays more.',
    ru: 'Пустая ячейка нужна только сбору любого ресурса (44; в 0.10 — [46]). Что не помещается, сбрасывается с наименьшей потерей, и ничего не берётся ценой места в объявленном замысле, разве что получено место в том, что даёт больше.',
  },
  A71: {
    en: 'Outrage Spreads aims at people. (Option: at any rival.)',
    ru: 'Карта «Всеобщий запрет» направлена на людей. (Опция: на любого соперника.)',
  },
  A72: {
    en: 'Song of Freedom frees the city of the rival with most Power; only if it can seize.',
    ru: 'Карта «Песнь свободы» освобождает город соперника с наибольшей властью; только если можно перехватить инициативу.',
  },
  A73: {
    en: 'Several Taxes or Secures may be needed; the shortest plan.',
    ru: 'Может понадобиться несколько сборов налогов или присвоений; берётся кратчайший план.',
  },
  A74: {
    en: 'Lost ships return to a gate that no rival controls, at random.',
    ru: 'Потерянные корабли возвращаются во врата, которыми не правит соперник, по жребию.',
  },
  A103: {
    en: 'Seize counters stay when a chapter ends.',
    ru: 'Счётчики перехвата инициативы сохраняются между главами.',
  },
  A105: {
    en: 'What a Vox card does is judged when it is resolved, with the Captives already taken.',
    ru: 'Что делает карта гласа, решается при её розыгрыше, когда пленники уже взяты.',
  },
  A106: {
    en: 'A Loyal card keeps its own type usable; tokens of other types are not spent as it.',
    ru: 'Карта «Верные …» позволяет тратить свой тип; ресурсы других типов вместо него не тратятся.',
  },
  A107: {
    en: 'When it declares with Farseers it looks at no hand, and it declines what else cards offer.',
    ru: 'Объявляя с картой «Провидцы», он не смотрит чужие карты и отказывается от прочих предложений карт.',
  },
  A108: {
    en: 'When the page is read ahead, ties are not rolled for: the first in order counts.',
    ru: 'При чтении вперёд жребий не бросают: из равных берётся первое по порядку.',
  },
  A109: {
    en: 'Where only some ships may go (Rebel), fresh ones go first.',
    ru: 'Если переместиться могут не все («Мятежник»), сначала неповреждённые корабли.',
  },
  A110: {
    en: 'A battle that could serve Trophies or a raid is fought for Trophies first.',
    ru: 'Сражение, годное и ради трофеев, и ради налёта, проводится ради трофеев.',
  },
  A111: {
    en: 'The Prelude is read again from its top after each of its steps, so that what a step brings can be spent at once.',
    ru: 'После каждого шага прелюдия читается сначала, так что полученное можно сразу потратить.',
  },
  A112: {
    en: 'Option: Interests, Cartels, Gatekeepers and Elder Broker are given up as soon as they bring something: first for what contends a declared ambition, then an open one, then for the most tokens and ships.',
    ru: 'Опция: карты «Добывающий концерн», «Транспортный концерн», картели, «Хранители врат» и «Старший посредник» отдаются, как только что-то приносят: сначала то, чем бот вступит в борьбу за объявленный замысел, затем за открытый, затем за наибольшее число ресурсов и кораблей.',
  },
  A113: {
    en: 'A battle that the pages did not begin (a position entered or corrected in its midst) is finished by the page Combat, as one for Trophies; then the turn is read on.',
    ru: 'Сражение, которое начали не страницы (позиция введена или исправлена посреди сражения), доводится до конца по странице «Сражение» как сражение ради трофеев; затем ход читается дальше.',
  },
  A118: {
    en: 'A leader’s bonus that the pages did not take (somebody else sat there before) may leave it owing a Battle or a Secure. It is taken first, at random.',
    ru: 'Если страницы не брали бонус лидера (раньше на этом месте сидел кто-то другой), за него может ещё причитаться сражение или присвоение. Оно выполняется первым и выбирается жребием.',
  },
  ...LATER_RULINGS,
} as const satisfies Record<string, Readonly<Record<Lang, string>>>

export type RulingNumber = keyof typeof RULINGS | CampaignRuling

const book = (lang: Lang): Record<string, string> =>
  Object.fromEntries(Object.entries(RULINGS).map(([number, texts]) => [`supercat/${number}`, texts[lang]]))

export const rulings: Record<Lang, Record<string, string>> = { en: book('en'), ru: book('ru') }
