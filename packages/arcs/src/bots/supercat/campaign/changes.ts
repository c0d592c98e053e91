// What became of each rule of 0.5 in 0.10 in the campaign (supercat-0.10, 5, 8 and 12): what both editions have, and this.

import type { Lang } from '@understudy/procedure'
import type { NodeId } from '../sources.ts'
import { added, CHANGES, type Change, type Changes, CITY_SITES, changed, MOVES, same } from '../versions/changes.ts'

const note = (was: readonly NodeId[], said: Readonly<Record<Lang, string>>): Change => changed(was, said)
const ofPages = (said: Readonly<Record<Lang, string>>): Change => ({ was: [], now: said })
const also = ofPages({ en: 'as on the page that has this number, too', ru: 'как на странице с этим же номером' })
const claims = changed(['MOB.16'], MOVES)

/** On the pages of the base game, where numbers are others than in the base edition. */
const ON_BASE_PAGES: Changes = {
  'BT.X3b': same('BT.3b'),
  'BT.X3f': added,
  'BT.X3s': note(['BT.3c'], {
    en: 'by which side a Faithful card declares General Priorities say',
    ru: 'какой стороной карта веры объявляет, решают общие приоритеты',
  }),
  'BT.X4u': added,
  'BT.X4r': note(['BT.4c.2'], {
    en: 'Events have no say in the die any more',
    ru: 'на бросок события больше не влияют',
  }),
  'BT.X4c': note(['BT.4c'], {
    en: 'a Partisan checks with one card left',
    ru: 'Партизану хватает одной оставшейся карты',
  }),
  'BT.X4p': note(['BT.4p'], {
    en: 'never by a type that costs a protected card',
    ru: 'никогда не типом, который стоит защищённой карты',
  }),
  'BT.X4e': same('BT.4d'),
  'BT.X5g': note(['BT.5g'], { en: 'also after surpassing and declaring', ru: 'и после превышения или объявления' }),
  'GP.X0': same('GP.0'),
  'GP.X2': note(['GP.2'], {
    en: 'adverse Vox cards too, and Song of Freedom with most Power',
    ru: 'и вредные карты гласа, и «Песнь свободы» при наибольшей власти',
  }),
  'GP.X7': added,
  'GP.X8': same('GP.6'),
  'GP.X15': same('GP.9'),
  'ADM.X14': added,
  'ADM.X25': same('ADM.24'),
  'AGG.X2': note(['AGG.2', 'AGG.4', 'AGG.6', 'AGG.7'], {
    en: 'critical cards by their classes, adverse Vox cards first',
    ru: 'важнейшие карты по разрядам, сначала вредные карты гласа',
  }),
  'AGG.X3': note(['AGG.5'], {
    en: 'only if the Trust makes it contend; otherwise its Fate asks for the Council',
    ru: 'только если казна даст вступить в борьбу; иначе совет — дело судьбы',
  }),
  'AGG.X8': changed(['AGG.10'], MOVES),
  'AGG.X15': added,
  'AGG.X16': note(['AGG.36'], {
    en: 'only fresh Blight, also where it has a claim; two dice are enough',
    ru: 'только неповреждённая скверна, но и там, где у него заявка; хватает двух кубиков',
  }),
  'AGG.X20': changed(['AGG.16'], MOVES),
  'AGG.X28': changed(['AGG.27'], MOVES),
  'CON.X6': same('CON.9'),
  'CON.X14': added,
  'CON.X17': changed(['CON.15'], CITY_SITES),
  'CON.X35': same('CON.33'),
  'MOB.X8': changed(['MOB.10'], MOVES),
  'MOB.X15': added,
  'MOB.X20': claims,
  'MOB.X25': same('MOB.24'),
  'MOB.X28': changed(['MOB.27'], MOVES),
  'CMB.X10': same('CMB.10'),
  'VX.X7': note(['VX.7'], {
    en: 'effective for a Steward that is not First Regent, also while the Council is in session',
    ru: 'действенна для Наместника, который не первый регент, и пока совет заседает',
  }),
  'VX.X9': same('VX.9'),
}

