// What each Court card does, in our own short words.

import type { Lang } from '@understudy/procedure'
import type { CourtId } from '../vocabulary.ts'

export type CardText = Readonly<Record<Lang, string>>

const loyal = ({ en, ru }: Readonly<Record<Lang, string>>, more: CardText = { en: '', ru: '' }): CardText => ({
  en: `Outrage does not take this card. You may spend any token as ${en}, whatever you are outraged in.${more.en}`,
  ru: `Запрет не отнимает эту карту. Любой ресурс можно тратить как ${ru}, какие бы запреты на вас ни лежали.${more.ru}`,
})
const union = ({ en, ru }: Readonly<Record<Lang, string>>): CardText => ({
  en: `Prelude: lay this on any ${en} card played face up in this round, whoever played it. When the round ends, that card comes into your hand and this one is discarded.`,
  ru: `Прелюдия: положите на любую карту масти «${ru}», разыгранную в этом раунде в открытую, чья бы она ни была. В конце раунда та карта уходит вам на руку, а эта в сброс.`,
})
const cartel = ({ en, ru }: Readonly<Record<Lang, string>>): CardText => ({
  en: `The ${en} supply lies here and counts for your Tycoon; you cannot spend it, and everybody still gains from it. After the scoring of each chapter rivals discard their ${en}. Prelude: give this up to steal one ${en}.`,
  ru: `Запас (${ru}) лежит здесь и идёт вам в зачёт «Магната»; тратить его нельзя, и все по-прежнему берут из него ресурсы. В конце каждой главы, после подсчёта, соперники сбрасывают такие ресурсы. Прелюдия: сбросьте, чтобы украсть один.`,
})
const interest = (name: CardText, { en, ru }: Readonly<Record<Lang, string>>): CardText => ({
  en: `${name.en} (instead of Build): gain one ${en}. Prelude: give this up to fill as many of your empty slots as you like with ${en}: from the supply, and once that is empty, stolen from rivals.`,
  ru: `${name.ru} (вместо строительства): получите ресурс (${ru}). Прелюдия: сбросьте, чтобы заполнить такими ресурсами сколько угодно своих пустых ячеек: сначала из запаса, а когда он пуст, кражей у соперников.`,
})
const SHIPS: CardText = {
  en: ' Prelude: give this up to place three ships in a system you control.',
  ru: ' Прелюдия: сбросьте, чтобы выставить три корабля в систему, которой вы правите.',
}

