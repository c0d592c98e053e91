// What a grave deed means, before it is done.

export const weighWords = {
  attack: { en: 'Attack', ru: 'Атаковать' },
  assault: { en: 'Assault: roll', ru: 'Штурм: бросить' },
  agent: { en: 'Send the agent', ru: 'Послать агента' },
  renounce: { en: 'Renounce', ru: 'Отречься' },
  dissolve: { en: 'Dissolve the army', ru: 'Распустить армию' },
  about: {
    en: {
      title: (name: string, place: string) => `${place}: war with ${name}`,
      relations: (now: string) => `You are ${now} now. After this:`,
      enemies: 'enemies',
      now: (before: string, after: string) => `Now: ${before}. After this: ${after}, until a treaty mends it.`,
      renounce: (name: string) => `The bond with ${name} is loosened by one step`,
      betrayal: (n: number) => `A friend who is attacked costs you ${n} VP.`,
      yours: (army: string, cards: number) => `Your army ${army}: ${cards} cards.`,
      theirs: (army: string, cards: number | undefined) =>
        cards === undefined ? `Their army ${army}, face down.` : `Their army ${army}: ${cards} cards.`,
      garrison: (level: number) => `No army there; the region defends itself with level ${level}.`,
      hidden: 'Their cards are hidden: there is no percentage to give.',
      next: 'War begins before the first die. Peace comes by a treaty only.',
      gone: 'The army goes back to the pool; its general leaves.',
    },
    ru: {
      title: (name: string, place: string) => `${place}: война с фракцией «${name}»`,
      relations: (now: string) => `Сейчас: ${now}. После этого:`,
      enemies: 'враги',
      now: (before: string, after: string) =>
        `Сейчас: ${before}. После этого: ${after}, пока договор не поправит дела.`,
      renounce: (name: string) => `Узы с фракцией «${name}» слабеют на шаг`,
      betrayal: (n: number) => `Нападение на друга стоит вам ПО: ${n}.`,
      yours: (army: string, cards: number) => `Ваша армия ${army}, карт: ${cards}.`,
      theirs: (army: string, cards: number | undefined) =>
        cards === undefined ? `Их армия ${army}, в закрытую.` : `Их армия ${army}, карт: ${cards}.`,
      garrison: (level: number) => `Армии нет; область защищается сама, уровень ${level}.`,
      hidden: 'Их карты скрыты: процента здесь назвать нельзя.',
      next: 'Война начинается до первого броска. Мир даёт только договор.',
      gone: 'Армия уходит в запас, её полководец — тоже.',
    },
  },
} as const
