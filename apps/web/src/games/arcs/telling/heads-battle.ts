// A battle as a headline: whom and where, what it cost both sides and what was taken. And a tax, with what it brings.

import { FACES } from '@understudy/arcs/data'
import { agentsTaken, citiesN, courtName, place, resource, shipsN, starportsN, tokensN } from '@understudy/arcs/text'
import {
  type Colour,
  type CourtId,
  DICE,
  type Owner,
  type Resource,
  type SiteId,
  type SystemId,
} from '@understudy/arcs/vocabulary'
import { type Lang, plural } from '@understudy/procedure'
import type { GameEvent } from '@understudy/table'
import type { Kind } from '../../heads.ts'
import type { Read } from './heads-facts.ts'
import { briefly, taken, whom } from './heads-names.ts'

type Facts = Readonly<Record<string, unknown>>
interface Part {
  readonly say: string
  readonly facts: Facts
}
/** What is told as one: what began it, and all that came of it. */
interface Whole extends Read {
  readonly parts: readonly Part[]
}

const OF_BATTLES = [
  ...['log.rolled', 'log.rerolls', 'log.damaged', 'log.shipsLost', 'log.buildingHit', 'log.destroyed', 'log.cityFell'],
  ...['log.stoleToken', 'log.stoleCard', 'log.ransacked', 'log.outrage', 'log.captured', 'log.imperialJoins'],
  ...['log.blightHurt', 'log.ruthless'],
]
/** Deeds with which a battle is over: what a ransacked card does in the middle of one is told between its parts. */
const AFTER_BATTLES = new Set([
  ...['log.led', 'log.surpassed', 'log.pivoted', 'log.copied', 'log.secured', 'log.moved', 'log.influenced'],
  ...['log.repaired', 'log.martyr', 'log.golemUsed', 'built ship', 'built city', 'built starport'],
])

interface Gathering {
  readonly as: string
  readonly takes: readonly string[]
  /** Whether it is over with this. */
  ends(say: string): boolean
}
const BATTLE: Gathering = { as: 'battle', takes: OF_BATTLES, ends: (say) => AFTER_BATTLES.has(say) }
const WHOLES: Readonly<Record<string, Gathering>> = {
  'log.battle': BATTLE,
  'log.rifles': BATTLE,
  'log.taxed': { as: 'tax', takes: ['log.gain', 'log.captured'], ends: () => true },
}

/** Events with what follows from a battle or a tax put together with it. */
export function gathered(events: readonly GameEvent[], you: string | undefined): GameEvent[] {
  const out: { say: string; with: Facts }[] = []
  let open: { readonly of: Gathering; readonly parts: Part[] } | undefined
  for (const { say, with: facts = {} } of events) {
    const whole = WHOLES[say]
    if (whole !== undefined) {
      open = { of: whole, parts: [{ say, facts }] }
      out.push({ say: whole.as, with: { parts: open.parts, you } })
    } else if (open?.of.takes.includes(say) === true) open.parts.push({ say, facts })
    else {
      if (open?.of.ends(say) === true) open = undefined
      out.push({ say, with: { ...facts, you } })
    }
  }
  return out as unknown as GameEvent[]
}

const sum = (parts: readonly Part[], say: string, is: (facts: never) => boolean = () => true): number =>
  parts.reduce((n, { say: said, facts }) => (said === say && is(facts as never) ? n + Number(facts.n ?? 1) : n), 0)
const listed = (lang: Lang, parts: readonly string[]): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(parts)
const buildings = (lang: Lang, n: number): string =>
  plural(
    lang,
    n,
    {
      en: { one: 'building', many: 'buildings' },
      ru: { one: 'здание', few: 'здания', many: 'зданий' },
    }[lang],
  )

interface Outcome {
  /** What weighs least is left out first. */
  readonly weight: number
  readonly text: string
}

const VERBS = {
  en: {
    destroys: 'destroys',
    damages: 'damages',
    loses: 'loses',
    steals: 'steals',
    ransacks: 'ransacks',
    outrage: (what: string) => `${what} Outrage`,
    ownHurt: (n: number) => `${n} of its own damaged`,
    nothing: 'to no effect',
  },
  ru: {
    destroys: 'уничтожает',
    damages: 'повреждает',
    loses: 'теряет',
    steals: 'крадёт',
    ransacks: 'разграбляет двор:',
    outrage: (what: string) => `запрет: ${what}`,
    ownHurt: (n: number) => `повреждены ${n} своих`,
    nothing: 'безуспешно',
  },
}

