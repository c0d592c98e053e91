// What each Court card does, in our own short words.

import type { CourtId } from '../vocabulary.ts'

export interface CardText {
  readonly en: string
  readonly ru: string
}

const loyal = (en: string, ru: string, more: CardText = { en: '', ru: '' }): CardText => ({
  en: `Outrage does not take this card. You may spend any token as ${en}, even while outraged.${more.en}`,
  ru: `Возмущение не отнимает эту карту. Любой жетон можно тратить как ${ru}, даже при возмущении.${more.ru}`,
})
const union = (en: string, ru: string): CardText => ({
  en: `Prelude: lay this on any face-up ${en} card of the round; when the round ends, you take that card into your hand.`,
  ru: `Прелюдия: положите на любую открытую карту раунда масти «${ru}»; в конце раунда заберите её на руку.`,
})
const cartel = (en: string, ru: string): CardText => ({
  en: `The ${en} supply counts for your Tycoon. After scoring, rivals lose their ${en}. Prelude: give this up to steal one ${en}.`,
  ru: `Запас (${ru}) идёт вам в зачёт «Магната». После подсчёта соперники теряют свои такие жетоны. Прелюдия: сбросьте, чтобы украсть один.`,
})
const interest = (name: CardText, en: string, ru: string): CardText => ({
  en: `${name.en} (instead of Build): gain one ${en}. Prelude: give this up to fill your empty slots with ${en}, from the supply, then by theft.`,
  ru: `${name.ru} (вместо постройки): получите жетон (${ru}). Прелюдия: сбросьте, чтобы заполнить пустые ячейки такими жетонами: из запаса, затем кражей.`,
})
const SHIPS: CardText = {
  en: ' Prelude: give this up to place three ships in a system you control.',
  ru: ' Прелюдия: сбросьте, чтобы выставить три корабля в систему под вашим контролем.',
}

export const COURT_TEXT: Readonly<Record<CourtId, CardText>> = {
  BC01: loyal('Material', 'материалы'),
  BC02: interest({ en: 'Manufacture', ru: 'Производство' }, 'Material', 'материалы'),
  BC03: cartel('Material', 'материалы'),
  BC04: union('Administration', 'Управление'),
  BC05: union('Construction', 'Строительство'),
  BC06: cartel('Fuel', 'топливо'),
  BC07: loyal('Fuel', 'топливо'),
  BC08: {
    en: 'Attacking in a gate, you may roll two more dice. Prelude: give this up to place a ship in every gate.',
    ru: 'Нападая во вратах, можно бросить на два кубика больше. Прелюдия: сбросьте, чтобы выставить по кораблю во все врата.',
  },
  BC09: interest({ en: 'Synthesize', ru: 'Синтез' }, 'Fuel', 'топливо'),
  BC10: union('Mobilization', 'Мобилизация'),
  BC11: union('Aggression', 'Агрессия'),
  BC12: {
    en: `Pressgang (instead of Build): return captives for one token each, of types you choose. Execute (instead of Influence): turn captives into Trophies.${SHIPS.en}`,
    ru: `Вербовка пленников (вместо постройки): верните пленников, за каждого жетон на выбор. Казнь (вместо влияния): пленники становятся трофеями.${SHIPS.ru}`,
  },
  BC13: {
    en: `Once per roll, reroll up to as many skirmish dice as you have Weapon icons.${SHIPS.en}`,
    ru: `Раз за бросок перебросьте столько кубиков перестрелки, сколько у вас значков оружия.${SHIPS.ru}`,
  },
  BC14: {
    en: `Abduct (instead of Battle): capture all rival agents on a Court card if they are fewer than your Weapon icons.${SHIPS.en}`,
    ru: `Похищение (вместо боя): возьмите в плен всех чужих агентов с карты двора, если их меньше, чем у вас значков оружия.${SHIPS.ru}`,
  },
  BC15: loyal('Weapon', 'оружие', SHIPS),
  BC16: {
    en: 'Prelude, first of all: give this up to seize the initiative.',
    ru: 'Прелюдия, прежде всего остального: сбросьте, чтобы захватить инициативу.',
  },
  BC17: {
    en: 'When you declare, look at a rival’s hand; you may swap one card. Prelude: give this up with any number of hand cards and draw one more than that from the bottom of the pile.',
    ru: 'Объявляя амбицию, посмотрите руку соперника и, если хотите, обменяйтесь картой. Прелюдия: сбросьте её и сколько угодно карт с руки, возьмите на одну больше снизу сброса.',
  },
  BC18: {
    en: 'When you declare Keeper or Empath, your lead card keeps its number.',
    ru: 'Когда вы объявляете «Хранителя» или «Эмпата», ваша ведущая карта сохраняет номер.',
  },
  BC19: loyal('Psionic', 'псионику'),
  BC20: {
    en: 'Prelude: give this up to steal a token or a Guild card.',
    ru: 'Прелюдия: сбросьте, чтобы украсть жетон или карту гильдии.',
  },
  BC21: loyal('Relic', 'реликвию'),
  BC22: {
    en: 'Your tokens and other Guild cards cannot be stolen. If this one is, it is buried under the Court deck.',
    ru: 'Ваши жетоны и прочие карты гильдий нельзя украсть. Украденная, эта карта уходит под колоду двора.',
  },
  BC23: {
    en: 'Trade (instead of Tax): in a system you control, swap a token with the owner of a city: you get its type and give a type they lack. Prelude: give this up to gain Material, Fuel and Weapon.',
    ru: 'Обмен (вместо налога): в системе под вашим контролем обменяйтесь жетоном с владельцем города: получите его тип, дайте то, чего у него нет. Прелюдия: сбросьте и получите материалы, топливо и оружие.',
  },
  BC24: {
    en: 'Prelude, once per turn: discard a token to gain a Relic.',
    ru: 'Прелюдия, раз за ход: сбросьте жетон и получите реликвию.',
  },
  BC25: {
    en: 'When you surpass or pivot and nobody has declared this round, you may declare by your card’s number.',
    ru: 'Превосходя или меняя масть, вы можете объявить амбицию по номеру своей карты, если в этом раунде никто не объявлял.',
  },
  BC26: {
    en: 'When secured: place a ship in each system of one cluster.',
    ru: 'При вербовке: выставьте по кораблю в каждую систему одного сектора.',
  },
  BC27: {
    en: 'When secured: you may declare any ambition.',
    ru: 'При вербовке: можете объявить любую амбицию.',
  },
  BC28: {
    en: 'When secured: you may name a resource; everybody provokes its Outrage.',
    ru: 'При вербовке: можете назвать ресурс; возмущение по нему получают все.',
  },
  BC29: {
    en: 'When secured: you may send a city in a system you control home; then you may seize the initiative. This card returns to the deck.',
    ru: 'При вербовке: можете вернуть владельцу город из системы под вашим контролем; после этого можно захватить инициативу. Карта возвращается в колоду.',
  },
  BC30: {
    en: 'When secured: you may steal a Guild card; then all discarded Guild cards return to the deck.',
    ru: 'При вербовке: можете украсть карту гильдии; затем все сброшенные карты гильдий возвращаются в колоду.',
  },
  BC31: {
    en: 'When secured: draw the bottom card of the action discard pile.',
    ru: 'При вербовке: возьмите нижнюю карту сброса действий.',
  },
}
