// What the answers of the bot rest on in the campaign, in words.

import { type Lang, listing, type Phrases } from '@understudy/procedure'
import type { GolemId, PolicyId } from '../../../../rules/campaign/vocabulary.ts'
import { agentsN, ambitionName, ofSeat, resource, seatName } from '../../../../text/words.ts'
import type { Resource, SystemId } from '../../../../vocabulary.ts'
import type { Advance } from '../../fates/objective.ts'
import { places, quote } from '../../text/names.ts'
import type { FateSayings } from './sayings.ts'

function advances(lang: Lang, advance: Advance): string {
  if (advance.how === 'now') return { en: `by ${advance.by} at once`, ru: `сразу на ${advance.by}` }[lang]
  if (advance.how === 'wins')
    return {
      en: `it would win ${ambitionName('en', advance.ambition)}`,
      ru: `он выигрывал бы замысел «${ambitionName('ru', advance.ambition)}»`,
    }[lang]
  return {
    en: `it would control ${places('en', [advance.system])} too`,
    ru: `он правил бы и здесь: ${places('ru', [advance.system])}`,
  }[lang]
}

const POLICY: Record<PolicyId, Record<Lang, string>> = {
  peace: { en: 'Peace (a Relic or a Psionic)', ru: 'мир (реликвия или псионика)' },
  escalation: { en: 'Escalation (Material, Fuel or a Weapon)', ru: 'эскалация (материалы, топливо или оружие)' },
  war: {
    en: 'War (a Trophy or Captive that is neither Imperial nor of a Regent)',
    ru: 'война (трофей или пленник, не имперский и не регента)',
  },
}
const GOLEM: Record<GolemId, Record<Lang, string>> = {
  warrior: { en: 'the Warrior', ru: 'воин' },
  protector: { en: 'the Protector', ru: 'страж' },
  seeker: { en: 'the Seeker', ru: 'искатель' },
  harvester: { en: 'the Harvester', ru: 'жнец' },
}
const types = (lang: Lang, all: readonly Resource[]): string =>
  listing(
    lang,
    all.map((type) => resource(lang, type)),
  )
const golems = (lang: Lang, all: readonly GolemId[]): string =>
  listing(
    lang,
    all.map((each) => GOLEM[each][lang]),
  )
const where = (lang: Lang, all: readonly SystemId[]): string =>
  all.length === 0 ? { en: 'none', ru: 'нет' }[lang] : places(lang, all)

export const en: Phrases<FateSayings> = {
  'supercat.advances': ({ of, advance }) =>
    advance === undefined
      ? `The objective of ${seatName('en', of)} would not come closer.`
      : `The objective of ${seatName('en', of)} would come closer: ${advances('en', advance)}.`,
  'supercat.bargain': ({ card, of, n, next }) =>
    `${seatName('en', of)} takes ${quote('en', card)}, then ${agentsN('en', n)}${next === undefined ? '' : ` towards ${quote('en', next)}`}`,
  'supercat.council': ({ inSession, first }) =>
    `The Imperial Council is ${inSession ? 'in session' : 'decided'}; First Regent: ${first === undefined ? 'nobody' : seatName('en', first)}.`,
  'supercat.title': ({ regent, first }) =>
    first ? 'It is First Regent.' : regent ? 'It is a Regent.' : 'It is an Outlaw.',
  'supercat.parade': ({ at, outlaw }) =>
    [at === undefined ? '' : `ships to ${places('en', [at])}`, outlaw === true ? 'it becomes an Outlaw' : '']
      .filter((part) => part !== '')
      .join('; '),
  'supercat.types': ({ types: all }) => types('en', all),
  'supercat.discardTop': ({ card }) =>
    card === undefined
      ? 'There is no Guild card in the Court discard pile.'
      : `The topmost Guild card of the Court discard pile: ${quote('en', card)}.`,
  'supercat.golems': ({ under, elsewhere, winning }) =>
    `Golems on the map under its control: ${where('en', under)}; elsewhere: ${where('en', elsewhere)}. ${winning ? 'It is winning a declared ambition.' : 'It is winning no declared ambition.'}`,
  'supercat.takes': ({ golems: all }) =>
    all.length === 0 ? 'the turn ends; no rival has a Golem' : `the turn ends; it takes ${golems('en', all)}`,
  'supercat.seat': ({ seat }) => seatName('en', seat),
  'supercat.faithful': ({ left, without }) =>
    `Cards in the Faithful stack: ${left}. Types without a city of its own: ${without.length === 0 ? 'none' : types('en', without)}.`,
  'supercat.demand': ({ policy, has }) =>
    `Policy: ${POLICY[policy].en}. It has ${has ? 'a piece for it' : 'nothing for it'}.`,
  'supercat.edictsPlace': ({ places }) =>
    places ? 'Edicts now would place Imperial ships.' : 'Edicts now would place no Imperial ships.',
  'supercat.barePorts': ({ systems }) => `Loyal starports without a loyal ship: ${where('en', systems)}.`,
}

