// What each leader and lore card does, in our own short words.

import type { LeaderId, LoreId } from '../vocabulary.ts'
import type { CardText } from './court-text.ts'

const text = (en: string, ru: string): CardText => ({ en, ru })
const WEAK_EN = (ambition: string) => `winning ${ambition} pays you only second place, and second place nothing`
const WEAK_RU = (ambition: string) => `победа в «${ambition}» даёт вам только второе место, а второе место ничего`
const clear = (en: string, ru: string): CardText => ({
  en: ` Prelude: give this up to clear ${en} Outrage.`,
  ru: ` Прелюдия: сбросьте, чтобы снять возмущение (${ru}).`,
})

export const LEADER_TEXT: Readonly<Record<LeaderId, CardText>> = {
  LEAD01: text(
    `Beloved: your attackers cannot ransack; if one takes a Trophy from you, influence afterwards. Just: ${WEAK_EN('Tyrant')}.`,
    `Всеобщая любовь: нападающие на вас не грабят двор; если они взяли трофей, после боя можете влиять. Справедливость: ${WEAK_RU('Тиране')}.`,
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
    'Ambitious: when you declare, you may gain any token. Callow: you can tax only in systems you control.',
    'Честолюбие: объявляя амбицию, можете получить любой жетон. Неопытность: налог можно брать только под своим контролем.',
  ),
  LEAD05: text(
    'Committed: your attacks roll two more dice. Disorganized: at most two ships move together.',
    'Решимость: нападая, бросайте на два кубика больше. Неорганизованность: вместе летят не больше двух кораблей.',
  ),
  LEAD06: text(
    `Tactical: copying or pivoting to Battle, you may also move just before or after. Violent: ${WEAK_EN('Empath')}.`,
    `Тактика: копируя или меняя масть ради боя, можете лететь прямо до или после него. Свирепость: ${WEAK_RU('Эмпате')}.`,
  ),
  LEAD07: text(
    'Charismatic: copying or pivoting to Secure, you may also influence just before or after. Generous: each declaration costs a Guild card, given to the rival with the least Power.',
    'Обаяние: копируя или меняя масть ради вербовки, можете влиять прямо до или после неё. Щедрость: каждое объявление стоит карты гильдии в пользу слабейшего соперника.',
  ),
  LEAD08: text(
    'Bold: when you declare, put an agent on each of any Court cards. Paranoid: one agent is not enough to secure a Guild card.',
    'Смелость: объявляя амбицию, поставьте по агенту на любые карты двора. Паранойя: одного агента мало, чтобы завербовать карту гильдии.',
  ),
  LEAD09: text(
    `Learned: after setup draw five lore and keep two. Academic: ${WEAK_EN('Tycoon')}.`,
    `Учёность: после расстановки возьмите пять знаний и оставьте два. Отвлечённость: ${WEAK_RU('Магнате')}.`,
  ),
  LEAD10: text(
    'Ruthless: once per turn, after taxing a city or building a ship, you may hit that building and repeat the action. Hated: you start without 2 ships and 3 agents.',
    'Безжалостность: раз за ход, взяв налог или построив корабль, можете повредить это здание и повторить действие. Ненависть: у вас на 2 корабля и 3 агента меньше.',
  ),
  LEAD11: text(
    'Tricky: attacking, reroll up to one raid die per type of token you have. Wary: assault dice may not outnumber skirmish dice.',
    'Хитрость: нападая, перебросьте столько кубиков налёта, сколько у вас видов жетонов. Осторожность: кубиков штурма не больше, чем перестрелки.',
  ),
  LEAD12: text(
    'Connected: declaring an undeclared ambition secures the top Court card. Influential: copying or pivoting to Influence, you may influence twice. Proud: only a first place alone pays you.',
    'Связи: объявив ещё не объявленную амбицию, завербуйте верхнюю карту двора. Влиятельность: копируя или меняя масть ради влияния, можете влиять дважды. Гордость: вам платит только единоличное первое место.',
  ),
  LEAD13: text(
    'Decentralized: you start without two cities. Inspiring: where you have ships, tax rival cities without control and empty slots like cities. Principled: you cannot tax your own cities.',
    'Рассредоточение: у вас на два города меньше. Вдохновение: где стоят ваши корабли, берите налог с чужих городов без контроля и с пустых мест. Принципы: со своих городов налог не берут.',
  ),
  LEAD14: text(
    'Mythic: after taxing a city you may lay one of your tokens on its planet, which takes that type for good. Ancient: gates give you the Catapult, starports do not.',
    'Миф: взяв налог, можете положить свой жетон на планету, и она навсегда получит его тип. Древность: катапульту вам дают врата, а не космопорты.',
  ),
  LEAD15: text(
    'Firebrand: copying or pivoting to Tax also gains a Weapon. Irregular: intercepted attackers suffer a hit per Weapon icon of yours, then you discard a Weapon.',
    'Подстрекательство: копируя или меняя масть ради налога, получите ещё оружие. Ополчение: перехваченный враг получает попадание за каждый ваш значок оружия, затем вы сбрасываете оружие.',
  ),
  LEAD16: text(
    'Resilient: after your battles, repair a ship there for each starport in systems you control. Greedy: you start outraged in Material.',
    'Стойкость: после ваших боёв чините там по кораблю за каждый космопорт под вашим контролем. Жадность: вы начинаете с возмущением по материалам.',
  ),
}

const vision = clear('Psionic', 'псионика')
const trust = clear('Relic', 'реликвия')
const weapon = clear('Weapon', 'оружие')
const charm = clear('Material and Fuel', 'материалы и топливо')

