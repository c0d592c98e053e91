// The rulings about version 0.10 that its rules cite, in our words. The reference has them all, with reasons.

import type { Lang } from '@understudy/procedure'

export const LATER_RULINGS = {
  B1: {
    en: '0.10: of cards that are all of one suit only the highest can be led; General Priorities are still read with it.',
    ru: '0.10: если все карты одной масти, открыть раунд можно только старшей; общие приоритеты всё равно читаются с ней.',
  },
  B2: {
    en: '0.10: of several cards of the suit that a line calls for, the higher number. (Option: the one with more actions.)',
    ru: '0.10: из нескольких карт масти, которую называет строка, берётся большее число. (Опция: больше действий.)',
  },
  B3: {
    en: '0.10: the rule about cards of one suit does not bind who follows.',
    ru: '0.10: правило о картах одной масти не касается тех, кто следует за главной картой.',
  },
  B4: {
    en: '0.10: where there is neither starport nor claim, Aggression comes before Mobilization, as listed.',
    ru: '0.10: без космопорта и заявки агрессия идёт раньше мобилизации, как перечислено.',
  },
  B5: {
    en: '0.10: more unbuilt ships than any rival means than every rival. (Option: than some rival.)',
    ru: '0.10: непостроенных кораблей больше, чем у любого соперника, — значит у каждого. (Опция: у какого-нибудь.)',
  },
  B6: {
    en: '0.10: a bot behind in ships builds them at a starport picked at random. (Option: as any other ship.)',
    ru: '0.10: кому не хватает кораблей, строит их в космопорте по жребию. (Опция: как любой другой корабль.)',
  },
  B7: {
    en: '0.10: any legal use of a new action counts; those that cost no place and serve a goal come first. (Options: only these; none.)',
    ru: '0.10: считается любое возможное новое действие; сначала те, что не стоят места и служат цели. (Опции: только они; никакие.)',
  },
  B8: {
    en: '0.10: a card chosen for a new action takes it at its line of the page. (Option: first.)',
    ru: '0.10: карта, выбранная ради нового действия, выполняет его на своей строке страницы. (Опция: сразу.)',
  },
  B9: {
    en: '0.10: a card is exhausted when one of its new actions is used, with all of them, until the chapter ends.',
    ru: '0.10: карта исчерпана, как только применено одно из её новых действий, вместе со всеми, до конца главы.',
  },
  B10: { en: '0.10: Guide of Force Beams is not used.', ru: '0.10: наведение («Силовые лучи») не применяется.' },
  B11: {
    en: '0.10: everything that matches a declared ambition is held back, even if the bot has nothing to win there.',
    ru: '0.10: придерживается всё, что относится к объявленному замыслу, даже если выиграть там нечего.',
  },
  B12: {
    en: '0.10: Fuel pays for whole movements to new claims while claims are wanted. (Option: never.)',
    ru: '0.10: топливо оплачивает целиком перемещения к новым заявкам, пока заявок не хватает. (Опция: никогда.)',
  },
  B13: {
    en: '0.10: Fuel goes to a battle for a declared ambition or for control before claims, to one for an open ambition after them.',
    ru: '0.10: топливо идёт на сражение за объявленный замысел или за правление раньше заявок, на сражение за открытый замысел — после них.',
  },
  B14: {
    en: '0.10: Fuel and Psionics are spent only to have up to two battles; actions of the card are not limited. (Option: all that help.)',
    ru: '0.10: топливо и псионика тратятся, только чтобы сражений стало до двух; действия карты не ограничены. (Опция: всё, что поможет.)',
  },
  B15: {
    en: '0.10: Fuel may make the first battle possible.',
    ru: '0.10: топливо может сделать возможным и первое сражение.',
  },
  B16: {
    en: '0.10: a battle that the Prelude spent tokens on is the first plan of the page while its goal is open and it is favourable. (Option.)',
    ru: '0.10: сражение, на которое прелюдия потратила ресурсы, — первый план страницы, пока цель не достигнута и оно выгодно. (Опция.)',
  },
  B17: {
    en: '0.10: cards on which the most agents are tied are outbid by one. (Option: left alone.)',
    ru: '0.10: карты, где наибольшее число агентов поровну у нескольких, перебиваются на одного. (Опция: не трогать.)',
  },
  B18: {
    en: '0.10: to contend a declared ambition several cards may be Secured; of the other classes of critical cards one.',
    ru: '0.10: ради объявленного замысла можно присвоить несколько карт; из прочих разрядов важнейших карт — одну.',
  },
  B19: {
    en: '0.10: a card that cannot be outbid gets no agents; cards of no class remain candidates.',
    ru: '0.10: на карту, где нельзя перебить, агентов не ставят; карты вне разрядов остаются вариантами.',
  },
  B20: {
    en: '0.10: if the die says to outbid and that cannot be paid, the rival is matched. (Option: the card is left.)',
    ru: '0.10: если кубик велит перебить, а платить нечем, бот сравнивается. (Опция: бросает карту.)',
  },
  B21: {
    en: '0.10: a card that was matched or left gets no more agents in this turn. (Option.)',
    ru: '0.10: на карту, где он сравнялся или которую бросил, в этом ходу агентов больше не ставят. (Опция.)',
  },
  B22: {
    en: '0.10: when the page is read ahead no die is rolled: the lines about defending count as “no”.',
    ru: '0.10: при чтении вперёд кубик не бросают: строки о защите карт считаются ответом «нет».',
  },
  B23: {
    en: '0.10: an Outrage is not risked while the bot is in contention for the declared ambition of the type, whatever would be lost.',
    ru: '0.10: на запрет не идут, пока бот борется за объявленный замысел этого типа, что бы ни терялось.',
  },
  B25: {
    en: '0.10: against no fresh defender no assault die is rolled.',
    ru: '0.10: если неповреждённых защитников нет, кубики тарана не бросают.',
  },
  B26: {
    en: '0.10: a raid rolls raid dice only in the last battle. (Options: as soon as no defending ship, or no fresh one, is left.)',
    ru: '0.10: кубики налёта бросают только в последнем сражении. (Опции: как только нет защитников вовсе или неповреждённых.)',
  },
  B27: {
    en: '0.10: a raid needs the dice, and either better odds or even odds with two battles.',
    ru: '0.10: для налёта нужны кубики и либо перевес, либо равенство при двух сражениях.',
  },
  B28: {
    en: '0.10: to ransack the Court is a goal of its own, after Trophies and raids. (Option: only in passing.)',
    ru: '0.10: разграбить двор — отдельная цель, после трофеев и налёта. (Опция: только попутно.)',
  },
  B29: {
    en: '0.10: a ransack needs dice enough for one battle, by assault through all ships or else by raid; a damaged city first; it promises the city, the agents on the card and, by assault, the ships, after the Outrage.',
    ru: '0.10: чтобы разграбить двор, кубиков должно хватать на одно сражение — тараном через все корабли либо налётом; сначала повреждённый город; он даёт город, агентов с карты и, если тараном, корабли — уже с учётом запрета.',
  },
  B30: {
    en: '0.10: possible Trophies are counted at best, although fewer assault dice are rolled.',
    ru: '0.10: возможные трофеи считаются по лучшему исходу, хотя кубиков тарана бросают меньше.',
  },
  B31: {
    en: '0.10: moves into battle have no regard to the origin, as in 0.5. (Option.)',
    ru: '0.10: перемещаясь в сражение, на систему отправления не смотрят, как и в 0.5. (Опция.)',
  },
  B32: {
    en: '0.10: movements that keep the origin come first, then the fewest actions. (Option: the other way round.)',
    ru: '0.10: сначала перемещения, после которых он продолжает править системой отправления, затем меньше действий. (Опция: наоборот.)',
  },
  B33: {
    en: '0.10: cities go first where the bot has control, then to planets without one of its own.',
    ru: '0.10: города строят сначала там, где бот правит, затем на планетах без его города.',
  },
  B34: {
    en: '0.10: preferences of a line come before the Principles of movement.',
    ru: '0.10: предпочтения строки идут раньше принципов перемещения.',
  },
  B35: {
    en: '0.10: General Priorities ask for effective Vox cards only; the page then takes any critical card.',
    ru: '0.10: общие приоритеты спрашивают только о действенных картах гласа; страница затем берёт любую важнейшую карту.',
  },
  B36: {
    en: '0.10: General Priorities speak of rival cities, the page of rival buildings; both as printed.',
    ru: '0.10: общие приоритеты говорят о чужих городах, страница — о чужих зданиях; то и другое как напечатано.',
  },
  B67: {
    en: '0.10, tough ships: a single hit that is left over goes to a ship that it destroys or damages, else it is lost.',
    ru: '0.10, крепкие корабли: одиночный оставшийся удар достаётся кораблю, который он уничтожит или повредит, иначе пропадает.',
  },
  B68: {
    en: '0.10, Fortress Vaults: slots with one key cost two in raids by people.',
    ru: '0.10, неприступные хранилища: ячейки с одним ключом при налётах людей стоят двух.',
  },
  B69: {
    en: '0.10, Warp Blockades: if the bots with most fresh ships in a gate are tied, nobody controls it.',
    ru: '0.10, блокада врат: если у ботов во вратах поровну неповреждённых кораблей, ими не правит никто.',
  },
  B70: {
    en: '0.10, Strategic Reserves: a type still in the supply at random, into an empty slot.',
    ru: '0.10, стратегический запас: случайный тип из имеющихся в запасе, в пустую ячейку.',
  },
  B71: {
    en: '0.10: beside several people as in 0.5: it has the advantages while it is ahead of none of them.',
    ru: '0.10: при нескольких людях как в 0.5: преимущества есть, пока он не опережает ни одного из них.',
  },
  B72: {
    en: '0.10: of new resources, a type of an undeclared ambition in which the bot is first alone.',
    ru: '0.10: из новых ресурсов — тип необъявленного замысла, где бот единоличный лидер.',
  },
  B73: {
    en: '0.10: a person who declares with Farseers looks at as many cards of the stack as the bot’s hand counter shows; cards at its board are left aside. Where both versions sit at a table it holds for all bots.',
    ru: '0.10: человек, объявивший замысел с картой «Провидцы», смотрит столько карт стопки, сколько на счётчике руки бота; карты у планшета не в счёт. Если за столом обе версии, так для всех ботов.',
  },
  B74: {
    en: '0.10: one ship at a time; then the page is read again.',
    ru: '0.10: корабли по одному; затем страница читается сначала.',
  },
  B75: {
    en: '0.10: for an open ambition battles have the same goals as for a declared one.',
    ru: '0.10: у сражений за открытый замысел те же цели, что и за объявленный.',
  },
  B76: {
    en: '0.10: reading a page ahead never exhausts a card.',
    ru: '0.10: чтение страницы вперёд карту не исчерпывает.',
  },
  B77: {
    en: '0.10: wherever only the Principles of Influence are named: critical cards by class, then the others, then ties.',
    ru: '0.10: где названы просто принципы влияния: важнейшие карты по разрядам, затем прочие, затем равные.',
  },
} as const satisfies Record<string, Readonly<Record<Lang, string>>>
