// Reading actions: every field looked at, every complaint with its place. Written by hand rather than with a validator,
// since every step of a simulated game passes through here.

import type { Lang } from '@understudy/procedure'
import { BadInput } from '@understudy/table'
import {
  ABLE_CARDS,
  type Action,
  AMBITIONS,
  COLOURS,
  type Doing,
  EVERY_ACTION_CARD,
  EVERY_COURT_CARD,
  EVERY_LORE,
  LEADERS,
  OWNERS,
  RECKONINGS,
  RESOURCES,
  SETUP_CARDS,
  SITES,
  SYSTEMS,
  TROPHIES,
} from '../../vocabulary.ts'
import { allCards } from '../hooks/heard.ts'

/** Answers the place and the reason of the first complaint, or undefined. */
export type Check = (value: unknown) => Complaint | undefined
interface Complaint extends Readonly<Record<Lang, string>> {
  where: string
}

const complaint = (said: Readonly<Record<Lang, string>>): Complaint => ({ where: '', ...said })
const inside = (outer: string, inner: Complaint): Complaint => {
  inner.where = inner.where === '' || inner.where.startsWith('[') ? outer + inner.where : `${outer}.${inner.where}`
  return inner
}

export const oneOf = (ids: readonly string[], { en, ru }: Readonly<Record<Lang, string>>): Check => {
  let set: ReadonlySet<unknown> = new Set(ids)
  return (value) => {
    // The campaign adds to some lists.
    if (set.size !== ids.length) set = new Set(ids)
    return set.has(value) ? undefined : complaint({ en: `${en} is needed here.`, ru: `здесь нужно: ${ru}.` })
  }
}
export const whole =
  (min: number, max: number): Check =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? undefined
      : complaint({
          en: `a whole number from ${min} to ${max} is needed here.`,
          ru: `здесь нужно целое число от ${min} до ${max}.`,
        })
export const flag: Check = (value) =>
  typeof value === 'boolean'
    ? undefined
    : complaint({ en: 'true or false is needed here.', ru: 'здесь нужно true или false.' })
export const list =
  (of: Check, max: number): Check =>
  (value) => {
    if (!Array.isArray(value)) return complaint({ en: 'a list is needed here.', ru: 'здесь нужен список.' })
    if (value.length > max)
      return complaint({ en: `this is too long: the limit is ${max}.`, ru: `слишком длинно: предел ${max}.` })
    for (let i = 0; i < value.length; i++) {
      const wrong = of(value[i])
      if (wrong !== undefined) return inside(`[${i}]`, wrong)
    }
    return undefined
  }

export type Fields = Readonly<Record<string, Check>>

/** Exactly these keys; those ending in `?` may be absent. */
export const record = (fields: Fields): Check => {
  const all = Object.entries(fields).map(([name, check]) => ({
    key: name.endsWith('?') ? name.slice(0, -1) : name,
    optional: name.endsWith('?'),
    check,
  }))
  return (value) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value))
      return complaint({ en: 'a set of named values is needed here.', ru: 'здесь нужен набор именованных значений.' })
    const data = value as Record<string, unknown>
    let found = 0
    for (let i = 0; i < all.length; i++) {
      const { key, optional, check } = all[i]!
      if (!Object.hasOwn(data, key)) {
        if (!optional) return inside(key, complaint({ en: 'this is missing.', ru: 'здесь чего-то не хватает.' }))
        continue
      }
      const wrong = check(data[key])
      if (wrong !== undefined) return inside(key, wrong)
      found++
    }
    const keys = Object.keys(data)
    if (keys.length === found) return undefined
    const extra = keys.find((key) => !all.some((each) => each.key === key))!
    return inside(extra, complaint({ en: 'this key is not known.', ru: 'такой ключ неизвестен.' }))
  }
}

export const either =
  (a: Check, b: Check): Check =>
  (value) =>
    a(value) === undefined ? undefined : b(value)
export const literal =
  (only: unknown): Check =>
  (value) =>
    value === only ? undefined : complaint({ en: `"${only}" is needed here.`, ru: `здесь нужно «${only}».` })

