// What a grave deed means, before it is done.

import { type Lang, plural } from '@understudy/procedure'
import type { Status } from '@understudy/rome/vocabulary'

/** What breaks with a war. */
const BONDS = {
  en: { friends: '; the friendship is broken', allied: '; the alliance is broken' },
  ru: { friends: '; дружбе конец', allied: '; союзу конец' },
} as const

const bond = (of: Readonly<Partial<Record<Status, string>>>, before: Status): string => of[before] ?? ''

const dice = {
  en: (n: number) => plural('en', n, { one: 'die', many: 'dice' }),
  ru: (n: number) => plural('ru', n, { one: 'кубик', few: 'кубика', many: 'кубиков' }),
}
const points = {
  en: (n: number) => plural('en', n, { one: 'movement point', many: 'movement points' }),
  ru: (n: number) => plural('ru', n, { one: 'очко движения', few: 'очка движения', many: 'очков движения' }),
}
const coins = (n: number) => plural('ru', n, { one: 'монету', few: 'монеты', many: 'монет' })
const percent = (lang: Lang, p: number): string => p.toLocaleString(lang, { style: 'percent' })

export const weighWords = {
  roll: { en: (n: number) => `Roll ${dice.en(n)}`, ru: (n: number) => `Бросить ${dice.ru(n)}` },
  /** What an agent may come to. */
  test: {
    en: (wins: number, caught: number) =>
      `succeeds ${percent('en', wins)}${caught === 0 ? '' : `, is lost ${percent('en', caught)}`}`,
    ru: (wins: number, caught: number) =>
      `успех ${percent('ru', wins)}${caught === 0 ? '' : `, агент гибнет ${percent('ru', caught)}`}`,
  },
  testShort: {
    en: (wins: number, caught: number) =>
      `Wins ${percent('en', wins)}${caught === 0 ? '' : `, lost ${percent('en', caught)}`}`,
    ru: (wins: number, caught: number) =>
      `Успех ${percent('ru', wins)}${caught === 0 ? '' : `, гибель ${percent('ru', caught)}`}`,
  },
  certainShort: { en: 'No die: it succeeds', ru: 'Без броска: удастся' },
  certain: { en: 'no die: it succeeds', ru: 'без броска: удастся' },
  /** Exact odds of one throw. */
  more: {
    en: (p: number) => `${percent('en', p)} to take it`,
    ru: (p: number) => `взять: ${percent('ru', p)}`,
  },
  /** Those who lie in the way may intercept. */
  atSea: {
    en: (ships: number) => `sea fight first? ${plural('en', ships, { one: 'ship', many: 'ships' })} in the way`,
    ru: (ships: number) =>
      `на пути ${plural('ru', ships, { one: 'корабль', few: 'корабля', many: 'кораблей' })}: возможен морской бой`,
  },
  gold: { en: (n: number) => `Take ${n} gold`, ru: (n: number) => `Взять ${coins(n)}` },
  putAway: {
    en: (cards: number, n: number) => `Puts away ${cards} cards for ${n} gold.`,
    ru: (cards: number, n: number) =>
      `Сбросить ${plural('ru', cards, { one: 'карту', few: 'карты', many: 'карт' })} за ${coins(n)}.`,
  },
  buy: {
    en: (things: number, n: number) => `Buy ${things === 1 ? '' : `${things} `}for ${n} gold`,
    ru: (things: number, n: number) => `Купить ${things === 1 ? '' : `${things} `}за ${coins(n)}`,
  },
  /** What it costs only the card that comes shows. */
  buyUnseen: { en: 'Buy: draw a card', ru: 'Купить: тянуть карту' },
  left: { en: (n: number) => `${n} gold left`, ru: (n: number) => `останется ${coins(n).replace('монету', 'монета')}` },
  attack: { en: 'Attack', ru: 'Атаковать' },
  assault: { en: 'Assault: roll', ru: 'Штурм: бросить' },
  agent: { en: 'Send the agent', ru: 'Послать агента' },
  /** Another army is taken up while this one could still do something. */
  takeUp: { en: (army: string) => `Take up army ${army}`, ru: (army: string) => `Взять армию ${army}` },
  leaves: {
    en: (army: string, left: number) => `Army ${army} is done then: ${points.en(left)} unspent.`,
    ru: (army: string, left: number) => `Ход армии ${army} на этом закончится: останется ${points.ru(left)}.`,
  },
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
