// What each leader and lore card does, in our own short words.

import type { LeaderId, LoreId } from '../vocabulary.ts'
import type { CardText } from './court-text.ts'

const text = (en: string, ru: string): CardText => ({ en, ru })
const WEAK_EN = (ambition: string) =>
  `winning ${ambition} pays you only second place, without city bonus; second place and ties pay you nothing`
const WEAK_RU = (ambition: string) =>
  `победа в «${ambition}» приносит вам власть лишь второго места, без надбавки за города, а второе место и ничья не приносят ничего`
const clear = (en: string, ru: string): CardText => ({
  en: ` Prelude: give this up to clear ${en} Outrage.`,
  ru: ` Прелюдия: сбросьте, чтобы снять возмущение (${ru}).`,
})

export const LEADER_TEXT: Readonly<Record<LeaderId, CardText>> = {
  LEAD01: text(
    `Beloved: whoever attacks you cannot ransack; if the attacker took a Trophy, you may influence after the battle. Just: ${WEAK_EN('Tyrant')}.`,
    `Всеобщая любовь: нападающий на вас не грабит двор; если он взял трофей, после боя можете влиять. Справедливость: ${WEAK_RU('Тиране')}.`,
  ),
  LEAD02: text(
    'Attuned: copying or pivoting to Tax also gains a Psionic. Cryptic: you start outraged in Material and Fuel.',
    'Настрой: копируя или меняя масть ради налога, получите ещё псионику. Скрытность: вы начинаете с возмущением по материалам и топливу.',
  ),
  LEAD03: text(
    'Insatiable: copying or pivoting to Tax also gains a Fuel. Lavish: after Tycoon is scored, your Fuel is discarded.',
    'Ненасытность: копируя или меняя масть ради налога, получите ещё топливо. Расточительство: после подсчёта «Магната» ваше топливо сбрасывается.',
  ),
  LEAD04: text(
    'Ambitious: whenever you declare, you may gain one token of any type. Callow: you can tax only cities in systems you control, your own too.',
    'Честолюбие: объявив амбицию, можете получить один любой жетон. Неопытность: налог можно брать только с городов в системах под своим контролем, и со своих тоже.',
  ),
  LEAD05: text(
    'Committed: attacking, you must roll two dice on top of those for your ships. Disorganized: you move at most two ships at a time.',
    'Решимость: нападая, вы обязаны бросить два кубика сверх кубиков за корабли. Неорганизованность: за раз летят не больше двух кораблей.',
  ),
  LEAD06: text(
    `Tactical: copying or pivoting to Battle, you may also move just before or after. Violent: ${WEAK_EN('Empath')}.`,
    `Тактика: копируя или меняя масть ради боя, можете лететь прямо до или после него. Свирепость: ${WEAK_RU('Эмпате')}.`,
  ),
  LEAD07: text(
    'Charismatic: copying or pivoting to Secure, you may also influence just before or after. Generous: to declare, give a Guild card to the rival with the least Power.',
    'Обаяние: копируя или меняя масть ради вербовки, можете влиять прямо до или после неё. Щедрость: чтобы объявить амбицию, отдайте карту гильдии сопернику с наименьшей властью.',
  ),
  LEAD08: text(
    'Bold: whenever you declare, you may put one agent on each of any number of Court cards. Paranoid: one agent is not enough to secure a Guild card.',
    'Смелость: объявив амбицию, можете поставить по одному агенту на сколько угодно карт двора. Паранойя: одного агента мало, чтобы завербовать карту гильдии.',
  ),
  LEAD09: text(
    `Learned: after setup draw five lore and keep two. Academic: ${WEAK_EN('Tycoon')}.`,
    `Учёность: после расстановки возьмите пять знаний и оставьте два. Отвлечённость: ${WEAK_RU('Магнате')}.`,
  ),
  LEAD10: text(
    'Ruthless: once per turn, after taxing a city or building a ship at a starport, you may hit that building and repeat the action, even if it is destroyed. Hated: you play without 2 ships and 3 agents.',
    'Безжалостность: раз за ход, взяв налог с города или построив корабль у космопорта, можете нанести этому зданию попадание и повторить действие, даже если оно разрушено. Ненависть: у вас на 2 корабля и 3 агента меньше.',
  ),
  LEAD11: text(
    'Tricky: attacking, you may reroll one raid die per type of token you have, once per roll. Wary: attacking, you cannot roll more assault dice than skirmish dice.',
    'Хитрость: нападая, раз за бросок можете перебросить столько кубиков налёта, сколько у вас видов жетонов. Осторожность: нападая, нельзя бросать больше кубиков штурма, чем перестрелки.',
  ),
  LEAD12: text(
    'Connected: declaring an ambition that has no marker, you secure the top card of the Court deck. Influential: copying or pivoting to Influence, you may influence twice. Proud: you gain Power only for first places that you do not share.',
    'Связи: объявив амбицию, на которой нет маркера, завербуйте верхнюю карту колоды двора. Влиятельность: копируя или меняя масть ради влияния, можете влиять дважды. Гордость: власть вам приносит только единоличное первое место.',
  ),
  LEAD13: text(
    'Decentralized: you play without two cities; the slots they covered stay open. Inspiring: where you have ships, you may tax rival cities without control, and empty building slots as if they were your cities. Principled: you cannot tax your own cities.',
    'Рассредоточение: у вас на два города меньше, ячейки под ними открыты. Вдохновение: где стоят ваши корабли, можно брать налог с чужих городов без контроля и с пустых мест для построек, как со своих городов. Принципы: со своих городов налог брать нельзя.',
  ),
  LEAD14: text(
    'Mythic: after taxing a city you may lay one of your tokens on its planet; it has that type from then on and cannot be changed again. Ancient: you catapult when a move starts in a gate, not from starports.',
    'Миф: взяв налог с города, можете положить свой жетон на его планету; с этих пор она этого типа, и снова изменить её нельзя. Древность: катапульта у вас действует при вылете из врат, а не от космопортов.',
  ),
  LEAD15: text(
    'Firebrand: copying or pivoting to Tax also gains a Weapon. Irregular: when you intercept an attacker, it suffers one hit per Weapon token and card of yours instead of one per fresh ship; then you discard a Weapon token.',
    'Подстрекательство: копируя или меняя масть ради налога, получите ещё оружие. Ополчение: перехватив нападающего, вы наносите ему по попаданию не за целые корабли, а за каждый свой жетон и карту оружия; затем сбросьте жетон оружия.',
  ),
  LEAD16: text(
    'Resilient: after each battle you fought, attacking or defending, repair a ship of yours there for each starport of any colour in systems you control. Greedy: you start outraged in Material.',
    'Стойкость: после каждого боя, в нападении и в защите, почините там по своему кораблю за каждый космопорт любого цвета в системах под вашим контролем. Жадность: вы начинаете с возмущением по материалам.',
  ),
}