/** What came of battles of one seat, most telling first, in the order of telling. */
function outcomes(all: readonly Whole[], lang: Lang): Outcome[] {
  const words = VERBS[lang]
  const parts = all.flatMap((whole) => whole.parts)
  const seat = parts[0]?.facts.seat as Owner
  const fell = [
    { n: sum(parts, 'log.shipsLost', ({ of }: { of: Owner }) => of !== seat), word: shipsN },
    { n: sum(parts, 'log.destroyed', ({ piece }: { piece: string }) => piece === 'city'), word: citiesN },
    { n: sum(parts, 'log.destroyed', ({ piece }: { piece: string }) => piece === 'starport'), word: starportsN },
  ].filter(({ n }) => n > 0)
  const lost = sum(parts, 'log.shipsLost', ({ of }: { of: Owner }) => of === seat)
  const hurt = [
    { n: sum(parts, 'log.damaged', ({ of }: { of: Owner }) => of !== seat), word: shipsN },
    { n: sum(parts, 'log.buildingHit'), word: buildings },
  ].filter(({ n }) => n > 0)
  const ownHurt = sum(parts, 'log.damaged', ({ of }: { of: Owner }) => of === seat)
  const named = (list: typeof fell) =>
    listed(
      lang,
      list.map(({ n, word }) => word(lang, n)),
    )
  const told: Outcome[] = []
  if (fell.length > 0) told.push({ weight: 7, text: `${words.destroys} ${named(fell)}` })
  if (hurt.length > 0) told.push({ weight: fell.length > 0 ? 2 : 6, text: `${words.damages} ${named(hurt)}` })
  if (lost > 0)
    told.push({
      weight: 5,
      text: `${words.loses} ${fell.length > 0 && fell[0]?.word === shipsN ? lost : shipsN(lang, lost)}`,
    })
  const stolen = stolenIn(parts, lang)
  if (stolen !== undefined) told.push({ weight: 6.5, text: `${words.steals} ${stolen}` })
  for (const { say, facts } of parts) {
    if (say === 'log.ransacked')
      told.push({ weight: 4, text: `${words.ransacks} ${courtName(lang, facts.card as CourtId)}` })
    if (say === 'log.outrage') told.push({ weight: 3, text: words.outrage(resource(lang, facts.type as Resource)) })
  }
  if (ownHurt > 0) told.push({ weight: 1, text: words.ownHurt(ownHurt) })
  return told.length === 0 && isBlank(parts) ? [{ weight: 9, text: words.nothing }] : told
}

/** Dice have fallen, and nothing can come of them. */
function isBlank(parts: readonly Part[]): boolean {
  const rolls = parts.filter(({ say }) => say === 'log.rolled')
  const faces = rolls.flatMap(({ facts }) =>
    DICE.flatMap((die) => (facts[die] as readonly number[]).map((face) => FACES[die][face - 1])),
  )
  return rolls.length > 0 && !faces.some((face) => face !== undefined && Object.values(face).some((n) => n > 0))
}

/** "2 Fuel and Mining Interest"; more than two things only counted. */
function stolenIn(parts: readonly Part[], lang: Lang): string | undefined {
  const counts = new Map<string, number>()
  for (const { say, facts } of parts) {
    const what =
      say === 'log.stoleToken'
        ? taken(lang, facts.type as Resource)
        : say === 'log.stoleCard'
          ? courtName(lang, facts.card as CourtId)
          : undefined
    if (what !== undefined) counts.set(what, (counts.get(what) ?? 0) + 1)
  }
  if (counts.size === 0) return undefined
  const cards = sum(parts, 'log.stoleCard')
  if (counts.size > 2 && cards === 0) return tokensN(lang, sum(parts, 'log.stoleToken'))
  return listed(
    lang,
    [...counts].map(([what, n]) => (n === 1 ? what : { en: `${n} ${what}`, ru: `${what} (${n})` }[lang])),
  )
}

/** With ever fewer of the outcomes, the least of them left out first; and how much that weighs. */
function fewer(told: readonly Outcome[]): Outcome[] {
  const ranked = [...told].sort((a, b) => b.weight - a.weight)
  return ranked.map((_, n) => {
    const kept = ranked.slice(0, ranked.length - n)
    return {
      weight: kept.at(-1)?.weight ?? 0,
      text: told
        .filter((each) => kept.includes(each))
        .map(({ text }) => text)
        .join(', '),
    }
  })
}

