// Cards from YAML text.

import { BadInput } from '@understudy/table'
import { both, checked, nameSchema, readYaml, whole } from '@understudy/table/files'
import * as v from 'valibot'
import {
  AIMED_STEPS,
  CARD_TYPES,
  STEPS,
  type StepKind,
  TARGETS,
  TILE_KINDS,
  type TileKind,
  TRAITS,
} from '../vocabulary.ts'
import type { Ability, Ai, Card, CardSet, Step } from './cards.ts'

export const MAX_CARDS = 500
export const cardId = v.pipe(
  v.string(),
  v.regex(
    /^[a-z][a-z0-9_]{0,39}$/,
    both({
      en: 'an id is needed here: small letters, digits and _, at most 40.',
      ru: 'здесь нужен идентификатор: строчные латинские буквы, цифры и _, не больше 40 знаков.',
    }),
  ),
)

const cost = v.optional(whole(0, 99))
const kinds = v.optional(v.pipe(v.array(v.picklist(TILE_KINDS)), v.minLength(1)))
const stepSchema = v.pipe(
  v.record(v.picklist(STEPS), whole(1, 99)),
  v.check(
    (step) => Object.keys(step).length === 1,
    both({ en: 'exactly one effect is needed here.', ru: 'здесь нужен ровно один эффект.' }),
  ),
)
const abilityEntries = {
  target: v.optional(v.strictObject({ who: v.picklist(TARGETS), within: v.optional(whole(0, 64)), on: kinds })),
  do: v.pipe(v.array(stepSchema), v.minLength(1), v.maxLength(6)),
}
const ability = v.strictObject(abilityEntries)
const fullAbility = v.strictObject({ ...abilityEntries, on: kinds })
const ai = v.pipe(
  v.string(),
  v.check(
    (text) => parseAi(text) !== undefined,
    both({
      en: 'a way of acting is needed here: aggressive, shy, wandering 3, target house, target enemy.',
      ru: 'здесь нужен способ действия: aggressive, shy, wandering 3, target house, target enemy.',
    }),
  ),
)

export const cardSchema = v.strictObject({
  id: cardId,
  type: v.picklist(CARD_TYPES),
  name: nameSchema,
  attack: v.optional(whole(0, 99)),
  range: v.optional(whole(1, 20)),
  health: v.optional(v.union([whole(1, 999), v.strictObject({ base: whole(1, 999), per_player: whole(0, 999) })])),
  movement: v.optional(whole(0, 20)),
  play: cost,
  buy: cost,
  upkeep: v.optional(whole(0, 99)),
  traits: v.optional(v.array(v.picklist(TRAITS))),
  effect: v.optional(ability),
  full_action: v.optional(fullAbility),
  ai: v.optional(ai),
})
const fileSchema = v.strictObject({ cards: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(MAX_CARDS)) })

type CardData = v.InferOutput<typeof cardSchema>
type AbilityData = v.InferOutput<typeof fullAbility>

/** Reads a card file. Throws BadInput that names the place, such as `cards[3].attack`. */
export function loadCards(text: string): CardSet {
  const file = checked(fileSchema, readYaml(text))
  const set = new Map<string, Card>()
  file.cards.forEach((data, index) => {
    const where = `cards[${index}]`
    const card = toCard(checked(cardSchema, data, where), where)
    if (set.has(card.id)) {
      throw new BadInput(
        { en: `there are two cards with the id ${card.id}.`, ru: `две карты с идентификатором ${card.id}.` },
        `${where}.id`,
      )
    }
    set.set(card.id, card)
  })
  return set
}

