// One value of a choice in words: what it is follows from its form.

import type { Json, Lang } from '@understudy/procedure'
import {
  ACTION_CARDS,
  type ActionCardId,
  AMBITIONS,
  type Ambition,
  COLOURS,
  COURT_CARDS,
  type CourtId,
  DICE,
  type DieKind,
  type Doing,
  LEADERS,
  type LeaderId,
  LORE_CARDS,
  type LoreId,
  OWNERS,
  type Owner,
  RESOURCES,
  type Resource,
  SETUP_CARDS,
  type SetupId,
  SITES,
  type SiteId,
  SYSTEMS,
  type SystemId,
} from '../vocabulary.ts'
import { moreText } from './more.ts'
import {
  actionCard,
  ambitionName,
  courtName,
  damagedN,
  dieName,
  faceName,
  freshN,
  leaderName,
  loreName,
  ownerName,
  PIECE,
  place,
  resource,
  setupName,
  siteName,
} from './words.ts'

type Namer = (lang: Lang, id: string) => string

const NAMERS: readonly (readonly [ReadonlySet<string>, Namer])[] = [
  [new Set<string>(ACTION_CARDS), (lang, id) => actionCard(lang, id as ActionCardId)],
  [new Set<string>(COURT_CARDS), (lang, id) => courtName(lang, id as CourtId)],
  [new Set<string>(LORE_CARDS), (lang, id) => loreName(lang, id as LoreId)],
  [new Set<string>(LEADERS), (lang, id) => leaderName(lang, id as LeaderId)],
  [new Set<string>(SITES), (lang, id) => siteName(lang, id as SiteId)],
  [new Set<string>(SYSTEMS), (lang, id) => place(lang, id as SystemId)],
  [new Set<string>(RESOURCES), (lang, id) => resource(lang, id as Resource)],
  [
    new Set<string>(AMBITIONS),
    (lang, id) => ({ en: ambitionName(lang, id as Ambition), ru: `«${ambitionName(lang, id as Ambition)}»` })[lang],
  ],
  [new Set<string>(OWNERS), (lang, id) => ownerName(lang, id as Owner)],
  [new Set<string>(SETUP_CARDS), (lang, id) => setupName(lang, id as SetupId)],
]

const WORDS: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  pip: { en: 'an action of the card', ru: 'действие карты' },
  ship: PIECE.ship,
  city: PIECE.city,
  starport: PIECE.starport,
  agent: PIECE.agent,
  unknown: { en: 'a card nobody names', ru: 'неназванная карта' },
  counter: { en: 'one card fewer in hand', ru: 'на одну карту меньше' },
  undeclared: { en: 'ambitions that nobody declared', ru: 'необъявленные замыслы' },
  resources: { en: 'Resource Power', ru: 'ресурсная сила' },
}

const HAND: Readonly<Record<Lang, readonly [keep: string, redraw: string]>> = {
  en: ['Keep the hand', 'Draw a new hand'],
  ru: ['Оставить руку', 'Взять новую руку'],
}

/** What a field of an action is about, where its value alone would not say it. */
const SLOT: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  declare: { en: 'declare', ru: 'объявить:' },
  give: { en: 'give', ru: 'отдать:' },
  seize: { en: 'seize with', ru: 'перехватить инициативу:' },
  take: { en: 'take', ru: 'взять:' },
  own: { en: 'own ships:', ru: 'свои корабли:' },
  as: { en: 'as', ru: 'как' },
  slot: { en: 'slot', ru: 'ячейка' },
  of: { en: 'of', ru: 'чей:' },
  gain: { en: 'gain', ru: 'получить:' },
  hits: { en: 'hits', ru: 'ударов:' },
  dice: { en: 'dice', ru: 'кубиков:' },
  to: { en: 'to', ru: 'куда:' },
  from: { en: 'from', ru: 'откуда:' },
  at: { en: 'at', ru: 'где:' },
  against: { en: 'against', ru: 'против:' },
  on: { en: 'on', ru: 'на карту' },
}