export const ru: Phrases<FateSayings> = {
  'supercat.advances': ({ of, advance }) =>
    advance === undefined
      ? `Задача ${ofSeat(of)} не продвинулась бы.`
      : `Задача ${ofSeat(of)} продвинулась бы: ${advances('ru', advance)}.`,
  'supercat.bargain': ({ card, of, n, next }) =>
    `${seatName('ru', of)} берёт карту ${quote('ru', card)}, затем ${agentsN('ru', n)}${next === undefined ? '' : ` ради карты ${quote('ru', next)}`}`,
  'supercat.council': ({ inSession, first }) =>
    `Имперский совет ${inSession ? 'заседает' : 'решил'}; первый регент: ${first === undefined ? 'никто' : seatName('ru', first)}.`,
  'supercat.title': ({ regent, first }) => (first ? 'Он первый регент.' : regent ? 'Он регент.' : 'Он отступник.'),
  'supercat.parade': ({ at, outlaw }) =>
    [at === undefined ? '' : `корабли сюда: ${places('ru', [at])}`, outlaw === true ? 'он становится отступником' : '']
      .filter((part) => part !== '')
      .join('; '),
  'supercat.types': ({ types: all }) => types('ru', all),
  'supercat.discardTop': ({ card }) =>
    card === undefined
      ? 'В сбросе двора нет карт гильдий.'
      : `Верхняя карта гильдии в сбросе двора: ${quote('ru', card)}.`,
  'supercat.golems': ({ under, elsewhere, winning }) =>
    `Големы на поле там, где он правит: ${where('ru', under)}; в других местах: ${where('ru', elsewhere)}. ${winning ? 'Объявленный замысел он выигрывает.' : 'Ни одного объявленного замысла он не выигрывает.'}`,
  'supercat.takes': ({ golems: all }) =>
    all.length === 0
      ? 'ход заканчивается; големов у соперников нет'
      : `ход заканчивается; он берёт: ${golems('ru', all)}`,
  'supercat.seat': ({ seat }) => seatName('ru', seat),
  'supercat.faithful': ({ left, without }) =>
    `Карт в стопке веры: ${left}. Типы, для которых нет его города: ${without.length === 0 ? 'нет' : types('ru', without)}.`,
  'supercat.demand': ({ policy, has }) =>
    `Политика: ${POLICY[policy].ru}. ${has ? 'Подходящая фишка у него есть.' : 'Подходящей фишки у него нет.'}`,
  'supercat.edictsPlace': ({ places }) =>
    places ? 'Эдикты сейчас поставили бы имперские корабли.' : 'Эдикты сейчас имперских кораблей не поставят.',
  'supercat.barePorts': ({ systems }) => `Верные космопорты без верных кораблей рядом: ${where('ru', systems)}.`,
}