export const colour = oneOf(COLOURS, { en: 'a colour', ru: 'цвет' })
/** Whether it has a part in the game is for the rules to say. */
export const owner = oneOf(OWNERS, { en: 'a colour', ru: 'цвет' })
export const system = oneOf(SYSTEMS, { en: 'a system', ru: 'система' })
export const site = oneOf(SITES, { en: 'a building site', ru: 'ячейка для строительства' })
export const card = oneOf(EVERY_ACTION_CARD, { en: 'an action card', ru: 'карта действия' })
export const court = oneOf(EVERY_COURT_CARD, { en: 'a Court card', ru: 'карта двора' })
const lore = oneOf(EVERY_LORE, { en: 'a lore card', ru: 'карта знаний' })
const leader = oneOf(LEADERS, { en: 'a leader', ru: 'лидер' })
const ambition = oneOf(AMBITIONS, { en: 'an ambition', ru: 'замысел' })
export const resource = oneOf(RESOURCES, { en: 'a resource', ru: 'ресурс' })
const slot = whole(0, 6)
export const small = whole(0, 40)
const token = record({ slot, 'as?': resource })
export const pay = either(literal('pip'), token)
export const ships = record({ damage: small, destroyFresh: small, destroyDamaged: small })
const faces = list(whole(1, 6), 12)
const theft = either(record({ slot }), record({ card: court }))
const legs = list(record({ to: system, fresh: small, damaged: small }), 12)
const loot = record({ of: colour, slot })
export const declaring: Fields = { 'declare?': ambition, 'give?': court }
const extraCard = either(card, oneOf(['unknown', 'counter'], { en: 'an action card', ru: 'карта действия' }))
const swapCard = either(card, literal('unknown'))
export const pool: Fields = { assault: small, skirmish: small, raid: small }
const rolled: Fields = { assault: faces, skirmish: faces, raid: faces }
/** Looked for when it is asked: lore and leaders may come later. */
const reroller: Check = (value) =>
  oneOf(
    allCards().flatMap(({ reroll }) => reroll?.by ?? []),
    { en: 'a card that rerolls', ru: 'карта с перебросом' },
  )(value)

const build = either(
  record({ do: literal('build'), piece: literal('ship'), port: site, pay }),
  record({
    do: literal('build'),
    piece: oneOf(['city', 'starport'], { en: 'a piece', ru: 'фишка' }),
    at: system,
    'cloud?': token,
    pay,
  }),
)
const mythic = either(record({ do: literal('mythic'), slot }), record({ do: literal('mythic'), supply: resource }))
const draft = either(record({ do: literal('draft'), leader }), record({ do: literal('draft'), lore }))