export const LORE_TEXT: Readonly<Record<LoreId, CardText>> = {
  L01: text(
    'Summon (instead of Build), once per turn: a ship at any city in a system you control.',
    'Призыв (вместо постройки), раз за ход: корабль у любого города под вашим контролем.',
  ),
  L02: text(
    'Fire Rifles (instead of Battle): a skirmish die per fresh ship of a system against a rival next to it; not a battle.',
    'Огонь из ружей (вместо боя): по кубику перестрелки за целый корабль системы, по сопернику в соседней; это не бой.',
  ),
  L03: text(
    'After a move, one group of the fresh ships that moved may move once more.',
    'После движения одна группа летевших целых кораблей может лететь ещё раз.',
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
    'Attacking without damaged ships, ignore one rolled intercept.',
    'Нападая без повреждённых кораблей, не учитывайте один выпавший перехват.',
  ),
  L07: text(
    'After a battle you started, repair one of your attacking ships.',
    'После начатого вами боя почините один свой корабль из нападавших.',
  ),
  L08: text(
    'You may build a starport in a gate, one per gate. Rivals entering a gate you control with your fresh starport lose an agent to you.',
    'Можно строить космопорт во вратах, один на врата. Соперник, влетая во врата под вашим контролем с целым космопортом, отдаёт вам агента в плен.',
  ),
  L09: text(
    'You may build one city outside the slots of each planet, for an extra token of its type.',
    'На планете можно построить один город сверх мест за ещё один жетон её типа.',
  ),
  L10: text(
    'Nurture (instead of Build): tax one of your cities. Prune (instead of Repair): turn a starport of yours into a city, or the reverse.',
    'Взращивание (вместо постройки): налог со своего города. Перестройка (вместо ремонта): свой космопорт становится городом или наоборот.',
  ),
  L11: text(
    'You may build a city in a gate, one per gate; it has the types of all planets of its cluster that have cities.',
    'Можно строить город во вратах, один на врата; его типы — типы планет сектора, где есть города.',
  ),
  L12: text(
    'When you defend with a fresh ship, the attacker suffers a hit before choosing dice.',
    'Когда вы защищаетесь с целым кораблём, нападающий получает попадание до выбора кубиков.',
  ),
  L13: text('One more resource slot, four keys to raid.', 'Ещё одна ячейка ресурсов, четыре ключа для налёта.'),
  L14: text(
    'Attacking, reroll up to one assault die per fresh attacking ship.',
    'Нападая, перебросьте столько кубиков штурма, сколько у вас целых кораблей.',
  ),
  L15: text(
    'When you defend, fresh ships next door may join before the dice are chosen.',
    'Когда вы защищаетесь, целые корабли по соседству могут прилететь до выбора кубиков.',
  ),
  L16: text(
    'Guide (instead of Move): shift any ships between your fresh starport’s system and a neighbour.',
    'Наведение (вместо движения): переведите любые корабли между системой с вашим целым космопортом и соседней.',
  ),
  L17: text(
    'Where the defender has no building, one of your dice may be a raid die.',
    'Где у защитника нет зданий, один ваш кубик может быть налётом.',
  ),
  L18: text(
    'Martyr (instead of Move): give up a fresh ship to destroy a rival ship there.',
    'Самопожертвование (вместо движения): отдайте целый корабль, чтобы уничтожить чужой там же.',
  ),
  L19: text(
    `While Empath is declared, reroll any dice once per roll.${vision.en}`,
    `Пока объявлен «Эмпат», раз за бросок перебросьте любые кубики.${vision.ru}`,
  ),
  L20: text(
    'While Empath is declared, rival cities and starports serve you like your own.',
    'Пока объявлен «Эмпат», чужие города и космопорты служат вам как свои.',
  ),
  L21: text(
    `While Keeper is declared, a rival who has a type cannot steal that type from you.${trust.en}`,
    `Пока объявлен «Хранитель», соперник не может украсть у вас тип, который у него уже есть.${trust.ru}`,
  ),
  L22: text(
    'While Keeper is declared, your Guild cards are safe beside a token of their suit.',
    'Пока объявлен «Хранитель», ваши карты гильдий в безопасности рядом с жетоном их масти.',
  ),
  L23: text(
    `While Warlord is declared, you may tax a city any number of times.${weapon.en}`,
    `Пока объявлен «Полководец», налог с города можно брать сколько угодно раз.${weapon.ru}`,
  ),
  L24: text(
    'While Warlord is declared, return Trophies in your Prelude: an Influence for each.',
    'Пока объявлен «Полководец», возвращайте трофеи в прелюдии: влияние за каждый.',
  ),
  L25: text(
    `While Tyrant is declared, return captives in your Prelude: a Secure for each.${weapon.en}`,
    `Пока объявлен «Тиран», возвращайте пленников в прелюдии: вербовка за каждого.${weapon.ru}`,
  ),
  L26: text(
    'Annex (instead of Build), while Tyrant is declared: replace a rival building you control by your own.',
    'Присвоение (вместо постройки), пока объявлен «Тиран»: замените чужое здание под вашим контролем своим.',
  ),
  L27: text(
    'Prelude, first of all, while Tycoon is declared: discard all Material and Fuel to declare an undeclared ambition.',
    'Прелюдия, прежде всего остального, пока объявлен «Магнат»: сбросьте все материалы и топливо и объявите ещё не объявленную амбицию.',
  ),
  L28: text(
    `Prelude, while Tycoon is declared: exchange Material and Fuel for other tokens, one for one.${charm.en}`,
    `Прелюдия, пока объявлен «Магнат»: меняйте материалы и топливо на другие жетоны, один к одному.${charm.ru}`,
  ),
}
