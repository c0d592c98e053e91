// What each leader and lore card does, in our own short words.

import type { Lang } from '@understudy/procedure'
import type { LeaderId, LoreId } from '../vocabulary.ts'
import type { CardText } from './court-text.ts'

const WEAK_EN = (ambition: string) =>
  `winning ${ambition} pays you only second place, without city bonus; second place and ties pay you nothing`
const WEAK_RU = (ambition: string) =>
  `победа в замысле «${ambition}» приносит вам власть лишь второго места, без надбавки за города, а второе место и равенство не приносят ничего`
const clear = ({ en, ru }: Readonly<Record<Lang, string>>): CardText => ({
  en: ` Prelude: give this up to clear ${en} Outrage.`,
  ru: ` Прелюдия: сбросьте, чтобы снять запрет (${ru}).`,
})

export const LEADER_TEXT: Readonly<Record<LeaderId, CardText>> = {
  LEAD01: {
    en: `Beloved: whoever attacks you cannot ransack; if the attacker took a Trophy, you may influence after the battle. Just: ${WEAK_EN('Tyrant')}.`,
    ru: `Всеобщая любовь: нападающий на вас не разграбляет двор; если он взял трофей, после сражения можете влиять. Справедливость: ${WEAK_RU('Тиран')}.`,
  },
  LEAD02: {
    en: 'Attuned: copying or pivoting to Tax also gains a Psionic. Cryptic: you start outraged in Material and Fuel.',
    ru: 'Настрой: копируя или меняя масть ради сбора налогов, получите ещё псионику. Скрытность: вы начинаете с запретом на материалы и топливо.',
  },
  LEAD03: {
    en: 'Insatiable: copying or pivoting to Tax also gains a Fuel. Lavish: after Tycoon is scored, your Fuel is discarded.',
    ru: 'Ненасытность: копируя или меняя масть ради сбора налогов, получите ещё топливо. Расточительство: после подсчёта «Магната» ваше топливо сбрасывается.',
  },
  LEAD04: {
    en: 'Ambitious: whenever you declare, you may gain one token of any type. Callow: you can tax only cities in systems you control, your own too.',
    ru: 'Честолюбие: объявив замысел, можете получить один любой ресурс. Неопытность: налоги можно собирать только с городов в системах, которыми вы правите, и со своих тоже.',
  },
  LEAD05: {
    en: 'Committed: attacking, you must roll two dice on top of those for your ships. Disorganized: you move at most two ships at a time.',
    ru: 'Решимость: нападая, вы обязаны бросить два кубика сверх кубиков за корабли. Неорганизованность: за раз перемещаются не больше двух кораблей.',
  },
  LEAD06: {
    en: `Tactical: copying or pivoting to Battle, you may also move just before or after. Violent: ${WEAK_EN('Empath')}.`,
    ru: `Тактика: копируя или меняя масть ради сражения, можете переместиться прямо до или после него. Свирепость: ${WEAK_RU('Эмпат')}.`,
  },
  LEAD07: {
    en: 'Charismatic: copying or pivoting to Secure, you may also influence just before or after. Generous: to declare, give a Guild card to the rival with the least Power.',
    ru: 'Обаяние: копируя или меняя масть ради присвоения, можете влиять прямо до или после неё. Щедрость: чтобы объявить замысел, отдайте карту гильдии сопернику с наименьшей властью.',
  },
  LEAD08: {
    en: 'Bold: whenever you declare, you may put one agent on each of any number of Court cards. Paranoid: one agent is not enough to secure a Guild card.',
    ru: 'Смелость: объявив замысел, можете поставить по одному агенту на сколько угодно карт двора. Паранойя: одного агента мало, чтобы присвоить карту гильдии.',
  },
  LEAD09: {
    en: `Learned: after setup draw five lore and keep two. Academic: ${WEAK_EN('Tycoon')}.`,
    ru: `Учёность: после подготовки возьмите пять знаний и оставьте два. Отвлечённость: ${WEAK_RU('Магнат')}.`,
  },
  LEAD10: {
    en: 'Ruthless: once per turn, after taxing a city or building a ship at a starport, you may hit that building and repeat the action, even if it is destroyed. Hated: you play without 2 ships and 3 agents.',
    ru: 'Безжалостность: раз за ход, собрав налоги с города или построив корабль у космопорта, можете нанести этому зданию удар и повторить действие, даже если оно разрушено. Ненависть: у вас на 2 корабля и 3 агента меньше.',
  },
  LEAD11: {
    en: 'Tricky: attacking, you may reroll one raid die per type of token you have, once per roll. Wary: attacking, you cannot roll more assault dice than skirmish dice.',
    ru: 'Хитрость: нападая, раз за бросок можете перебросить столько кубиков налёта, сколько у вас видов ресурсов. Осторожность: нападая, нельзя бросать больше кубиков тарана, чем перестрелки.',
  },
  LEAD12: {
    en: 'Connected: declaring an ambition that has no marker, you secure the top card of the Court deck. Influential: copying or pivoting to Influence, you may influence twice. Proud: you gain Power only for first places that you do not share.',
    ru: 'Связи: объявив замысел, на котором нет маркера, присвойте верхнюю карту колоды двора. Влиятельность: копируя или меняя масть ради влияния, можете влиять дважды. Гордость: власть вам приносит только единоличное первое место.',
  },
  LEAD13: {
    en: 'Decentralized: you play without two cities; the slots they covered stay open. Inspiring: where you have ships, you may tax rival cities without control, and empty building slots as if they were your cities. Principled: you cannot tax your own cities.',
    ru: 'Рассредоточение: у вас на два города меньше, ячейки под ними открыты. Вдохновение: где стоят ваши корабли, можно собирать налоги с чужих городов, не правя там, и с пустых ячеек для строительства, как со своих городов. Принципы: со своих городов налоги собирать нельзя.',
  },
  LEAD14: {
    en: 'Mythic: after taxing a city you may lay one of your tokens on its planet; it has that type from then on and cannot be changed again. Ancient: you catapult when a move starts in a gate, not from starports.',
    ru: 'Миф: собрав налоги с города, можете положить свой ресурс на его планету; с этих пор она этого типа, и снова изменить её нельзя. Древность: гиперпрыжок у вас начинается из врат, а не от космопортов.',
  },
  LEAD15: {
    en: 'Firebrand: copying or pivoting to Tax also gains a Weapon. Irregular: when you intercept an attacker, it suffers one hit per Weapon token and card of yours instead of one per fresh ship; then you discard a Weapon token.',
    ru: 'Подстрекательство: копируя или меняя масть ради сбора налогов, получите ещё оружие. Ополчение: за символ перехвата вы наносите нападающему по удару не за неповреждённые корабли, а за каждый свой ресурс и карту оружия; затем сбросьте одно оружие.',
  },
  LEAD16: {
    en: 'Resilient: after each battle you fought, attacking or defending, repair a ship of yours there for each starport of any colour in systems you control. Greedy: you start outraged in Material.',
    ru: 'Стойкость: после каждого сражения, в нападении и в защите, почините там по своему кораблю за каждый космопорт любого цвета в системах, которыми вы правите. Жадность: вы начинаете с запретом на материалы.',
  },
}

