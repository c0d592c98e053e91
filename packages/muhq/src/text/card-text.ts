// The rules text of a card, made from its data: it cannot say anything else than what the rules do.

import { type Lang, listing } from '@understudy/procedure'
import type { Ability, Card, Step, Target } from '../rules/cards.ts'
import {
  cardsTaken,
  damagePoints,
  healthPoints,
  repressionMarksTaken,
  resources,
  TILE_NAMES,
  TRAIT_TEXTS,
  tileKindsEn,
  tileKindsRu,
  wardMarksTaken,
} from './words.ts'

/** The lines of the text: traits, effect, full action, and how the boss moves it. Empty for a plain unit. */
export function cardLines(card: Card, lang: Lang): string[] {
  const lines: string[] = []
  for (const trait of card.traits) lines.push(TRAIT_TEXTS[trait][lang])
  if (card.effect !== undefined) lines.push(abilityText(card.effect, lang))
  if (card.full !== undefined) {
    lines.push(`${{ en: 'Full action', ru: 'Полное действие' }[lang]}: ${lowered(abilityText(card.full, lang, true))}`)
  }
  const ai = aiText(card, lang)
  if (ai !== undefined) lines.push(ai)
  return lines
}

export const cardText = (card: Card, lang: Lang): string => cardLines(card, lang).join(' ')

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

export function abilityText(ability: Ability, lang: Lang, ofUnit = false): string {
  const steps = listing(
    lang,
    ability.steps.map((step) => ({ en: stepEn, ru: stepRu })[lang](step, ability.target, ofUnit)),
  )
  if (ability.on === undefined) return sentence(steps)
  return {
    en: sentence(`on ${tileKindsEn(ability.on)}, ${steps}`),
    ru: sentence(`стоя на клетке «${ability.on.map((kind) => TILE_NAMES[kind].ru).join('» или «')}», ${steps}`),
  }[lang]
}

function stepEn({ do: kind, n }: Step, target: Target, ofUnit: boolean): string {
  const aim = aimEn(target, ofUnit)
  switch (kind) {
    case 'damage':
      return `deal ${n} damage to ${aim}`
    case 'heal':
      return `heal ${aim} by ${n}`
    case 'ward':
      return `put ${wardMarksTaken('en', n)} on ${aim}`
    case 'haste':
      return `untap ${aim}, which may move once more`
    case 'gain':
      return `gain ${resources('en', n)}`
    case 'draw':
      return `draw ${cardsTaken('en', n)}`
    case 'repression':
      return `put ${repressionMarksTaken('en', n)} on the boss`
    case 'relief':
      return `remove ${repressionMarksTaken('en', n)} from the boss`
    case 'sacrifice':
      return 'destroy this unit'
  }
}

function aimEn({ who, within, on }: Target, ofUnit: boolean): string {
  const who1 = {
    none: '',
    enemy: 'an enemy unit',
    friend: 'a friendly unit',
    self: 'this unit',
    allEnemies: 'every enemy unit',
    allFriends: 'every friendly unit',
  }[who]
  const where = on === undefined ? '' : ` on ${tileKindsEn(on)}`
  const near = within === undefined ? '' : ` within ${within} of ${ofUnit ? 'this unit' : 'one of your units'}`
  return `${who1}${where}${near}`
}

function stepRu({ do: kind, n }: Step, target: Target, ofUnit: boolean): string {
  const to = aimRu(target, ofUnit, 'dative')
  const whom = aimRu(target, ofUnit, 'accusative')
  switch (kind) {
    case 'damage':
      return `нанесите ${damagePoints('ru', n)} ${to}`
    case 'heal':
      return `восстановите ${healthPoints('ru', n)} ${to}`
    case 'ward':
      return `дайте ${to} ${wardMarksTaken('ru', n)}`
    case 'haste':
      return `разверните ${whom}: он может двигаться ещё раз`
    case 'gain':
      return `получите ${resources('ru', n)}`
    case 'draw':
      return `возьмите ${cardsTaken('ru', n)}`
    case 'repression':
      return `положите на босса ${repressionMarksTaken('ru', n)}`
    case 'relief':
      return `снимите с босса ${repressionMarksTaken('ru', n)}`
    case 'sacrifice':
      return 'уничтожьте этого юнита'
  }
}

function aimRu({ who, within, on }: Target, ofUnit: boolean, form: 'dative' | 'accusative'): string {
  const words = {
    none: ['', ''],
    enemy: ['вражескому юниту', 'вражеского юнита'],
    friend: ['дружественному юниту', 'дружественного юнита'],
    self: ['этому юниту', 'этого юнита'],
    allEnemies: ['каждому вражескому юниту', 'каждого вражеского юнита'],
    allFriends: ['каждому дружественному юниту', 'каждого дружественного юнита'],
  }[who]
  const where = on === undefined ? '' : ` на ${tileKindsRu(on)}`
  const near =
    within === undefined ? '' : ` не дальше ${within} от ${ofUnit ? 'этого юнита' : 'одного из ваших юнитов'}`
  return `${form === 'dative' ? words[0] : words[1]}${where}${near}`
}

function aiText({ ai }: Card, lang: Lang): string | undefined {
  switch (ai?.kind) {
    case undefined:
      return undefined
    case 'aggressive':
      return { en: 'Aggressive.', ru: 'Ведёт себя агрессивно.' }[lang]
    case 'shy':
      return { en: 'Shy.', ru: 'Ведёт себя пугливо.' }[lang]
    case 'wandering':
      return { en: `Wandering ${ai.range}.`, ru: `Бродит; нападает на расстоянии до ${ai.range}.` }[lang]
    case 'target': {
      const what = ai.of === 'enemy' ? { en: 'enemy', ru: 'враг' } : TILE_NAMES[ai.of]
      return { en: `Target-oriented: ${what.en}.`, ru: `Стремится к цели: ${what.ru}.` }[lang]
    }
  }
}
