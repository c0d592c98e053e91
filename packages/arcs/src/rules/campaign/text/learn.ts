// What the campaign says, added to the phrasebooks of Arcs.

import { type Json, type Lang, speak } from '@understudy/procedure'
import { addText, type MoreText, moreText } from '../../../text/more.ts'
import { phrases } from '../../../text/phrases.ts'
import { valueText } from '../../../text/values.ts'
import * as words from '../../../text/words.ts'
import {
  type Action,
  type CourtId,
  type Doing,
  EVERY_COURT_CARD,
  EVERY_LORE,
  type Resource,
} from '../../../vocabulary.ts'
import { say } from '../../sayings.ts'
import { FATE_DATA, FROZEN_SLOT, HEARTH_SLOT } from '../data.ts'
import {
  type CampaignAction,
  type EventFace,
  FATES,
  type FateId,
  GOLEMS,
  type GolemId,
  type Part,
  POLICIES,
  type PolicyId,
} from '../vocabulary.ts'
import { board } from './board.ts'
import { ASKED_EN, ASKED_RU, DOING_EN, DOING_RU } from './doing.ts'
import { campaignEn, FACE_EN, POLICY_EN } from './en.ts'
import { partsText } from './parts.ts'
import { campaignRu, FACE_RU, POLICY_RU } from './ru.ts'

const slotName = (lang: Lang, slot: number): string => {
  const golem = GOLEMS[slot - HEARTH_SLOT]
  if (golem !== undefined) return words.resource(lang, golem as never)
  const type = (['material', 'fuel', 'weapon', 'relic', 'psionic'] as const)[slot - FROZEN_SLOT - 1]
  if (type === undefined) return { en: `slot ${slot + 1}`, ru: `ячейка ${slot + 1}` }[lang]
  return { en: `frozen ${words.resource(lang, type)}`, ru: `замороженный ресурс: ${words.resource(lang, type)}` }[lang]
}

const without = (action: object, ...keys: string[]): Action =>
  Object.fromEntries(Object.entries(action).filter(([key]) => !keys.includes(key))) as unknown as Action

/** Actions of the base game that say something more in an act. */
function more(lang: Lang, action: Action, base: (action: Action) => string): string | undefined {
  const joins = { en: 'with Imperial ships', ru: 'с имперскими кораблями' }[lang]
  switch (action.do) {
    case 'move': {
      const last = action.legs.findLast((leg) => leg.imperial !== undefined)
      if (last === undefined) return undefined
      const n = last.imperial!.fresh + last.imperial!.damaged
      return `${base(without({ ...action, legs: action.legs.map((leg) => without(leg, 'imperial')) }))}, ${{ en: `with Imperial ships: ${n}`, ru: `имперских кораблей: ${n}` }[lang]}`
    }
    case 'battle':
      return action.imperial === undefined ? undefined : `${base(without(action, 'imperial'))}, ${joins}`
    case 'hits':
      if (action.ownImperial === undefined && action.imperial === undefined) return undefined
      return `${base(without(action, 'ownImperial', 'imperial'))}; ${{ en: 'Imperial ships', ru: 'имперские корабли' }[lang]}: ${valueText(lang, 'hits', 'own', (action.ownImperial ?? action.imperial) as unknown as Json)}`
    case 'lead':
    case 'surpass':
    case 'pivot': {
      const { side } = action as { side?: 'zeal' | 'wisdom' }
      const seized = sayOutrage(lang, action as { seize?: string })
      if (side === undefined && seized === '') return undefined
      const plain = base(seized === '' ? without(action, 'side') : without(action, 'side', 'seize'))
      return `${plain}${side === undefined ? '' : ` (${words.SUIT[side as never]![lang as never]})`}${seized}`
    }
    case 'copy': {
      const seized = sayOutrage(lang, action as { seize?: string })
      return seized === '' ? undefined : `${base(without(action, 'seize'))}${seized}`
    }
    case 'raid':
      if (!action.take.some((each) => 'slot' in each && each.slot > 6)) return undefined
      return `${{ en: 'Raid', ru: 'Налёт' }[lang]}: ${action.take
        .map((each) => ('slot' in each ? slotName(lang, each.slot) : words.courtName(lang, each.card)))
        .join(', ')}`
    case 'useTongues':
      if (action.take === undefined || !('slot' in action.take) || action.take.slot <= 6) return undefined
      return `${words.courtName(lang, 'BC20')}: ${slotName(lang, action.take.slot)}`
    default:
      return undefined
  }
}

