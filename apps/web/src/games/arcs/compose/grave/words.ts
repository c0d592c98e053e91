// What a grave deed is called, and what it costs, in words.

import { citiesN, courtName, resource, starportsN, tokensN } from '@understudy/arcs/text'
import type { Resource } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import type { Costs, Outraged } from './costs.ts'

const listed = (lang: Lang, parts: readonly string[]): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(parts)
const types = (lang: Lang, all: readonly Resource[]): string =>
  listed(
    lang,
    all.map((type) => resource(lang, type)),
  )

const en = {
  weighed: 'What this costs you',
  fell: 'Destroys the city',
  outraged: (all: readonly Resource[]) => `${types('en', all)} ${all.length === 1 ? 'is' : 'are'} outraged for you`,
  tokens: (n: number, type: Resource) => `${n} ${resource('en', type)} ${n === 1 ? 'token' : 'tokens'}`,
  lose: (what: string) => `you lose ${what}`,
  loseNothing: 'you have nothing of it to lose',
  ownLost: (what: string) => `Destroys your own: ${what}`,
  pressCity: 'Destroy the city: Outrage',
  pressOutrage: 'Confirm: Outrage',
  pressOwn: 'Destroy your own',
  mayFall: (of: readonly Resource[]) =>
    `A city may fall: then ${types('en', of)} ${of.length === 1 ? 'is' : 'are'} outraged for you`,
  mayFallBriefly: (of: readonly Resource[]) => `A city may fall: ${types('en', of)} outraged`,
  stays: 'For the rest of the game you cannot spend tokens of that type.',
}

type GraveWords = typeof en

const ru: GraveWords = {
  weighed: 'Чего это вам стоит',
  fell: 'Город падёт',
  outraged: (all) => `на вас ложится запрет (${types('ru', all)})`,
  tokens: (n, type) => `${tokensN('ru', n)} (${resource('ru', type)})`,
  lose: (what) => `вы теряете: ${what}`,
  loseNothing: 'терять по нему вам нечего',
  ownLost: (what) => `Вы разрушаете своё: ${what}`,
  pressCity: 'Разрушить город: запрет',
  pressOutrage: 'Подтвердить: запрет',
  pressOwn: 'Разрушить своё',
  mayFall: (of) => `Город может быть уничтожен: тогда на вас ляжет запрет (${types('ru', of)})`,
  mayFallBriefly: (of) => `Город под угрозой: запрет (${types('ru', of)})`,
  stays: 'До конца партии вы не сможете тратить ресурсы этого вида.',
}

export const GRAVE_WORDS: Readonly<Record<Lang, GraveWords>> = { en, ru }

/** "you lose 2 Weapon tokens and “Arms Union”". */
function lossOf({ tokens, cards }: Outraged, lang: Lang): string {
  const w = GRAVE_WORDS[lang]
  const all = [...tokens.map(({ n, type }) => w.tokens(n, type)), ...cards.map((card) => courtName(lang, card))]
  return all.length === 0 ? w.loseNothing : w.lose(listed(lang, all))
}

/** What dice may bring, before they are rolled. */
export const mayFallWords = (fall: Outraged, lang: Lang): string =>
  `${GRAVE_WORDS[lang].mayFall(fall.types)}, ${lossOf(fall, lang)}.`

/** The whole of it in one sentence. */
export function costWords(costs: Costs, lang: Lang): string {
  const w = GRAVE_WORDS[lang]
  const own = [
    ...(costs.cities > 0 ? [citiesN(lang, costs.cities)] : []),
    ...(costs.starports > 0 ? [starportsN(lang, costs.starports)] : []),
  ]
  const parts = [
    ...(costs.outraged === undefined
      ? []
      : [`${costs.city ? `${w.fell}: ` : ''}${w.outraged(costs.outraged.types)}, ${lossOf(costs.outraged, lang)}`]),
    ...(own.length === 0 ? [] : [w.ownLost(listed(lang, own))]),
  ]
  return parts.join('. ')
}

/** What the button says. */
export function pressWords(costs: Costs, lang: Lang): string {
  const w = GRAVE_WORDS[lang]
  if (costs.outraged === undefined) return w.pressOwn
  return costs.city ? w.pressCity : w.pressOutrage
}