const vision = clear({ en: 'Psionic', ru: 'псионика' })
const trust = clear({ en: 'Relic', ru: 'реликвии' })
const weapon = clear({ en: 'Weapon', ru: 'оружие' })
const charm = clear({ en: 'Material and Fuel', ru: 'материалы и топливо' })

export const LORE_TEXT: Readonly<Record<LoreId, CardText>> = {
  L01: {
    en: 'Summon (instead of Build), once per turn: build a ship at a city of any colour in a system you control.',
    ru: 'Призыв (вместо строительства), раз за ход: постройте корабль у города любого цвета в системе, которой вы правите.',
  },
  L02: {
    en: 'Fire Rifles (instead of Battle): from a system roll up to one skirmish die per fresh ship of yours there, six at most, against one rival in a neighbouring system: a hit per symbol, ships first. It is no battle, but what falls is your Trophy, and a city brings Outrage and Ransack.',
    ru: 'Огонь из ружей (вместо сражения): бросьте до одного кубика перестрелки за каждый свой неповреждённый корабль в системе, не больше шести, по одному сопернику в соседней системе; удары сначала получают корабли. Это не сражение, но уничтоженное становится вашим трофеем, а город влечёт запрет и разграбление двора.',
  },
  L03: {
    en: 'After each Move of yours, some of the fresh ships that just moved, all from one system, may move once more.',
    ru: 'После каждого вашего перемещения часть только что перемещённых неповреждённых кораблей, все из одной системы, может переместиться ещё раз.',
  },
  L04: {
    en: 'When you defend, rolls with assault dice get one more intercept.',
    ru: 'Когда вы защищаетесь, броски с тараном получают ещё один символ перехвата.',
  },
  L05: {
    en: 'Your ships are always built fresh. Where you defend with a fresh starport, raid dice are barred.',
    ru: 'Ваши корабли всегда строятся неповреждёнными. Там, где есть ваш неповреждённый космопорт, кубики налёта бросать нельзя.',
  },
  L06: {
    en: 'Attacking with no damaged ship of yours in the system when the battle begins, ignore one rolled intercept.',
    ru: 'Если в начале сражения среди ваших нападающих нет повреждённых, не учитывайте один выпавший символ перехвата.',
  },
  L07: {
    en: 'After a battle you started, repair one of your attacking ships.',
    ru: 'После начатого вами сражения почините один свой корабль из нападавших.',
  },
  L08: {
    en: 'You may build starports in gates, one per gate. When rival ships enter a gate that you control and where your starport is fresh, you capture an agent of theirs from the supply.',
    ru: 'Можно строить космопорты во вратах, по одному на врата. Когда чужие корабли входят во врата, которыми вы правите, где ваш космопорт не повреждён, возьмите в плен агента соперника из его запаса.',
  },
  L09: {
    en: 'You may build a city outside the slots of a planet, one per planet, by spending a token of the planet’s type besides the action.',
    ru: 'На планете можно построить город вне её ячеек, по одному на планету, потратив сверх действия ресурс её типа.',
  },
  L10: {
    en: 'Nurture (instead of Build): tax one of your cities. Prune (instead of Repair): replace a starport of yours in a slot with a city, or a city with a starport; damage stays.',
    ru: 'Взращивание (вместо строительства): соберите налоги со своего города. Перестройка (вместо починки): замените свой космопорт в ячейке для строительства городом или город космопортом; повреждение остаётся.',
  },
  L11: {
    en: 'You may build cities in gates, one per gate. Such a city has the types of all planets of its cluster that have cities: whoever taxes it chooses one, whoever destroys it provokes Outrage of all.',
    ru: 'Можно строить города во вратах, по одному на врата. Такой город имеет типы всех планет региона, где есть города: собирающий налоги выбирает один, а на разрушившего накладываются запреты на все.',
  },
  L12: {
    en: 'When you defend with a fresh ship, the attacker suffers a hit before choosing dice.',
    ru: 'Когда вы защищаетесь с неповреждённым кораблём, нападающий получает удар до выбора кубиков.',
  },
  L13: { en: 'One more resource slot, four keys to raid.', ru: 'Ещё одна ячейка ресурсов, четыре ключа для налёта.' },
  L14: {
    en: 'Attacking, you may reroll one assault die per fresh attacking ship, once per roll.',
    ru: 'Нападая, раз за бросок можете перебросить столько кубиков тарана, сколько у вас неповреждённых нападающих кораблей.',
  },
  L15: {
    en: 'When you defend, fresh ships of yours in neighbouring systems may move in before the dice are chosen.',
    ru: 'Когда вы защищаетесь, ваши неповреждённые корабли из соседних систем могут переместиться туда до выбора кубиков.',
  },
  L16: {
    en: 'Guide (instead of Move): move any ships, of whatever colour, from a system with a fresh starport of yours to one neighbouring system, or from that one to it.',
    ru: 'Наведение (вместо перемещения): переместите любые корабли, какого бы цвета они ни были, из системы с вашим неповреждённым космопортом в одну соседнюю или из соседней в неё.',
  },
  L17: {
    en: 'Attacking where the defender has no building, you may still take one of your dice as a raid die.',
    ru: 'Нападая там, где у защитника нет зданий, всё же можете взять один из кубиков кубиком налёта.',
  },
  L18: {
    en: 'Martyr (instead of Move): return a fresh ship of yours; destroy one rival ship in the same system as your Trophy.',
    ru: 'Самопожертвование (вместо перемещения): верните в запас свой неповреждённый корабль и уничтожьте один чужой в той же системе; он станет вашим трофеем.',
  },
  L19: {
    en: `While Empath is declared, reroll any dice once per roll.${vision.en}`,
    ru: `Пока объявлен «Эмпат», раз за бросок перебросьте любые кубики.${vision.ru}`,
  },
  L20: {
    en: 'While Empath is declared, you may tax rival cities without control (no captive), and build ships at rival starports and catapult from them, as if they were yours.',
    ru: 'Пока объявлен «Эмпат», с чужих городов можно собирать налоги, не правя там (но и без пленника), а у чужих космопортов строить корабли и начинать от них гиперпрыжок, как у своих.',
  },
  L21: {
    en: `While Keeper is declared, a rival who has a type cannot steal that type from you.${trust.en}`,
    ru: `Пока объявлен «Хранитель», соперник не может украсть у вас тип, который у него уже есть.${trust.ru}`,
  },
  L22: {
    en: 'While Keeper is declared, a Guild card of yours cannot be stolen as long as you have a token of its suit.',
    ru: 'Пока объявлен «Хранитель», вашу карту гильдии нельзя украсть, если у вас есть ресурс её масти.',
  },
  L23: {
    en: `While Warlord is declared, you may tax a city any number of times.${weapon.en}`,
    ru: `Пока объявлен «Полководец», налоги с города можно собирать сколько угодно раз.${weapon.ru}`,
  },
  L24: {
    en: 'While Warlord is declared, you may return Trophies in your Prelude: each buys you one Influence.',
    ru: 'Пока объявлен «Полководец», в прелюдии можно возвращать трофеи: за каждый одно влияние.',
  },
  L25: {
    en: `While Tyrant is declared, you may return captives in your Prelude: each buys you one Secure.${weapon.en}`,
    ru: `Пока объявлен «Тиран», в прелюдии можно возвращать пленников: за каждого одно присвоение.${weapon.ru}`,
  },
  L26: {
    en: 'Annex (instead of Build), while Tyrant is declared: replace a rival building in a system you control with one of yours of the same kind; damage stays, there is no Outrage.',
    ru: 'Аннексия (вместо строительства), пока объявлен «Тиран»: замените чужое здание в системе, которой вы правите, своим того же вида; повреждение остаётся, запрета нет.',
  },
  L27: {
    en: 'Prelude, as its very first action, while Tycoon is declared: discard all your Material and Fuel tokens to declare an ambition that has no marker; the lead card keeps its number.',
    ru: 'Прелюдия, самым первым действием, пока объявлен «Магнат»: сбросьте все свои материалы и топливо и объявите замысел, на котором нет маркера; главная карта сохраняет номер.',
  },
  L28: {
    en: `Prelude, while Tycoon is declared: discard Material and Fuel tokens and gain as many tokens of any types.${charm.en}`,
    ru: `Прелюдия, пока объявлен «Магнат»: сбрасывайте материалы и топливо и получайте столько же ресурсов любых типов.${charm.ru}`,
  },
}
