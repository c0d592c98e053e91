// What an agent's action is aimed at, in words.

import type { Lang } from '@understudy/procedure'
import { ROMAN } from '../rules/state/names.ts'
import type { AgentTarget } from '../vocabulary.ts'
import { what } from './en/words.ts'
import { whose } from './peoples.ts'
import { what as whatRu } from './ru/words.ts'

export function aimed(lang: Lang, target: AgentTarget, name: (id: string) => string): string {
  const army = (slot: number): string => ROMAN[slot] ?? String(slot + 1)
  if ('general' in target) {
    const [slot, of] = [army(target.general), name(target.of)]
    return { en: `the general of army ${slot} of ${of}`, ru: `полководец армии ${slot} (${of})` }[lang]
  }
  if ('agent' in target) {
    const [n, of] = [target.agent + 1, name(target.of)]
    return { en: `agent ${n} of ${of}`, ru: `агент ${n} (${of})` }[lang]
  }
  if ('army' in target) {
    const [slot, of] = [army(target.army), name(target.of)]
    return { en: `army ${slot} of ${of}`, ru: `армия ${slot} (${of})` }[lang]
  }
  if ('capital' in target) {
    const of = name(target.capital)
    if (target.with === undefined) return { en: `${whose(of)} capital`, ru: `столица (${of})` }[lang]
    return { en: `${of} against ${name(target.with)}`, ru: `поссорить: ${of} и ${name(target.with)}` }[lang]
  }
  if ('seat' in target) return name(target.seat)
  const region = name(target.region)
  if (!('building' in target)) return region
  return { en: `${what(target.building)} in ${region}`, ru: `${whatRu(target.building)}, ${region}` }[lang]
}