function toCard(data: CardData, where: string): Card {
  const traits = data.traits ?? []
  const health = typeof data.health === 'object' ? data.health : { base: data.health ?? 0, per_player: 0 }
  demandForType(data, where)
  const effect = data.effect && toAbility(data.effect, `${where}.effect`, 'spell')
  const full = data.full_action && toAbility(data.full_action, `${where}.full_action`, 'unit')
  const way = data.ai === undefined ? undefined : parseAi(data.ai)
  return {
    id: data.id,
    type: data.type,
    name: data.name,
    attack: data.attack ?? 0,
    range: data.range ?? 1,
    health: health.base,
    healthPerPlayer: health.per_player,
    movement: data.movement ?? 0,
    ...(data.play === undefined ? {} : { play: data.play }),
    ...(data.buy === undefined ? {} : { buy: data.buy }),
    upkeep: data.upkeep ?? 0,
    traits,
    // A unit that lives in water swims in it.
    swimming: traits.includes('swimming') || traits.includes('aquatic'),
    aquatic: traits.includes('aquatic'),
    farmer: traits.includes('farmer'),
    ...(effect ? { effect } : {}),
    ...(full ? { full } : {}),
    ...(way ? { ai: way } : {}),
  }
}

/** Units and bosses need a body, spells an effect; neither may have what only the other can use. */
function demandForType(data: CardData, where: string): void {
  const body = ['attack', 'range', 'health', 'movement', 'upkeep', 'traits', 'full_action', 'ai'] as const
  const missing = (key: string) =>
    new BadInput({ en: 'this card needs it.', ru: 'для этой карты это обязательно.' }, `${where}.${key}`)
  const surplus = (key: string) =>
    new BadInput(
      { en: `a card of type ${data.type} cannot have this.`, ru: `у карты типа ${data.type} этого быть не может.` },
      `${where}.${key}`,
    )
  if (data.type === 'spell') {
    if (data.effect === undefined) throw missing('effect')
    for (const key of body) if (data[key] !== undefined) throw surplus(key)
    return
  }
  if (data.effect !== undefined) throw surplus('effect')
  for (const key of ['attack', 'health', 'movement'] as const) if (data[key] === undefined) throw missing(key)
  if (data.type === 'boss')
    for (const key of ['play', 'buy', 'upkeep'] as const) if (data[key] !== undefined) throw surplus(key)
}

function toAbility(data: AbilityData, where: string, of: 'spell' | 'unit'): Ability {
  const target = data.target ?? { who: 'none' as const }
  const steps = data.do.map((step): Step => {
    const [kind, n] = Object.entries(step)[0] as [StepKind, number]
    return { do: kind, n }
  })
  steps.forEach((step, index) => {
    const place = `${where}.do[${index}]`
    if (target.who === 'none' && (AIMED_STEPS as readonly string[]).includes(step.do)) {
      throw new BadInput({ en: `${step.do} needs a target.`, ru: `для ${step.do} нужна цель (target).` }, place)
    }
    if (of === 'spell' && step.do === 'sacrifice') {
      throw new BadInput({ en: 'a spell has no unit to sacrifice.', ru: 'заклинанию некем жертвовать.' }, place)
    }
  })
  if (of === 'spell' && target.who === 'self') {
    throw new BadInput(
      { en: 'a spell has no unit of its own.', ru: 'у заклинания нет своего юнита.' },
      `${where}.target.who`,
    )
  }
  return {
    target: {
      who: target.who,
      ...(target.within === undefined ? {} : { within: target.within }),
      ...(target.on === undefined ? {} : { on: target.on }),
    },
    steps,
    ...(data.on === undefined ? {} : { on: data.on }),
  }
}

function parseAi(text: string): Ai | undefined {
  const [kind, detail, rest] = text.split(' ')
  if (rest !== undefined) return undefined
  if ((kind === 'aggressive' || kind === 'shy') && detail === undefined) return { kind }
  if (kind === 'wandering' && detail !== undefined && /^\d{1,2}$/.test(detail)) return { kind, range: Number(detail) }
  if (kind === 'target' && (detail === 'enemy' || (TILE_KINDS as readonly (string | undefined)[]).includes(detail))) {
    return { kind, of: detail as TileKind | 'enemy' }
  }
  return undefined
}