export const COURT_TEXT: Readonly<Record<CourtId, CardText>> = {
  BC01: loyal({ en: 'Material', ru: 'материалы' }),
  BC02: interest({ en: 'Manufacture', ru: 'Производство' }, { en: 'Material', ru: 'материалы' }),
  BC03: cartel({ en: 'Material', ru: 'материалы' }),
  BC04: union({ en: 'Administration', ru: 'Руководство' }),
  BC05: union({ en: 'Construction', ru: 'Проектирование' }),
  BC06: cartel({ en: 'Fuel', ru: 'топливо' }),
  BC07: loyal({ en: 'Fuel', ru: 'топливо' }),
  BC08: {
    en: 'Attacking in a gate, you may roll up to two more dice. Prelude: give this up to place one ship in every gate.',
    ru: 'Нападая во вратах, можно бросить до двух кубиков больше. Прелюдия: сбросьте, чтобы выставить по одному кораблю во все врата.',
  },
  BC09: interest({ en: 'Synthesize', ru: 'Синтез' }, { en: 'Fuel', ru: 'топливо' }),
  BC10: union({ en: 'Mobilization', ru: 'Мобилизация' }),
  BC11: union({ en: 'Aggression', ru: 'Агрессия' }),
  BC12: {
    en: `Pressgang (instead of Build): return any number of captives and gain a token of any type for each. Execute (instead of Influence): turn any number of captives into Trophies.${SHIPS.en}`,
    ru: `Вербовка пленников (вместо строительства): верните сколько угодно пленников и за каждого получите любой ресурс. Казнь (вместо влияния): сколько угодно пленников становятся трофеями.${SHIPS.ru}`,
  },
  BC13: {
    en: `Once per battle roll you may reroll as many skirmish dice as you have Weapon tokens and cards (this one counts).${SHIPS.en}`,
    ru: `Раз за бросок в сражении можно перебросить столько кубиков перестрелки, сколько у вас ресурсов и карт оружия (эта считается).${SHIPS.ru}`,
  },
  BC14: {
    en: `Abduct (instead of Battle): capture all rival agents on one Court card if they are fewer than your Weapon tokens and cards (this one counts).${SHIPS.en}`,
    ru: `Похищение (вместо сражения): возьмите в плен всех чужих агентов с одной карты двора, если их меньше, чем у вас ресурсов и карт оружия (эта считается).${SHIPS.ru}`,
  },
  BC15: loyal({ en: 'Weapon', ru: 'оружие' }, SHIPS),
  BC16: {
    en: 'Prelude, as its very first action: give this up to seize the initiative, if nobody has seized it this round.',
    ru: 'Прелюдия, самым первым действием: сбросьте, чтобы перехватить инициативу, если в этом раунде её ещё не перехватывали.',
  },
  BC17: {
    en: 'Whenever you declare, look at one rival’s hand; you may swap a card with it. Prelude: discard this and any number of hand cards, then draw one card more than those from the bottom of the action discard pile.',
    ru: 'Объявив замысел, посмотрите руку одного соперника; можно обменять карту из неё на свою. Прелюдия: сбросьте эту карту и сколько угодно карт с руки, затем возьмите на одну больше снизу сброса действий.',
  },
  BC18: {
    en: 'When you declare Keeper or Empath, your lead card keeps its number: the zero marker is not placed.',
    ru: 'Когда вы объявляете «Хранителя» или «Эмпата», ваша главная карта сохраняет номер: маркер нуля не кладут.',
  },
  BC19: loyal({ en: 'Psionic', ru: 'псионику' }),
  BC20: {
    en: 'Prelude: give this up to steal one token or one Guild card from a rival.',
    ru: 'Прелюдия: сбросьте, чтобы украсть у соперника один ресурс или одну карту гильдии.',
  },
  BC21: loyal({ en: 'Relic', ru: 'реликвию' }),
  BC22: {
    en: 'Your tokens and other Guild cards cannot be stolen. If this one is, it is buried under the Court deck.',
    ru: 'Ваши ресурсы и прочие карты гильдий нельзя украсть. Украденная, эта карта уходит под колоду двора.',
  },
  BC23: {
    en: 'Trade (instead of Tax): choose a rival city in a system you control and swap tokens with its owner: you take one of the city’s type and give one of a type the owner does not have. Prelude: give this up to gain one Material, one Fuel and one Weapon.',
    ru: 'Обмен (вместо сбора налогов): выберите чужой город в системе, которой вы правите, и обменяйтесь ресурсами с его владельцем: возьмите ресурс типа города, отдайте ресурс типа, которого у владельца нет. Прелюдия: сбросьте и получите материалы, топливо и оружие, по одному ресурсу.',
  },
  BC24: {
    en: 'Prelude, once per turn: discard any token of yours to gain a Relic. This card stays.',
    ru: 'Прелюдия, раз за ход: сбросьте любой свой ресурс и получите реликвию. Карта остаётся.',
  },
  BC25: {
    en: 'When you surpass or pivot and nobody has declared this round, you may declare the ambition of your card’s number before anything else; the lead card keeps its number.',
    ru: 'Превосходя или меняя масть, можете прежде всех действий объявить замысел по номеру своей карты, если в этом раунде никто не объявлял; главная карта сохраняет номер.',
  },
  BC26: {
    en: 'When secured: place one ship in each of the four systems of a cluster; with fewer ships you choose the systems. Discard this.',
    ru: 'При присвоении: выставьте по кораблю в каждую из четырёх систем одного региона; если кораблей меньше, системы выбираете вы. Карта уходит в сброс.',
  },
  BC27: {
    en: 'When secured: you may declare any ambition, if a marker is left; the lead card keeps its number. Discard this.',
    ru: 'При присвоении: можете объявить любой замысел, если остался маркер; главная карта сохраняет номер. Карта уходит в сброс.',
  },
  BC28: {
    en: 'When secured: you may name a resource; everybody, you too, provokes its Outrage: discards its tokens and Guild cards and places an agent. Discard this.',
    ru: 'При присвоении: можете назвать тип ресурса; запрет на него накладывается на всех, и на вас тоже: все сбрасывают такие ресурсы и карты гильдий и ставят агента. Карта уходит в сброс.',
  },
  BC29: {
    en: 'When secured: you may send a city of any colour in a system you control back to its owner’s board; if you do, you may seize the initiative. In any case this card is shuffled into the Court deck.',
    ru: 'При присвоении: можете вернуть на планшет владельца город любого цвета из системы, которой вы правите; если вернули, можете перехватить инициативу. Карта в любом случае замешивается в колоду двора.',
  },
  BC30: {
    en: 'When secured: you may steal a Guild card. Then all discarded Guild cards are shuffled into the Court deck, and this is discarded.',
    ru: 'При присвоении: можете украсть карту гильдии. Затем все сброшенные карты гильдий замешиваются в колоду двора, а эта уходит в сброс.',
  },
  BC31: {
    en: 'When secured: take the bottom card of the action discard pile into your hand. Discard this.',
    ru: 'При присвоении: возьмите на руку нижнюю карту сброса действий. Эта карта уходит в сброс.',
  },
}
