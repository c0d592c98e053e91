// What an agent's action is aimed at, in words.

import type { Lang } from '@understudy/procedure'
import { ROMAN } from '../rules/state/names.ts'
import type { AgentTarget } from '../vocabulary.ts'
import { what } from './en/words.ts'
import { whose } from './peoples.ts'
import { what as whatRu } from './ru/words.ts'

export function aimed(lang: Lang, target: AgentTarget, name: (id: string) => string): string {
  const say = (en: string, ru: string): string => ({ en: en, ru: ru })[lang]
  const army = (slot: number): string => ROMAN[slot] ?? String(slot + 1)
  if ('general' in target) {
    const [slot, of] = [army(target.general), name(target.of)]
    return say(`the general of army ${slot} of ${of}`, `полководец армии ${slot} (${of})`)
  }
  if ('agent' in target) {
    const [n, of] = [target.agent + 1, name(target.of)]
    return say(`agent ${n} of ${of}`, `агент ${n} (${of})`)
  }
  if ('army' in target) {
    const [slot, of] = [army(target.army), name(target.of)]
    return say(`army ${slot} of ${of}`, `армия ${slot} (${of})`)
  }
  if ('capital' in target) {
    const of = name(target.capital)
    if (target.with === undefined) return say(`${whose(of)} capital`, `столица (${of})`)
    return say(`${of} against ${name(target.with)}`, `поссорить: ${of} и ${name(target.with)}`)
  }
  if ('seat' in target) return name(target.seat)
  const region = name(target.region)
  if (!('building' in target)) return region
  return say(`${what(target.building)} in ${region}`, `${whatRu(target.building)}, ${region}`)
}