const vision = clear('Psionic', 'псионика')
const trust = clear('Relic', 'реликвия')
const weapon = clear('Weapon', 'оружие')
const charm = clear('Material and Fuel', 'материалы и топливо')

export const LORE_TEXT: Readonly<Record<LoreId, CardText>> = {
  L01: text(
    'Summon (instead of Build), once per turn: build a ship at a city of any colour in a system you control.',
    'Призыв (вместо постройки), раз за ход: постройте корабль у города любого цвета в системе под вашим контролем.',
  ),
  L02: text(
    'Fire Rifles (instead of Battle): from a system roll up to one skirmish die per fresh ship of yours there, six at most, against one rival in a neighbouring system: a hit per symbol, ships first. It is no battle, but what falls is your Trophy, and a city brings Outrage and Ransack.',
    'Огонь из ружей (вместо боя): бросьте до одного кубика перестрелки за каждый свой целый корабль в системе, не больше шести, по одному сопернику в соседней системе; попадания сначала в корабли. Это не бой, но уничтоженное становится вашим трофеем, а город влечёт возмущение и ограбление двора.',
  ),
  L03: text(
    'After each Move of yours, some of the fresh ships that just moved, all from one system, may move once more.',
    'После каждого вашего движения часть только что летевших целых кораблей, все из одной системы, может лететь ещё раз.',
  ),
  L04: text(
    'When you defend, rolls with assault dice get one more intercept.',
    'Когда вы защищаетесь, броски со штурмом получают ещё один перехват.',
  ),
  L05: text(
    'Your ships are always built fresh. Where you defend with a fresh starport, raid dice are barred.',
    'Ваши корабли всегда строятся целыми. Там, где есть ваш целый космопорт, налёт запрещён.',
  ),
  L06: text(
    'Attacking with no damaged ship of yours in the system when the battle begins, ignore one rolled intercept.',
    'Если в начале боя среди ваших нападающих нет повреждённых, не учитывайте один выпавший перехват.',
  ),
  L07: text(
    'After a battle you started, repair one of your attacking ships.',
    'После начатого вами боя почините один свой корабль из нападавших.',
  ),
  L08: text(
    'You may build starports in gates, one per gate. When rival ships enter a gate that you control and where your starport is fresh, you capture an agent of theirs from the supply.',
    'Можно строить космопорты во вратах, по одному на врата. Когда чужие корабли влетают во врата под вашим контролем, где ваш космопорт цел, возьмите в плен агента соперника из его запаса.',
  ),
  L09: text(
    'You may build a city outside the slots of a planet, one per planet, by spending a token of the planet’s type besides the action.',
    'На планете можно построить город вне её мест, по одному на планету, потратив сверх действия жетон её типа.',
  ),
  L10: text(
    'Nurture (instead of Build): tax one of your cities. Prune (instead of Repair): replace a starport of yours in a slot with a city, or a city with a starport; damage stays.',
    'Взращивание (вместо постройки): налог со своего города. Перестройка (вместо ремонта): замените свой космопорт на месте постройки городом или город космопортом; повреждение остаётся.',
  ),
  L11: text(
    'You may build cities in gates, one per gate. Such a city has the types of all planets of its cluster that have cities: whoever taxes it chooses one, whoever destroys it provokes Outrage of all.',
    'Можно строить города во вратах, по одному на врата. Такой город имеет типы всех планет сектора, где есть города: берущий налог выбирает один, а разрушивший получает возмущение по всем.',
  ),
  L12: text(
    'When you defend with a fresh ship, the attacker suffers a hit before choosing dice.',
    'Когда вы защищаетесь с целым кораблём, нападающий получает попадание до выбора кубиков.',
  ),
  L13: text('One more resource slot, four keys to raid.', 'Ещё одна ячейка ресурсов, четыре ключа для налёта.'),
  L14: text(
    'Attacking, you may reroll one assault die per fresh attacking ship, once per roll.',
    'Нападая, раз за бросок можете перебросить столько кубиков штурма, сколько у вас целых нападающих кораблей.',
  ),
  L15: text(
    'When you defend, fresh ships of yours in neighbouring systems may move in before the dice are chosen.',
    'Когда вы защищаетесь, ваши целые корабли из соседних систем могут прилететь до выбора кубиков.',
  ),
  L16: text(
    'Guide (instead of Move): move any ships, of whatever colour, from a system with a fresh starport of yours to one neighbouring system, or from that one to it.',
    'Наведение (вместо движения): переведите любые корабли, какого бы цвета они ни были, из системы с вашим целым космопортом в одну соседнюю или из соседней в неё.',
  ),
  L17: text(
    'Attacking where the defender has no building, you may still take one of your dice as a raid die.',
    'Нападая там, где у защитника нет зданий, всё же можете взять один из кубиков кубиком налёта.',
  ),
  L18: text(
    'Martyr (instead of Move): return a fresh ship of yours; destroy one rival ship in the same system as your Trophy.',
    'Самопожертвование (вместо движения): верните в запас свой целый корабль и уничтожьте один чужой в той же системе; он станет вашим трофеем.',
  ),
  L19: text(
    `While Empath is declared, reroll any dice once per roll.${vision.en}`,
    `Пока объявлен «Эмпат», раз за бросок перебросьте любые кубики.${vision.ru}`,
  ),
  L20: text(
    'While Empath is declared, you may tax rival cities without control (no captive), and build ships at rival starports and catapult from them, as if they were yours.',
    'Пока объявлен «Эмпат», с чужих городов можно брать налог без контроля (но и без пленника), а у чужих космопортов строить корабли и вылетать с катапультой, как у своих.',
  ),
  L21: text(
    `While Keeper is declared, a rival who has a type cannot steal that type from you.${trust.en}`,
    `Пока объявлен «Хранитель», соперник не может украсть у вас тип, который у него уже есть.${trust.ru}`,
  ),
  L22: text(
    'While Keeper is declared, a Guild card of yours cannot be stolen as long as you have a token of its suit.',
    'Пока объявлен «Хранитель», вашу карту гильдии нельзя украсть, если у вас есть жетон её масти.',
  ),
  L23: text(
    `While Warlord is declared, you may tax a city any number of times.${weapon.en}`,
    `Пока объявлен «Полководец», налог с города можно брать сколько угодно раз.${weapon.ru}`,
  ),
  L24: text(
    'While Warlord is declared, you may return Trophies in your Prelude: each buys you one Influence.',
    'Пока объявлен «Полководец», в прелюдии можно возвращать трофеи: за каждый одно влияние.',
  ),
  L25: text(
    `While Tyrant is declared, you may return captives in your Prelude: each buys you one Secure.${weapon.en}`,
    `Пока объявлен «Тиран», в прелюдии можно возвращать пленников: за каждого одна вербовка.${weapon.ru}`,
  ),
  L26: text(
    'Annex (instead of Build), while Tyrant is declared: replace a rival building in a system you control with one of yours of the same kind; damage stays, there is no Outrage.',
    'Присвоение (вместо постройки), пока объявлен «Тиран»: замените чужое здание в системе под вашим контролем своим того же вида; повреждение остаётся, возмущения нет.',
  ),
  L27: text(
    'Prelude, as its very first action, while Tycoon is declared: discard all your Material and Fuel tokens to declare an ambition that has no marker; the lead card keeps its number.',
    'Прелюдия, самым первым действием, пока объявлен «Магнат»: сбросьте все свои жетоны материалов и топлива и объявите амбицию, на которой нет маркера; ведущая карта сохраняет номер.',
  ),
  L28: text(
    `Prelude, while Tycoon is declared: discard Material and Fuel tokens and gain as many tokens of any types.${charm.en}`,
    `Прелюдия, пока объявлен «Магнат»: сбрасывайте жетоны материалов и топлива и получайте столько же жетонов любых типов.${charm.ru}`,
  ),
}