const FIELDS: Readonly<Record<Exclude<Doing, 'build' | 'draft' | 'mythic'>, Fields>> = {
  setup: { card: oneOf(SETUP_CARDS, { en: 'a setup card', ru: 'карта подготовки' }) },
  initiative: { seat: colour },
  draftRow: { leaders: list(leader, 16), lore: list(lore, 28) },
  assign: { seat: colour, leader, lore },
  learn: { lore: list(lore, 5) },
  row: { cards: list(court, 4) },
  deal: { seat: colour, cards: list(card, 6) },
  draw: { seat: colour, card },
  reveal: { seat: colour, cards: list(card, 6) },
  peek: { of: colour, cards: list(card, 28) },
  uncover: { card: court },
  roll: rolled,
  pass: {},
  lead: { card, ...declaring },
  surpass: { card, 'seize?': extraCard, ...declaring },
  pivot: { card, 'seize?': extraCard, ...declaring },
  copy: { 'card?': card, 'seize?': extraCard },
  mulligan: { redraw: flag },
  keepLore: { lore: list(lore, 5) },
  tax: { city: site, 'type?': resource, pay },
  move: { from: system, legs, pay },
  repair: { piece: either(record({ ship: system }), record({ site })), pay },
  influence: { card: court, pay },
  secure: { card: court, pay },
  battle: { at: system, against: owner, 'dice?': record(pool), 'railgunFirst?': literal(true), pay },
  manufacture: { pay },
  synthesize: { pay },
  pressgang: { captives: list(record({ of: colour, gain: resource }), 40), pay },
  execute: { captives: list(colour, 40), pay },
  abduct: { card: court, pay },
  trade: { city: site, give: slot, take: slot, pay },
  summon: { city: site, pay },
  rifles: { from: system, at: system, against: owner, dice: small, pay },
  nurture: { city: site, 'type?': resource, pay },
  prune: { site, pay },
  annex: { site, pay },
  guide: { from: system, to: system, ships: list(record({ of: owner, fresh: small, damaged: small }), 5), pay },
  martyr: { at: system, 'target?': record({ of: owner, damaged: flag }), pay },
  arm: { pay },
  spend: { slot },
  arrange: { slots: list(either(literal(null), resource), 7) },
  useInterest: { card: court, gain: small, steal: list(loot, 12) },
  useCartel: { card: court, 'from?': loot },
  useUnion: { card: court, 'on?': card },
  useGates: { gates: list(system, 6) },
  useShips: { card: court, 'at?': system },
  useSpies: {},
  useFarseers: { cards: list(card, 28), 'unknown?': small },
  useTongues: { 'from?': colour, 'take?': theft },
  useBroker: {},
  useFence: { slot },
  useTycoonsAmbition: { declare: ambition, 'give?': court },
  useCharm: { slot, gain: resource },
  useTerror: { trophy: record({ of: owner, piece: oneOf(TROPHIES, { en: 'a piece', ru: 'фишка' }) }), card: court },
  useEgo: { captive: colour, card: court },
  forgive: { lore },
  end: {},
  dice: pool,
  sensors: { from: list(record({ from: system, ships: small }), 6) },
  reroll: { by: reroller, ...rolled },
  keepDice: {},
  hits: { 'own?': ships, 'ships?': ships, 'buildings?': list(record({ site, hits: whole(0, 2) }), 3) },
  ransack: { card: court },
  raid: { take: list(theft, 12) },
  uprising: { systems: list(system, 4) },
  demand: declaring,
  spread: { 'type?': resource },
  free: { 'city?': site, 'seize?': flag },
  struggle: { 'from?': colour, 'card?': court },
  look: { 'at?': colour },
  swap: { 'give?': swapCard, 'take?': swapCard },
  ambitious: { 'gain?': resource },
  bold: { cards: list(court, 4) },
  bonusMove: { from: system, legs },
  bonusInfluence: { card: court },
  sprint: { from: system, legs },
  ruthless: { 'type?': resource },
  decline: {},
  reinforce: { gate: system },
  reserve: { seat: colour, type: resource },
  exhaust: { card: oneOf(ABLE_CARDS, { en: 'a card with a new action', ru: 'карта с новым действием' }) },
  turnUp: {},
  recall: {},
  target: { planet: system },
  reckon: { step: oneOf(RECKONINGS, { en: 'a step of the chapter’s end', ru: 'этап конца главы' }) },
}

const CHECKS = new Map<unknown, Check>([
  ...Object.entries(FIELDS).map(([doing, fields]): [string, Check] => [
    doing,
    record({ do: literal(doing), ...fields }),
  ]),
  ['build', build],
  ['draft', draft],
  ['mythic', mythic],
])

/** Actions that a part of the game brings which is loaded later, or another form of one. */
export const addActions = (more: Readonly<Record<string, Check>>): void => {
  for (const [doing, check] of Object.entries(more)) CHECKS.set(doing, check)
}

export function parseAction(data: unknown): Action {
  const doing = data !== null && typeof data === 'object' ? (data as { do?: unknown }).do : undefined
  const check = CHECKS.get(doing)
  if (check === undefined)
    throw new BadInput({ en: 'this is no action of Arcs.', ru: 'такого действия в игре Arcs нет.' }, 'do')
  const wrong = check(data)
  if (wrong !== undefined) throw new BadInput({ en: wrong.en, ru: wrong.ru }, wrong.where)
  return data as Action
}
