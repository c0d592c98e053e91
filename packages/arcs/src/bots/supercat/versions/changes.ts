// What became of each rule of 0.5 in 0.10: the same, changed, gone, or new (supercat-0.10, 5 and 12). The chapter "what
// changed" is made of this.

import type { Lang } from '@understudy/procedure'
import type { NodeId } from '../sources.ts'

type Note = Readonly<Record<Lang, string>>

export type Change =
  /** The same question, candidates, goal and preferences. */
  { readonly same: NodeId } | { readonly was: readonly NodeId[]; readonly now: Note } | { readonly added: true }

export type Changes = Readonly<Partial<Record<NodeId, Change>>>

export const same = (id: NodeId): Change => ({ same: id })
export const changed = (was: readonly NodeId[], now: Note): Change => ({ was, now })
export const added: Change = { added: true }

export const MOVES: Note = {
  en: 'of movements that keep the origin the shortest first, and buildings before the task force',
  ru: 'из перемещений, после которых он продолжает править системой отправления, сначала кратчайшие, и здания раньше ударной группы',
}
const DICE: Note = {
  en: 'no more assault dice than twice the fresh defenders; Fuel and Psionics only up to two battles',
  ru: 'кубиков тарана не больше двух на неповреждённого защитника; топливо и псионика — только чтобы сражений стало два',
}
const HELD: Note = {
  en: 'everything that matches a declared ambition is held back, whatever the place',
  ru: 'придерживается всё, что относится к объявленному замыслу, какое бы место он ни занимал',
}
const GOALS: Note = {
  en: 'for Trophies, by a raid, or to ransack the Court; fewer assault dice, fewer tokens',
  ru: 'ради трофеев, налётом или чтобы разграбить двор; меньше кубиков тарана, меньше ресурсов',
}
const CARDS: Note = {
  en: 'critical cards by their classes, then the others; one more than the best rival, or nothing',
  ru: 'важнейшие карты по разрядам, затем прочие; на одного больше сильнейшего соперника или ничего',
}
const DEFENDS: Note = {
  en: 'a die decides whether a contested card is outbid, matched or left',
  ru: 'кубик решает, перебить на оспариваемой карте, сравняться или бросить её',
}

/** In the campaign. */
export const CITY_SITES: Note = {
  en: 'planets without a city of its own, whoever controls them',
  ru: 'планеты без его города, кто бы там ни правил',
}

