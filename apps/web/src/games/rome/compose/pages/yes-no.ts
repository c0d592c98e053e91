// What yes and no do, on their keys.

import type { Lang } from '@understudy/procedure'

type Keys = Readonly<Record<Lang, readonly [yes: string, no: string]>>

const CONSENT: Keys = { en: ['Accept', 'Refuse'], ru: ['Принять', 'Отказать'] }

/** By the kind of the decision. */
const KEYS: Readonly<Record<string, Keys>> = {
  trade: CONSENT,
  treaty: CONSENT,
  demand: { en: ['They show first', 'Both at once'], ru: ['Сначала противник', 'Одновременно'] },
  shoot: { en: ['Use the artillery', 'Keep it back'], ru: ['Стрелять', 'Не стрелять'] },
  reroll: { en: ['Roll again', 'Keep the roll'], ru: ['Перебросить', 'Оставить'] },
  giveWay: { en: ['Give way', 'Hold the ground'], ru: ['Отступить', 'Держаться'] },
  // It comes to a fight in either case.
  awaited: { en: ['Intercept', 'Await them'], ru: ['Перехватить', 'Дождаться'] },
  intercept: { en: ['Intercept', 'Let them pass'], ru: ['Перехватить', 'Пропустить'] },
}

export function yesOrNo(kind: string, yes: boolean, lang: Lang): string | undefined {
  return KEYS[kind]?.[lang][yes ? 0 : 1]
}