export function valueText(lang: Lang, doing: Doing, slot: string, value: Json): string {
  if (
    (doing === 'roll' || doing === 'reroll') &&
    typeof value === 'number' &&
    (DICE as readonly string[]).includes(slot)
  )
    return faceName(lang, slot as DieKind, value)
  if (slot === 'redraw') return HAND[lang][value === true ? 1 : 0]
  const text = plain(lang, slot, value)
  // A pool of dice says itself what it is.
  const label = slot === 'dice' && typeof value === 'object' ? undefined : labelOf(lang, slot, value)
  return label === undefined ? text : `${label} ${text}`
}

const FROM_WHOM: Readonly<Record<Lang, string>> = { en: 'from', ru: 'у кого:' }

/** From a place, or from somebody. */
const labelOf = (lang: Lang, slot: string, value: Json): string | undefined =>
  (slot === 'from' && (COLOURS as readonly Json[]).includes(value) ? FROM_WHOM : SLOT[slot])?.[lang]

function plain(lang: Lang, slot: string, value: Json): string {
  if (value === null) return '–'
  if (typeof value === 'string') return name(lang, value)
  if (typeof value === 'number') return String(/^slot|give|take$/.test(slot) ? value + 1 : value)
  if (typeof value === 'boolean') return { en: value ? 'yes' : 'no', ru: value ? 'да' : 'нет' }[lang]
  if (Array.isArray(value)) return value.map((each) => plain(lang, slot, each as Json)).join(', ')
  const counted = counts(lang, value as Readonly<Record<string, Json>>)
  if (counted !== undefined) return counted
  return Object.entries(value as Readonly<Record<string, Json>>)
    .map(([key, each]) => {
      const label = SLOT[key]?.[lang]
      return label === undefined ? plain(lang, key, each) : `${label} ${plain(lang, key, each)}`
    })
    .join(', ')
}

function name(lang: Lang, id: string): string {
  for (const [ids, namer] of NAMERS) if (ids.has(id)) return namer(lang, id)
  return WORDS[id]?.[lang] ?? moreText(lang)?.name(id) ?? id
}

/** Ships, dice and hits on ships: what is none goes without saying. */
function counts(lang: Lang, value: Readonly<Record<string, Json>>): string | undefined {
  const n = (key: string) => value[key] as number
  const told = (parts: readonly (readonly [number, string])[], none: string) =>
    parts
      .filter(([count]) => count > 0)
      .map(([, text]) => text)
      .join(', ') || none
  if ('fresh' in value && 'damaged' in value) {
    const parts = [
      [n('fresh'), freshN(lang, n('fresh'))] as const,
      [n('damaged'), damagedN(lang, n('damaged'))] as const,
    ]
    const ships = told(parts, '–')
    return 'of' in value ? `${ownerName(lang, value.of as Owner)}: ${ships}` : ships
  }
  if ('assault' in value && 'skirmish' in value && typeof value.raid === 'number') {
    const parts = DICE.map(
      (die) =>
        [n(die), { en: `${n(die)} ${dieName(lang, die)}`, ru: `${dieName(lang, die)} ${n(die)}` }[lang]] as const,
    )
    return told(parts, { en: 'no dice', ru: 'без кубиков' }[lang])
  }
  if ('destroyFresh' in value) {
    const parts = [
      [n('damage'), { en: `damage ${n('damage')}`, ru: `повредить ${n('damage')}` }[lang]],
      [
        n('destroyFresh'),
        { en: `destroy ${freshN('en', n('destroyFresh'))}`, ru: `уничтожить ${freshN('ru', n('destroyFresh'))}` }[lang],
      ],
      [
        n('destroyDamaged'),
        {
          en: `destroy ${damagedN('en', n('destroyDamaged'))}`,
          ru: `уничтожить ${damagedN('ru', n('destroyDamaged'))}`,
        }[lang],
      ],
    ] as const
    return told(parts, '–')
  }
  return undefined
}