/** Only what both editions or the base edition have. */
export const CHANGES: Changes = {
  'BT.X1': same('BT.1'),
  'BT.X2': same('BT.2'),
  'BT.X3': same('BT.3'),
  'BT.X3a': same('BT.3a'),
  'BT.X3c': same('BT.3c'),
  'BT.X3e': added,
  'BT.X3d': same('BT.3d'),
  'BT.X4': same('BT.4'),
  'BT.X4a': same('BT.4a'),
  'BT.X4b': same('BT.4b'),
  'BT.X4c': same('BT.4c'),
  'BT.X4r.1': same('BT.4c.1'),
  'BT.X4r': same('BT.4c.2'),
  'BT.X4g': same('BT.4e'),
  'BT.X5': same('BT.5'),
  'GP.X1': same('GP.1'),
  'GP.X2': changed(['GP.2'], {
    en: 'Outrage Spreads counts against any rival',
    ru: '«Всеобщий запрет» считается против любого соперника',
  }),
  'GP.X3': changed(['GP.3'], GOALS),
  'GP.X4': changed(['GP.4a'], {
    en: 'asks whether a starport can be built',
    ru: 'спрашивает, можно ли построить космопорт',
  }),
  'GP.X5': changed(['GP.4b'], {
    en: 'Aggression first, and only if a claim can be reached',
    ru: 'сначала агрессия, и только если заявка достижима',
  }),
  'GP.X6a': changed(['GP.5b'], {
    en: 'Build and Repair come before Move and battle',
    ru: 'строительство и починка раньше перемещения и сражения',
  }),
  'GP.X6b': changed(['GP.5a'], MOVES),
  'GP.X6c': changed(['GP.5a'], {
    en: 'any combat card, so that a Weapon serves control too',
    ru: 'любая карта для сражения, так что оружие служит и правлению',
  }),
  'GP.X9': changed(['GP.6b'], {
    en: 'cities before claims, and only if one can be built',
    ru: 'города раньше заявок, и только если город можно построить',
  }),
  'GP.X10': changed(['GP.6a'], { en: 'after cities', ru: 'после городов' }),
  'GP.X11': added,
  'GP.X12': added,
  'GP.X13': same('GP.7'),
  'GP.X14': changed(['GP.8'], CARDS),
  'GP.X16': added,
  'GP.X17': changed(['GP.10'], MOVES),
  'GP.X18': same('GP.11'),
  'GP.XZ': same('GP.Z'),
  'GC.X3': same('GC.3'),
  'PR.X2': same('PR.2'),
  'PR.X3': same('PR.3'),
  'PR.X4': same('PR.4'),
  'GC.X4': same('GC.4'),
  'GC.X5': same('GC.5'),
  'PR.X5a': changed(['PR.5a'], HELD),
  'PR.X5b': changed(['PR.5b'], HELD),
  'PR.X5c': changed(['PR.5c'], HELD),
  'PR.X6': changed(['PR.6'], HELD),
  'PR.X7': same('PR.7'),
  'PR.X8': changed(['PR.8'], DICE),
  'PR.X9': added,
  'PR.X8u': changed(['PR.8'], {
    en: 'a battle for an open ambition comes after Fuel for claims',
    ru: 'сражение за открытый замысел — после топлива ради заявок',
  }),
  'ADM.X1': same('ADM.1'),
  'ADM.X10': same('ADM.12'),
  'ADM.X13': changed(['ADM.23'], DEFENDS),
  'ADM.Xa': added,
  'ADM.X24': changed(['ADM.22'], CARDS),
  'ADM.X27': same('ADM.26'),
  'ADM.X37': same('ADM.19'),
  'ADM.X38': same('ADM.20'),
  'ADM.X39': same('ADM.42'),
  'ADM.X40': same('ADM.34'),
  'ADM.X43': changed(['ADM.43'], CARDS),
  'ADM.X46': changed(['ADM.44'], {
    en: 'then a type that grows a lead in an undeclared ambition',
    ru: 'затем тип, который увеличивает отрыв в необъявленном замысле',
  }),
  'AGG.X29x': changed(['AGG.28x'], {
    en: 'a battle that the Prelude prepared comes first too',
    ru: 'первым идёт и сражение, подготовленное прелюдией',
  }),
  'AGG.X2': changed(['AGG.2', 'AGG.3'], {
    en: 'critical cards by their classes: also Unions, Call to Action and Loyal cards',
    ru: 'важнейшие карты по разрядам: также союзы, «Призыв к действию» и карты «Верные …»',
  }),
  'AGG.X4': changed(['AGG.8'], GOALS),
  'AGG.X7': changed(['AGG.10'], MOVES),
  'AGG.X11': changed(['AGG.13'], MOVES),
  'AGG.X12': changed(['AGG.14'], DICE),
  'AGG.X19': changed(['AGG.16'], MOVES),
  'AGG.Xa': added,
  'AGG.X29': changed(['AGG.28'], MOVES),
  'AGG.X36': changed(['AGG.17', 'AGG.18', 'AGG.21', 'AGG.38', 'AGG.39'], {
    en: 'one line for all of them: what they asked for is now the order of preference',
    ru: 'одна строка вместо всех: о чём они спрашивали, стало порядком предпочтений',
  }),
  'AGG.X42': changed(['AGG.37'], {
    en: 'only to contend an open ambition, then also by a raid or a ransack',
    ru: 'только чтобы вступить в борьбу за открытый замысел, но и налётом или разграблением двора',
  }),
  'AGG.X44': changed(['AGG.40'], MOVES),
  'AGG.X45': changed(['AGG.41'], MOVES),
  'CON.X5': same('CON.9'),
  'CON.X9': same('CON.11'),
  'CON.X18': changed(['CON.15'], {
    en: 'where it has control first, then planets without a city of its own',
    ru: 'сначала где он правит, затем планеты без его города',
  }),
  'CON.Xa': added,
  'CON.X23': added,
  'CON.X26': same('CON.25'),
  'CON.X32': same('CON.31'),
  'CON.X33': same('CON.32'),
  'CON.X34': same('CON.33'),
  'CON.X40': same('CON.34'),
  'MOB.X7': changed(['MOB.10'], MOVES),
  'MOB.X11': changed(['MOB.13'], MOVES),
  'MOB.X13': changed(['MOB.23'], DEFENDS),
  'MOB.X19': changed(['MOB.16'], MOVES),
  'MOB.Xa': added,
  'MOB.X24': changed(['MOB.22'], CARDS),
  'MOB.X29': changed(['MOB.28'], MOVES),
  'MOB.X43': changed(['MOB.43'], { en: 'before the gates, not last', ru: 'раньше врат, а не последним' }),
  'MOB.X44': changed(['MOB.40'], MOVES),
  'MOB.X45': changed(['MOB.41'], MOVES),
  'CMB.X1': same('CMB.1'),
  'CMB.X2': changed(['CMB.2'], {
    en: 'no Outrage is risked while the bot is in contention for the ambition of the type',
    ru: 'на запрет не идут, пока бот борется за замысел этого типа',
  }),
  'CMB.X3': changed(['CMB.3'], DICE),
  'CMB.X4': same('CMB.4'),
  'CMB.X5': changed(['CMB.5'], DICE),
  'CMB.X6': same('CMB.6'),
  'CMB.X7': changed(['CMB.7'], { en: 'a raid takes control first too', ru: 'и налёт сначала добивается правления' }),
  'CMB.X8a': changed(['CMB.8a'], {
    en: 'the card that the city fell for, then what contends',
    ru: 'карта, ради которой разрушен город, затем то, чем он вступит в борьбу',
  }),
  'CMB.X9a': changed(['CMB.9a'], CARDS),
  'VX.X1': same('VX.1'),
  'VX.X2': same('VX.2'),
  'VX.X3': changed(['VX.3'], { en: 'aimed at any rival', ru: 'направлена на любого соперника' }),
  'VX.X4': same('VX.4'),
  'VX.X5': changed(['VX.5'], CARDS),
}

/** Rules of 0.5 that no rule of 0.10 takes up. */
export function goneFrom(changes: Changes, nodes: readonly NodeId[]): NodeId[] {
  const taken = new Set<NodeId>(
    Object.values(changes).flatMap((change) =>
      change === undefined || 'added' in change ? [] : 'same' in change ? [change.same] : [...change.was],
    ),
  )
  return nodes.filter((id) => !taken.has(id) && !SKIPPED.test(id))
}
/** Steps that only carry on, or ask for what the rule below them does; what is ours; and lines of the campaign. */
const SKIPPED =
  /\.(go|top|if|turn|card|1|2|3)$|\.0$|\dx\.|^(OT|SL)|^BT\.[05-7]|^CMB\.(6[ab]|8|9|9b)$|^(GP\.[456]|GC\.6|PR\.4b|AGG\.(4|27|37)|MOB\.27)$/
