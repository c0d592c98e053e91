// What it means to give up a unit of one's own: which one it is, and what goes with it.

import type { Action, State } from '@understudy/muhq'
import { unitOf } from '@understudy/muhq/rules'
import type { Lang } from '@understudy/procedure'
import { lookOf } from './board/look.ts'

const WORDS: Readonly<Record<Lang, { title(name: string): string; why: string; gone(a: number, h: number): string }>> =
  {
    en: {
      title: (name) => `You give up: ${name}`,
      why: 'There is more upkeep than you can pay. This unit leaves the board and does not come back by itself.',
      gone: (attack, health) => `With it go ${attack} attack and ${health} health.`,
    },
    ru: {
      title: (name) => `Вы отдаёте: ${name}`,
      why: 'Содержание юнитов нечем оплатить. Этот юнит уходит с поля и сам не вернётся.',
      gone: (attack, health) => `С ним уходят атака ${attack} и здоровье ${health}.`,
    },
  }

export function Weigh({ state, action, lang }: { state: State; action: Action; lang: Lang }) {
  const unit = action.do === 'destroy' ? unitOf(state, action.unit) : undefined
  if (unit === undefined) return null
  const { name, attack, health } = lookOf(state, unit, lang)
  const w = WORDS[lang]
  return (
    <>
      <h2>{w.title(name)}</h2>
      <p>{w.why}</p>
      <p>{w.gone(attack, health)}</p>
    </>
  )
}
