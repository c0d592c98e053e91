// What a grave deed means, before it is done.

import type { Status } from '@understudy/rome'

/** What breaks with a war. */
const BONDS = {
  en: { friends: '; the friendship is broken', allied: '; the alliance is broken' },
  ru: { friends: '; дружбе конец', allied: '; союзу конец' },
} as const

const bond = (of: Readonly<Partial<Record<Status, string>>>, before: Status): string => of[before] ?? ''

export const weighWords = {
  attack: { en: 'Attack', ru: 'Атаковать' },
  assault: { en: 'Assault: roll', ru: 'Штурм: бросить' },
  agent: { en: 'Send the agent', ru: 'Послать агента' },
  renounce: { en: 'Renounce', ru: 'Отречься' },
  dissolve: { en: 'Dissolve the army', ru: 'Распустить армию' },
  /** Each deed that can begin a war. */
  wars: {
    attack: { en: 'Attack', ru: 'Атака' },
    besiege: { en: 'Besiege', ru: 'Осада' },
    intercept: { en: 'Intercept', ru: 'Перехват' },
  },
  broken: {
    en: (name: string, before: Status) => `war with ${name}${bond(BONDS.en, before)}`,
    ru: (name: string, before: Status) => `война: ${name}${bond(BONDS.ru, before)}`,
  },
  about: {
    en: {
      title: (name: string) => `war with ${name}`,
      relations: (name: string, now: string) => `${name} and you: ${now} now. After this:`,
      enemies: 'enemies',
      now: (before: string, after: string) => `Now: ${before}. After this: ${after}, until a treaty mends it.`,
      renounce: (name: string) => `The bond with ${name} is loosened by one step`,
      betrayal: (n: number) => `A friend who is attacked costs you ${n === 1 ? '1 point' : `${n} points`}.`,
      yours: (army: string, cards: number) => `Your army ${army}: ${cards} cards.`,
      theirs: (army: string, cards: number | undefined) =>
        cards === undefined ? `Their army ${army}, face down.` : `Their army ${army}: ${cards} cards.`,
      garrison: (level: number) =>
        level === 0
          ? 'No army there and no defence: it is taken at once.'
          : `No army there; the region defends itself with level ${level}.`,
      hidden: 'Their cards are hidden: there is no percentage to give.',
      next: 'War begins before the first die. Peace comes by a treaty only.',
      gone: 'The army goes back to the pool; its general leaves.',
    },
    ru: {
      title: (name: string) => `война (${name})`,
      relations: (name: string, now: string) => `${name} и вы: сейчас ${now}. После этого:`,
      enemies: 'враги',
      now: (before: string, after: string) =>
        `Сейчас: ${before}. После этого: ${after}, пока договор не поправит дела.`,
      renounce: (name: string) => `Узы с фракцией «${name}» слабеют на шаг`,
      betrayal: (n: number) => `Нападение на друга стоит вам очков: ${n}.`,
      yours: (army: string, cards: number) => `Ваша армия ${army}, карт: ${cards}.`,
      theirs: (army: string, cards: number | undefined) =>
        cards === undefined ? `Их армия ${army}, в закрытую.` : `Их армия ${army}, карт: ${cards}.`,
      garrison: (level: number) =>
        level === 0
          ? 'Ни армии, ни защиты: область берут сразу.'
          : `Армии нет; область защищается сама, уровень ${level}.`,
      hidden: 'Их карты скрыты: процента здесь назвать нельзя.',
      next: 'Война начинается до первого броска. Мир даёт только договор.',
      gone: 'Армия уходит в запас, её полководец — тоже.',
    },
  },
} as const
