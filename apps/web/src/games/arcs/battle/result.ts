// What came of a battle, in one sentence or two: who lost what, what changed hands, what is outraged.

import { type Colour, courtName, type Owner, ownerName, type Resource, resource, type State } from '@understudy/arcs'
import type { Lang } from '@understudy/procedure'
import type { Logged } from '@understudy/table'
import { type Fight, fightersOf } from './fought.ts'
import { BATTLE_WORDS, type Lost } from './words.ts'

interface Told {
  readonly before: State
  readonly state: State
  readonly steps: readonly Logged[]
  readonly fight: Fight
  readonly viewer: string
  readonly lang: Lang
}

export function resultOf({ before, state, steps, fight, viewer, lang }: Told): string {
  const w = BATTLE_WORDS[lang]
  const events = steps.flatMap((step) => step.events)
  const you = (owner: Owner) => owner === viewer
  const name = (owner: Owner) => (you(owner) ? w.you : ownerName(lang, owner))
  const sentences: string[] = []
  let trophies = 0
  for (const owner of [fight.attacker, fight.defender]) {
    const all = fightersOf(before, state, fight.at, owner, owner === fight.defender)
    const gone = all.filter(({ now }) => now === 'lost')
    const lost: Lost = {
      ships: gone.filter(({ kind }) => kind === 'ship').length,
      cities: gone.filter(({ kind }) => kind === 'city').length,
      starports: gone.filter(({ kind }) => kind === 'starport').length,
    }
    const hurt = all.filter(({ kind, now }) => kind === 'ship' && now === 'damaged').length
    if (gone.length > 0) sentences.push(w.loses(name(owner), you(owner), lost, hurt))
    else if (hurt > 0) sentences.push(w.hurt(name(owner), you(owner), hurt))
    if (owner === fight.defender) trophies = gone.length
  }
  if (trophies > 0 && you(fight.attacker)) sentences.push(w.trophies(trophies))
  const stolen = events.flatMap(({ say, with: facts }) =>
    say === 'log.stoleToken'
      ? [resource(lang, facts?.type as Resource)]
      : say === 'log.stoleCard'
        ? [courtName(lang, facts?.card as Parameters<typeof courtName>[1])]
        : [],
  )
  if (stolen.length > 0) sentences.push(w.steals(name(fight.attacker), you(fight.attacker), stolen))
  const outraged = events.flatMap(({ say, with: facts }) => (say === 'log.outrage' ? [facts?.type as Resource] : []))
  if (outraged.length > 0)
    sentences.push(w.outrage(ownerName(lang, fight.attacker as Colour), you(fight.attacker), outraged))
  return sentences.length === 0 ? w.nobody : sentences.join(' ')
}