const sayOutrage = (lang: Lang, { seize }: { seize?: string }): string => {
  if (seize === undefined || !seize.startsWith('outrage-')) return ''
  const type = words.resource(lang, seize.slice(8) as Resource)
  return { en: `, and seize by Outrage of ${type}`, ru: `, перехватить инициативу запретом: ${type}` }[lang]
}

function describe(lang: Lang, action: Action): string | undefined {
  const doing = { en: DOING_EN, ru: DOING_RU }[lang][action.do as string]
  if (doing === undefined) {
    // Once only: the base game's sentence is asked for what is left.
    return more(lang, action, (rest) => speak(phrases, lang, say('do.action', { action: rest as unknown as Json })))
  }
  const campaign = action as unknown as CampaignAction
  if ('parts' in campaign) return `${doing}: ${partsText(lang, campaign.parts)}`
  if ('part' in campaign) return `${doing}: ${partsText(lang, [campaign.part as Part])}`
  const fields = Object.entries(campaign).filter(([key]) => key !== 'do' && key !== 'pay')
  if (fields.length === 0) return doing
  return `${doing}: ${fields.map(([slot, value]) => valueText(lang, action.do as Doing, slot, value as Json)).join(', ')}`
}

const name = (lang: Lang, id: string): string | undefined => {
  if (FATES.includes(id as FateId)) return FATE_DATA[id as FateId].name[lang]
  if (POLICIES.includes(id as PolicyId)) return { en: POLICY_EN, ru: POLICY_RU }[lang][id as PolicyId]
  if ((GOLEMS as readonly string[]).includes(id)) return words.resource(lang, id as Resource)
  if ((EVERY_COURT_CARD as string[]).includes(id)) return words.courtName(lang, id as CourtId)
  if ((EVERY_LORE as string[]).includes(id)) return words.loreName(lang, id as never)
  if (/^(event|faithful)-\d$/.test(id)) return words.actionCard(lang, id as never)
  if (id === 'zeal' || id === 'wisdom') return words.SUIT[id as never]![lang as never]
  const face = FACES[lang][id as EventFace]
  if (face !== undefined) return face
  if (id.startsWith('outrage-')) {
    const type = words.resource(lang, id.slice(8) as Resource)
    return { en: `Outrage of ${type}`, ru: `запрет: ${type}` }[lang]
  }
  return NAMES[id]?.[lang]
}
const FACES = { en: FACE_EN, ru: FACE_RU }
const NAMES: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  crises: { en: 'Crises', ru: 'кризисы' },
  edicts: { en: 'Edicts', ru: 'эдикты' },
  all: { en: 'all Imperial ships', ru: 'все имперские корабли' },
  fresh: { en: 'fresh Imperial ships', ru: 'неповреждённые имперские корабли' },
}

const GOLEM_NAMES: Readonly<Record<GolemId, Readonly<Record<Lang, string>>>> = {
  warrior: { en: 'the Warrior Golem', ru: 'голем-воин' },
  protector: { en: 'the Protector Golem', ru: 'голем-страж' },
  seeker: { en: 'the Seeker Golem', ru: 'голем-искатель' },
  harvester: { en: 'the Harvester Golem', ru: 'голем-жнец' },
}

const text = (lang: Lang): MoreText => ({
  doing: { en: DOING_EN, ru: DOING_RU }[lang],
  asked: { en: ASKED_EN, ru: ASKED_RU }[lang],
  describe: (action) => describe(lang, action),
  name: (id) => name(lang, id),
  board: (state) => board(state, lang),
})

export function learnTexts(): void {
  if (moreText('en') !== undefined) return
  Object.assign(phrases.en, campaignEn)
  Object.assign(phrases.ru, campaignRu)
  Object.assign(words.RESOURCE, GOLEM_NAMES)
  Object.assign(words.SUIT, {
    zeal: { en: 'Zeal', ru: 'Рвение' },
    wisdom: { en: 'Wisdom', ru: 'Мудрость' },
    event: { en: 'Event', ru: 'Событие' },
    faithful: { en: 'Faithful', ru: 'Вера' },
  })
  Object.assign(words.MODE, { event: { en: 'Event', ru: 'событие' } })
  addText('en', text('en'))
  addText('ru', text('ru'))
}
