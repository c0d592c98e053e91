// How bots' turns are told: stances of all, taxes of all, each army with its march, its attack and what came of it, and what
// somebody buys as one thing.

import type { Lang } from '@understudy/procedure'
import type { Action } from '@understudy/rome'
import type { Telling } from '../../ui.ts'

type Doing = Action['do']

const BOUGHT = ['buyGeneral', 'buyAgent', 'buyTroop', 'buyNavy', 'develop', 'build', 'road', 'removeCube'] as const
const SHOPPING: ReadonlySet<Doing> = new Set<Doing>([...BOUGHT, 'assign', 'look', 'putBack', 'done'])
const SETS_OUT: ReadonlySet<Doing> = new Set<Doing>([
  'march',
  'attack',
  'besiege',
  'assault',
  'embark',
  'calm',
  'merge',
  'split',
])
/** What an army does, and what is asked and reckoned on its way. */
const ON_THE_WAY: ReadonlySet<Doing> = new Set<Doing>([
  ...['declare', 'strength', 'lose', 'play', 'demand', 'cavalry', 'reroll', 'tactics', 'shoot', 'terrain'],
  ...['giveWay', 'retreat', 'dissolve', 'return', 'intercept', 'halt', 'endCampaign'],
] as Doing[])

const isTax = (action: Action): boolean => action.do === 'reckon' && action.step === 'tax'
const isTaken = (action: Action): boolean => action.do === 'reckon' && action.step === 'taken'

export const telling: Telling<Action> = {
  joins(last, next, same) {
    if ((last.do === 'stance' && next.do === 'stance') || (isTax(last) && isTax(next))) return true
    // What is offered, and what the other one says to it.
    if (next.do === 'answer') return last.do === 'agent'
    // Whoever is attacked decides in the other's turn: it is the same fight.
    if (!same) return ON_THE_WAY.has(next.do) && next.do !== 'endCampaign' ? true : undefined
    if (SHOPPING.has(last.do)) return SHOPPING.has(next.do)
    if (SETS_OUT.has(next.do)) return SETS_OUT.has(last.do) || isTaken(last)
    if (ON_THE_WAY.has(next.do)) return true
    return next.do === 'reckon' && !isTax(next) ? true : undefined
  },
  sum: (deeds, lang) => sumOf(deeds, lang),
}

const WORDS: Readonly<Record<Lang, Readonly<Record<(typeof BOUGHT)[number], string>> & { readonly bought: string }>> = {
  en: {
    bought: 'Bought',
    buyGeneral: 'generals',
    buyAgent: 'agents',
    buyTroop: 'troops',
    buyNavy: 'ships',
    develop: 'developments',
    build: 'buildings',
    road: 'roads',
    removeCube: 'unrest removed',
  },
  ru: {
    bought: 'Куплено',
    buyGeneral: 'полководцы',
    buyAgent: 'агенты',
    buyTroop: 'отряды',
    buyNavy: 'корабли',
    develop: 'развитие',
    build: 'постройки',
    road: 'дороги',
    removeCube: 'убрано недовольства',
  },
}

/** "Bought: troops 5, agents 1". One purchase is told in its own words. */
function sumOf(deeds: readonly Action[], lang: Lang): string | undefined {
  if (!deeds.every(({ do: what }) => SHOPPING.has(what))) return undefined
  const counts = BOUGHT.map((what) => [what, deeds.filter((deed) => deed.do === what).length] as const)
  if (counts.reduce((sum, [, n]) => sum + n, 0) < 2) return undefined
  const words = WORDS[lang]
  const parts = counts.flatMap(([what, n]) => (n === 0 ? [] : [`${words[what]} ${n}`]))
  return `${words.bought}: ${parts.join(', ')}.`
}
