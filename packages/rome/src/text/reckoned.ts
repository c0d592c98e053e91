// What the rules carry out for a bot, in words.

import type { Lang } from '@understudy/procedure'

const WORDS: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  tax: { en: 'taxes are collected.', ru: 'собирается доход.' },
  losses: { en: 'losses to the defence are settled.', ru: 'потери от обороны области подсчитаны.' },
  defeat: { en: 'the army is defeated.', ru: 'армия разбита.' },
  assault: { en: 'the dice of the assault take effect.', ru: 'результат штурма вступает в силу.' },
  won: { en: 'the battle is won.', ru: 'битва выиграна.' },
  taken: { en: 'the region is taken.', ru: 'область взята.' },
  gathered: { en: 'the dice of both armies take effect.', ru: 'результат боя двух армий вступает в силу.' },
  decks: { en: 'the army forms up for battle.', ru: 'армия строится к бою.' },
  round: { en: 'a round of the battle begins.', ru: 'начинается раунд боя.' },
  result: { en: 'the battle is over.', ru: 'битва окончена.' },
  sea: { en: 'ships are lost.', ru: 'корабли потеряны.' },
}

export const reckoned = (lang: Lang, step: string): string => WORDS[step]?.[lang] ?? step
