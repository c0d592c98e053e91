// The rulings that the rules cite, in our words. The reference has them all, with reasons; A105 and later are additions
// made while the book was written.

import type { Lang } from '@understudy/procedure'

const RULINGS = {
  A01: [
    'The two cards for seizing are counted after the counter has dropped for this turn.',
    'Две карты для захвата считаются после уменьшения счётчика в этот ход.',
  ],
  A02: [
    'If the stack runs out, the discard pile is shuffled and drawing goes on; with nothing to draw the turn is lost.',
    'Если стопка кончилась, сброс перемешивают и берут дальше; если брать нечего, ход пропадает.',
  ],
  A03: [
    'Only the discard pile is shuffled; cards of the running round wait for its end.',
    'Перемешивают только сброс; карты текущего раунда ждут его конца.',
  ],
  A04: [
    'No card is drawn if all its cards lie at its board. (Option: two are always drawn.)',
    'Если все его карты лежат у планшета, новых не берут. (Опция: всегда две.)',
  ],
  A05: [
    'If seizing leaves too few cards, the lowest card at its board is dropped.',
    'Если после захвата карт слишком мало, сбрасывается младшая карта у планшета.',
  ],
  A06: [
    'Bonus cards come from the bottom of the stack. (Option: from the discard pile.)',
    'Бонусные карты берут со дна стопки. (Опция: из сброса.)',
  ],
  A07: [
    'A copy is paid with a drawn card before one at its board, the lowest first.',
    'За копирование отдают взятую карту раньше лежащей у планшета, младшую первой.',
  ],
  A09: [
    'Several cards could declare: a sole lead first, then more actions, then chance.',
    'Объявить могут несколько карт: сначала единоличное лидерство, затем больше действий, затем жребий.',
  ],
  A10: ['A 7 may declare any ambition that qualifies.', 'Семёркой можно объявить любую подходящую амбицию.'],
  A11: ['Who has nothing of an ambition has no place in it.', 'У кого в амбиции ноль, у того нет места.'],
  A12: ['Behind a tie for first there is no second place.', 'За ничьей на первом месте второго места нет.'],
  A13: [
    'To contend is to get a better place. (Option: to count more.)',
    'Вступить в борьбу — значит занять место лучше. (Опция: набрать больше.)',
  ],
  A14: [
    'With two players, the tokens on the ambition boxes compete like a rival.',
    'Вдвоём жетоны на полях амбиций соперничают как игрок.',
  ],
  A15: [
    'A token that pays for an action is gone before places are compared.',
    'Жетон, которым платят, уходит до сравнения мест.',
  ],
  A16: [
    'In contention is who is first or second, ties included.',
    'В борьбе — тот, кто первый или второй, считая ничьи.',
  ],
  A17: ['The ambition printed as “seeker” is Keeper.', 'Амбиция, напечатанная как «seeker», — Хранитель.'],
  A18: [
    'Everything that matches a declared ambition in contention is held back. (Option: only what would cost the place.)',
    'Не тратится всё, что относится к объявленной амбиции, за которую он борется. (Опция: только то, без чего место потеряно.)',
  ],
  A19: [
    'The extra action of Efficient Logistics is an action of the card.',
    'Дополнительное действие — это действие карты.',
  ],
  A20: [
    'It has the advantages while it is ahead of no person. (Option: beside several people only while it is behind all of them.)',
    'Преимущества есть, пока он не впереди ни одного человека. (Опция: при нескольких людях — только пока отстаёт от всех.)',
  ],
  A21: [
    'Harder: of the bots tied for most Power, whoever holds the initiative begins the chapter, else the first in turn order.',
    'Труднее: из ботов, делящих наибольшую власть, главу начинает тот, у кого инициатива, иначе первый по порядку хода.',
  ],
  A22: [
    'If no priority calls for a card, the one with the most actions is played.',
    'Если ни один приоритет не назвал карту, играется та, что даёт больше действий.',
  ],
  A23: [
    'With too few claims and no card to Move, Construction is not considered there.',
    'Если заявок мало, а карты движения нет, строительство здесь не рассматривается.',
  ],
  A24: [
    'A battle that GP.10 chose a card for is fought first. (Option.)',
    'Бой, ради которого GP.10 выбрал карту, проводится первым. (Опция.)',
  ],
  A25: [
    'Without a starport the suit is taken without asking what it can do.',
    'Без космопорта масть берётся без вопроса, что она может.',
  ],
  A26: [
    'What is listed first comes first: goals before actions, suits by their place.',
    'Названное раньше идёт раньше: цели прежде действий, масти по порядку.',
  ],
  A27: [
    'A card of another suit needs the tokens that it lacks: a Weapon, and Fuel for Moves. (Option: always both.)',
    'Карте другой масти нужны недостающие жетоны: оружие и топливо на движения. (Опция: всегда оба.)',
  ],
  A28: [
    'A card taken by surpassing or declaring may become a card for combat; one that General Priorities took for something else does not. (Option.)',
    'Карта, взятая превосходством или объявлением, может стать боевой; взятая по общим приоритетам ради другого — нет. (Опция.)',
  ],
  A29: [
    'Such a card follows the page of Aggression, then its own.',
    'Такая карта следует странице агрессии, затем своей.',
  ],
  A31: [
    'All systems with the most fresh ships are the task force; one is picked at random where one is needed.',
    'Ударная группа — все системы с наибольшим числом целых кораблей; где нужна одна, решает жребий.',
  ],
  A32: [
    'Moves: keep the origin, task force, fewest actions, claims, rival cities.',
    'Движения: сохранить отправление, ударная группа, меньше действий, заявки, чужие города.',
  ],
  A33: [
    'Ships of one system go together; others do not join. (Option: several groups converge to change control.)',
    'Корабли одной системы идут вместе; другие не присоединяются. (Опция: ради контроля сходятся несколько групп.)',
  ],
  A34: ['Nobody is dropped off or picked up on the way.', 'По пути никого не высаживают и не подбирают.'],
  A35: ['Where it has no control there is none to keep: all go.', 'Где контроля нет, сохранять нечего: идут все.'],
  A36: [
    'Into battle goes the whole group, whether control of the origin is kept or not. Where a building of its own would fall under a rival, only those go who can be spared; if it does not hold that system, nobody. (Option: as for other movements.)',
    'В бой идёт вся группа, даже если контроль над системой отправления теряется. Если своя постройка попала бы под контроль соперника, идут только лишние корабли, а если контроля нет — никто. (Опция: как при прочих движениях.)',
  ],
  A37: ['The number of claims must rise, those given up deducted.', 'Число заявок должно вырасти с учётом потерянных.'],
  A38: [
    'Two slots means two open ones. (Option: two printed ones.)',
    'Два места — два свободных. (Опция: два напечатанных.)',
  ],
  A39: [
    'A resource is new without a token of it, or without a city on such a planet.',
    'Ресурс новый, если нет такого жетона или города на такой планете.',
  ],
  A40: [
    'Changing control: take it if this kind of action can, else leave it to nobody.',
    'Изменить контроль: взять, если это действие может, иначе сделать ничьим.',
  ],
  A41: [
    'Ships built under a rival’s control enter damaged, so the order matters.',
    'Корабли, построенные под чужим контролем, повреждены, поэтому порядок важен.',
  ],
  A42: [
    'A building without a fresh ship of its own is undefended.',
    'Постройка без своего целого корабля не защищена.',
  ],
  A43: [
    'Ships count by system; the last fresh ship at a building stays.',
    'Корабли считаются по системам; последний целый у постройки остаётся.',
  ],
  A44: [
    'Cards with its own majority get no more agents; level and foreign ones are treated as contested.',
    'На карты со своим большинством агентов не добавляют; равные и чужие — как оспариваемые.',
  ],
  A45: [
    'Choosing the card asks for a majority; the page is content with a tie.',
    'Для выбора карты нужно большинство; странице хватает равенства.',
  ],
  A46: ['The order of Court cards is a narrowing, step by step.', 'Порядок карт двора — последовательное сужение.'],
  A47: ['Vox cards that do nothing are not taken.', 'Карты гласа, которые ничего не дают, не берут.'],
  A48: ['Single cities come before double ones.', 'Одиночные города раньше двойных.'],
  A49: ['Possible Trophies are ships, counted at best.', 'Возможные трофеи — корабли, по лучшему исходу.'],
  A50: ['The attacker needs a fresh ship.', 'Атакующему нужен целый корабль.'],
  A51: ['At most six dice of a type.', 'Не больше шести кубиков одного вида.'],
  A52: ['Half of the dice is rounded down for assault.', 'Половина кубиков округляется вниз для штурма.'],
  A53: [
    'A raid needs the dice, and either better odds or even odds with two battles.',
    'Для налёта нужны кубики и либо перевес, либо равенство при двух боях.',
  ],
  A54: ['Once no fresh defender is left, it raids at once.', 'Если целых защитников не осталось, налёт сразу.'],
  A55: [
    'Own hits: few losses for Trophies, many fresh ships for control or a raid.',
    'Свои попадания: меньше потерь ради трофеев, больше целых ради контроля или налёта.',
  ],
  A56: ['Hits on the defender serve the goal, then Trophies.', 'Попадания по защитнику служат цели, затем трофеям.'],
  A57: [
    'Outrage is risked if the best roll could force the fall of a city.',
    'Риск возмущения есть, если лучший бросок вынудит падение города.',
  ],
  A58: [
    'Such a risk is taken only if the Court can be ransacked and no place is lost.',
    'На риск идут, только если можно разграбить двор и место не теряется.',
  ],
  A59: ['Ransack the card with the most rival agents.', 'Грабят карту с наибольшим числом чужих агентов.'],
  A60: [
    'Keys beyond the goal, and the slots: what scores comes first. Cards to steal follow the order of Court cards, but with fewest keys instead of most.',
    'Лишние ключи и ячейки: сначала то, что даёт очки. Краденые карты — в порядке карт двора, но сначала те, где ключей меньше.',
  ],
  A61: [
    'Intercepts are rerolled if the defender has a fresh ship.',
    'Перехваты перебрасывают, если у защитника есть целый корабль.',
  ],
  A62: [
    'It fights on until the goal is met or the odds turn.',
    'Бой продолжается, пока цель не достигнута и расклад выгоден.',
  ],
  A63: [
    'Among targets: most Trophies or the best item, then without moving.',
    'Среди целей: больше трофеев или лучшая добыча, затем без движения.',
  ],
  A64: [
    'The page of Guild cards is in use; other Preludes and new actions are not. (Option.)',
    'Страница карт гильдий в ходу; прочие прелюдии и новые действия — нет. (Опция.)',
  ],
  A65: [
    'Only Weapon cards that bring three ships, into a system that it controls.',
    'Только карты оружия, дающие три корабля, в подконтрольную систему.',
  ],
  A66: [
    'A Union takes the card with most actions, then the highest.',
    'Союз берёт карту с наибольшим числом действий, затем старшую.',
  ],
  A67: [
    'With Lattice Spies one card left suffices for seizing.',
    'Со «Шпионами Решётки» для захвата хватает одной карты.',
  ],
  A68: ['The purposes of a Relic in the listed order.', 'Назначения реликвии — в указанном порядке.'],
  A69: ['Material is spent every turn unless held back.', 'Материал тратится каждый ход, если не придержан.'],
  A70: ['Only node 44 needs an empty slot.', 'Пустая ячейка нужна только пункту 44.'],
  A71: [
    'Outrage Spreads aims at people. (Option: at any rival.)',
    '«Возмущение ширится» направлено на людей. (Опция: на любого соперника.)',
  ],
  A72: [
    'Song of Freedom frees the city of the rival with most Power; only if it can seize.',
    '«Песнь свободы» освобождает город самого сильного соперника; только если можно захватить инициативу.',
  ],
  A73: [
    'Several Taxes or Secures may be needed; the shortest plan.',
    'Может понадобиться несколько налогов или вербовок; кратчайший план.',
  ],
  A74: [
    'Lost ships return to a gate that no rival controls, at random.',
    'Потерянные корабли возвращаются во врата без чужого контроля, по жребию.',
  ],
  A103: ['Seize counters stay when a chapter ends.', 'Счётчики захвата сохраняются между главами.'],
  A105: [
    'What a Vox card does is judged when it is resolved, with the Captives already taken.',
    'Что делает карта гласа, решается при её розыгрыше, когда пленные уже взяты.',
  ],
  A106: [
    'A Loyal card keeps its own type usable; tokens of other types are not spent as it.',
    'Верная карта сохраняет свой тип; жетоны других типов за него не тратятся.',
  ],
  A107: [
    'When it declares with Farseers it looks at no hand, and it declines what else cards offer.',
    'Объявляя с «Провидцами», он не смотрит в руки и отказывается от прочих предложений карт.',
  ],
  A108: [
    'When the page is read ahead, ties are not rolled for: the first in order counts.',
    'При чтении вперёд ничьи не бросаются: берётся первое по порядку.',
  ],
  A109: [
    'Where only some ships may go (Rebel), fresh ones go first.',
    'Если идти могут не все (Мятежник), сначала целые корабли.',
  ],
  A110: [
    'A battle that could serve Trophies or a raid is fought for Trophies first.',
    'Бой, годный и за трофеи, и для налёта, ведётся за трофеи.',
  ],
  A111: [
    'The Prelude is read again from its top after each of its steps, so that what a step brings can be spent at once.',
    'После каждого шага прелюдия читается сначала, так что полученное можно сразу потратить.',
  ],
  A112: [
    'Option: Interests, Cartels, Gatekeepers and Elder Broker are given up as soon as they bring something: first for what contends a declared ambition, then an open one, then for the most tokens and ships.',
    'Опция: «Горнодобытчики», «Перевозчики», картели, «Хранители врат» и «Старший посредник» отдаются, как только что-то приносят: сначала ради места в объявленной амбиции, затем в открытой, затем за наибольшее число жетонов и кораблей.',
  ],
  A113: [
    'A battle that the pages did not begin (a position entered or corrected in its midst) is finished by the page Combat, as one for Trophies; then the turn is read on.',
    'Бой, который начали не страницы (позиция введена или исправлена посреди боя), доводится до конца по странице «Бой» как бой за трофеи; затем ход читается дальше.',
  ],
  A118: [
    'A leader’s bonus that the pages did not take (somebody else sat there before) may leave it owing a Battle or a Secure. It is taken first, at random.',
    'Если страницы не брали бонус лидера (раньше на этом месте сидел кто-то другой), за него может ещё причитаться сражение или присвоение. Оно выполняется первым и выбирается жребием.',
  ],
} as const satisfies Record<string, readonly [string, string]>

export type RulingNumber = keyof typeof RULINGS

const book = (at: 0 | 1): Record<string, string> =>
  Object.fromEntries(Object.entries(RULINGS).map(([number, texts]) => [`supercat/${number}`, texts[at]]))

export const rulings: Record<Lang, Record<string, string>> = { en: book(0), ru: book(1) }