/** Every line of Faithful cards is one of another page. */
const FAITHFUL: Changes = {
  'WIS.X2': note(['WIS.1'], { en: 'critical cards by their classes', ru: 'важнейшие карты по разрядам' }),
  'WIS.X3': also,
  'WIS.X6': same('WIS.2'),
  'WIS.X9': same('WIS.3'),
  'WIS.X14': added,
  'WIS.X17': same('WIS.4'),
  'WIS.Xa': added,
  'WIS.X23': added,
  'WIS.X26': also,
  'WIS.X32': also,
  'WIS.X33': also,
  'WIS.X35': also,
  'WIS.X36': note(['WIS.5a', 'WIS.5b'], { en: 'any card, in one order', ru: 'любая карта, в одном порядке' }),
  'WIS.X40': also,
  'ZEAL.X1': same('ZEAL.1'),
  'ZEAL.X4': note(['ZEAL.2'], {
    en: 'for Trophies, by a raid or to ransack',
    ru: 'ради трофеев, налётом или разграбив двор',
  }),
  'ZEAL.X8': changed(['ZEAL.3'], MOVES),
  'ZEAL.X11': changed(['ZEAL.4'], MOVES),
  'ZEAL.X12': note(['ZEAL.4b'], {
    en: 'fewer assault dice, fewer tokens',
    ru: 'меньше кубиков тарана, меньше ресурсов',
  }),
  'ZEAL.X13': also,
  'ZEAL.X15': added,
  'ZEAL.X16': added,
  'ZEAL.X20': changed(['ZEAL.5'], MOVES),
  'ZEAL.Xa': added,
  'ZEAL.X24': also,
  'ZEAL.X25': also,
  'ZEAL.X28': also,
  'ZEAL.X37': same('ZEAL.6a'),
  'ZEAL.X38': same('ZEAL.6b'),
  'ZEAL.X39': also,
  'ZEAL.X42': note(['ZEAL.7'], {
    en: 'only to contend an open ambition, then also by a raid or a ransack',
    ru: 'только чтобы вступить в борьбу за открытый замысел, но и налётом или разграблением двора',
  }),
  'ZEAL.X43': note(['ZEAL.8'], {
    en: 'one more than the best rival, or nothing',
    ru: 'на одного больше сильнейшего соперника или ничего',
  }),
  'ZEAL.X44': also,
  'ZEAL.X45': also,
  'ZEAL.X46': also,
}

const FATES: Changes = {
  'FX.ST1': note(['FA.ST1'], {
    en: 'once a chapter; first what gives the rival the smallest lead',
    ru: 'раз за главу; сначала то, что даёт сопернику наименьший отрыв',
  }),
  'FX.ST1a': same('FA.ST1a'),
  'FX.ST1b': same('FA.ST1b'),
  'FX.ST1c': same('FA.ST1c'),
  'FX.ST2': note(['FA.ST2'], { en: 'asked by itself', ru: 'спрашивается отдельно' }),
  'FX.ST3': note(['FA.ST3'], { en: 'also while the Council is in session', ru: 'и пока совет заседает' }),
  'FX.FO1': same('FA.FO1'),
  'FX.FO1b': note(['FA.FO1b'], {
    en: 'Populist Demands by name, taken whenever there is a marker',
    ru: 'именно «Популистские требования», берётся, пока есть маркер',
  }),
  'FX.FO2': note(['FA.FO2'], { en: 'one system more under its control', ru: 'правление ещё в одной системе' }),
  'FX.FO2m': note(['FA.FO2m'], { en: 'all actions may go into it', ru: 'могут уйти все действия' }),
  'FX.FO3': note(['FA.FO3'], { en: 'within its share of the actions', ru: 'в пределах доли действий' }),
  'FX.FO4': same('FA.FO4'),
  'FX.MA1': note(['FA.MA2'], {
    en: 'before the Council; a type of any declared ambition first',
    ru: 'раньше совета; сначала тип любого объявленного замысла',
  }),
  'FX.MA2': note(['FA.MA1'], {
    en: 'after taxes; having secured it, it always calls a Summit',
    ru: 'после налогов; присвоив его, он всегда созывает саммит',
  }),
  'FX.MA3': same('FA.MA3'),
  'FX.MA4': same('FA.MA4'),
  'FX.AD1': same('FA.AD1'),
  'FX.AD2': note(['FA.AD2'], {
    en: 'once a chapter; counts on what the Prelude of this turn discards',
    ru: 'раз за главу; считает и то, что сбросит прелюдия этого хода',
  }),
  'FX.AD3': same('FA.AD3'),
  'FX.AD4': note(['FA.AD4'], {
    en: 'until its objective is reached, whatever its place',
    ru: 'пока задача не выполнена, какое бы место он ни занимал',
  }),
  'FX.CA1': note(['FA.CA1'], { en: 'once a chapter', ru: 'раз за главу' }),
  'FX.CA1a': same('FA.CA1a'),
  'FX.CA2': same('FA.CA2'),
  'FX.CA2b': same('FA.CA2b'),
  'FX.CA2c': same('FA.CA3'),
  'FX.CA3': added,
  'FX.CA4': same('FA.CA4'),
  'FX.CA5': same('FA.CA5'),
  'FX.PA1': same('FA.PA1'),
  'FX.PA2': same('FA.PA2'),
  'FX.PA3': note(['FA.PA3'], {
    en: 'the person takes the lowest card, cards at the board included',
    ru: 'человек забирает младшую карту, считая и карты у планшета',
  }),
  'FX.AM1': added,
  'FX.AM2': same('FA.AM2'),
  'FX.AM2m': same('FA.AM2m'),
  'FX.AM3': same('FA.AM3'),
  'FX.AM3b': same('FA.AM3b'),
  'FX.AM4': added,
  'FX.AM5': same('FA.AM4'),
  'FX.BE1': same('FA.BE1'),
  'FX.BE2': added,
  'FX.BE2m': note(['FA.BE2'], {
    en: 'after cities, within its share of the actions',
    ru: 'после городов, в пределах доли действий',
  }),
}

