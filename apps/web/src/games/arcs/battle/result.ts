// What came of a battle, in one sentence or two: who lost what, what changed hands, what is outraged.

import { courtName, ownerName, resource } from '@understudy/arcs/text'
import type { Owner } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import type { Spoils } from './spoils.ts'
import { BATTLE_WORDS, type Pieces } from './words.ts'

/** Of both sides, attacker first. */
export function resultOf(spoils: readonly Spoils[], viewer: string, lang: Lang): string {
  const w = BATTLE_WORDS[lang]
  const you = (owner: Owner) => owner === viewer
  const name = (owner: Owner) => (you(owner) ? w.you : ownerName(lang, owner))
  const sentences: string[] = []
  for (const { owner, lost, hurt } of spoils) {
    if (lost.length > 0) sentences.push(w.loses(name(owner), you(owner), counted(lost)))
    if (hurt.length > 0) sentences.push(w.hurt(name(owner), you(owner), counted(hurt)))
  }
  const [attacker] = spoils
  if (attacker === undefined) return w.nobody
  const { owner } = attacker
  for (const { owner: of, trophies, captives } of spoils) {
    if (trophies > 0) sentences.push(w.trophies(name(of), you(of), trophies))
    if (captives > 0) sentences.push(w.captives(name(of), you(of), captives))
  }
  const stolen = [
    ...attacker.tokens.map((type) => resource(lang, type)),
    ...attacker.stolen.map((card) => courtName(lang, card)),
  ]
  if (stolen.length > 0) sentences.push(w.steals(name(owner), you(owner), stolen))
  const { ransacked } = attacker
  if (ransacked.length > 0)
    sentences.push(
      w.ransacks(
        name(owner),
        you(owner),
        ransacked.map((card) => courtName(lang, card)),
      ),
    )
  if (attacker.outraged.length > 0) sentences.push(w.outrage(ownerName(lang, owner), you(owner), attacker.outraged))
  return sentences.length === 0 ? w.nobody : sentences.join(' ')
}

function counted(pieces: Spoils['lost']): Pieces {
  const count = (kind: (typeof pieces)[number]) => pieces.filter((each) => each === kind).length
  return { ships: count('ship'), cities: count('city'), starports: count('starport') }
}