/** What is lost or taken is told rather than where, which is seen. */
const MATTERS = 4

const fights = (lang: Lang, n: number): string =>
  n === 1
    ? { en: 'fights a battle', ru: 'сражается' }[lang]
    : { en: `fights ${n} battles`, ru: `сражается ${plural('ru', n, { one: 'раз', few: 'раза', many: 'раз' })}` }[lang]

function battleWays(all: readonly Whole[], lang: Lang): string[] {
  const endings = fewer(outcomes(all, lang))
  const [first, ...more] = all
  if (first === undefined) return []
  if (more.length > 0)
    return [...endings.map(({ text }) => `${fights(lang, all.length)}: ${text}`), fights(lang, all.length)]
  const { of, system } = first.parts[0]!.facts as { of: Owner; system: SystemId }
  const foe = whom(lang, of, first.you)
  const attacks = { en: `attacks ${foe}`, ru: `нападает на ${foe}` }[lang]
  const where = [place(lang, system), briefly(lang, system)].map(
    (at) => ({ en: `${attacks} at ${at}`, ru: `${attacks} (${at})` })[lang],
  )
  return [
    ...endings.flatMap(({ text, weight }) => [
      ...where.map((head) => `${head}: ${text}`),
      ...(weight >= MATTERS ? [`${attacks}: ${text}`] : []),
    ]),
    ...where,
    attacks,
  ]
}

interface Captured {
  readonly of: Colour
  readonly n: number
}

/** "captures your agent", "captures 2 agents of Blue". */
export function captures(all: readonly Captured[], lang: Lang, you?: string): string[] {
  const n = all.reduce((so, each) => so + each.n, 0)
  const { of } = all[0] ?? {}
  const short = { en: `captures ${agentsTaken('en', n)}`, ru: `берёт в плен ${agentsTaken('ru', n)}` }[lang]
  if (of === undefined || all.some((each) => each.of !== of)) return [short]
  if (of !== you) return [{ en: `${short} of ${whom('en', of)}`, ru: `${short} ${whom('ru', of)}` }[lang], short]
  if (n === 1) return [{ en: 'captures your agent', ru: 'берёт в плен вашего агента' }[lang], short]
  return [{ en: `captures ${n} of your agents`, ru: `берёт в плен ваших агентов: ${n}` }[lang], short]
}

function taxWays(all: readonly Whole[], lang: Lang): string[] {
  const parts = all.flatMap((whole) => whole.parts)
  const gains = new Map<Resource, number>()
  for (const { say, facts } of parts)
    if (say === 'log.gain') gains.set(facts.type as Resource, (gains.get(facts.type as Resource) ?? 0) + 1)
  const gained = [...gains].map(([type, n]) => `+${n} ${resource(lang, type)}`).join(', ')
  const tokens = [...gains.values()].reduce((n, each) => n + each, 0)
  const taken = parts.flatMap(({ say, facts }) => (say === 'log.captured' ? [facts as unknown as Captured] : []))
  const brought = gains.size === 0 ? [''] : [gained, `+${tokensN(lang, tokens)}`]
  const seized = taken.length === 0 ? [''] : captures(taken, lang, all[0]?.you)
  const at = (parts[0]!.facts.site as SiteId).split('/')[0] as SystemId
  const heads =
    all.length > 1
      ? [
          {
            en: `taxes ${citiesN('en', all.length)}`,
            ru: `собирает налоги с ${plural('ru', all.length, { one: 'города', few: 'городов', many: 'городов' })}`,
          }[lang],
          {
            en: `taxes ${citiesN('en', all.length)}`,
            ru: `налоги с ${plural('ru', all.length, { one: 'города', few: 'городов', many: 'городов' })}`,
          }[lang],
        ]
      : [
          ...[place(lang, at), briefly(lang, at)].map(
            (name) => ({ en: `taxes ${name}`, ru: `собирает налоги (${name})` })[lang],
          ),
          { en: 'taxes a city', ru: 'налоги с города' }[lang],
        ]
  const ends = seized
    .flatMap((captured) => brought.map((gain) => [gain, captured].filter((part) => part !== '').join(', ')))
    .filter((end) => end !== '')
  return [...ends.flatMap((end) => heads.map((head) => `${head}: ${end}`)), ...heads]
}

export const GATHERED: readonly Kind[] = [
  { weight: 12, of: ['battle'], ways: battleWays },
  { weight: 6, of: ['tax'], ways: taxWays },
]