const TALK: Changes = {
  'ED.X1a': note(['ED.1a'], {
    en: 'what the Demand brings decides, not what the Policy is aligned with',
    ru: 'решает то, что принесёт требование, а не соответствие замыслам',
  }),
  'ED.X1b': same('ED.1b'),
  'ED.X1c': note(['ED.1c'], {
    en: 'a Policy whose Demand would make it contend',
    ru: 'политика, чьё требование дало бы вступить в борьбу',
  }),
  'ED.X1d': same('ED.1d'),
  'ED.X2': same('ED.2'),
  'ED.X3': same('ED.3'),
  'ED.X4': same('ED.4'),
  'ED.X5a': note(['ED.5a'], {
    en: 'only if Edicts place ships for it',
    ru: 'только если эдикты поставят для него корабли',
  }),
  'ED.X5c': same('ED.5c'),
  'ED.X5e': note(['ED.5e'], { en: 'because that contends', ru: 'потому что это даст вступить в борьбу' }),
  'SU.X1a': same('SU.1a'),
  'SU.X1c': note(['SU.1c'], { en: 'always', ru: 'всегда' }),
  'SU.X1m': added,
  'SU.X2b': same('SU.2b'),
  'SU.X2c': same('SU.2c'),
  'SU.X2d': same('SU.2d'),
  'SU.X2e': same('SU.2e'),
  'SU.X3': same('SU.3'),
  'SU.X3b': note(['SU.3b'], { en: 'always', ru: 'всегда' }),
  'NE.X4': note(['NE.4'], {
    en: 'from whoever called, round the table until the rounds are used up',
    ru: 'от созвавшего саммит, по кругу, пока не кончатся раунды',
  }),
  'NE.X5a': same('NE.5a'),
  'NE.X5b': same('NE.5b'),
  'NE.X5c': same('NE.5c'),
  'NE.X5d': same('NE.5d'),
  'NE.X5e': note(['NE.5e'], {
    en: 'an offer below an even trade counts −1 for each action',
    ru: 'предложение ниже равного даёт −1 за действие',
  }),
  'NE.X5f': same('NE.5f'),
  'NE.X5g': note(['NE.5g'], { en: 'also indirectly, by any amount', ru: 'и косвенно, насколько угодно' }),
  'NE.X6b': note(['NE.6c'], {
    en: 'the objective first; anything may be offered, at most four for one and three Favors',
    ru: 'сначала задача; предложить можно что угодно, не больше четырёх за одно и трёх услуг',
  }),
  'NE.X6c': note(['NE.6b'], { en: 'after the objective', ru: 'после задачи' }),
  'NE.X7': same('NE.7'),
  'NE.X8b': note(['NE.8b'], { en: 'keeps what it is contending', ru: 'бережёт то, за что борется' }),
  'GO.X1': same('GO.1'),
  'GO.X2': note(['GO.2'], {
    en: 'with two or more damaged ships; all Imperial ships for a Regent',
    ru: 'при двух и больше повреждённых; регенту — все имперские',
  }),
  'GO.X4': same('GO.4'),
  'SET.X2.1': note(['SET.2.1'], {
    en: 'planets with one slot before others',
    ru: 'планеты с одной ячейкой раньше прочих',
  }),
  'SET.X3': same('SET.3'),
  'SET.X4': same('SET.4'),
  'SET.X5': added,
}

export const CAMPAIGN_CHANGES: Changes = { ...CHANGES, ...ON_BASE_PAGES, ...FAITHFUL, ...FATES, ...TALK }
