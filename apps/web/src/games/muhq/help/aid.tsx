// The player aid of muhq's game, in our words, with the numbers of this map.

import type { State } from '@understudy/muhq'
import { settingOf } from '@understudy/muhq/data'
import { bossGain, bossName, repressionLimit } from '@understudy/muhq/rules'
import { LANGS, type Lang } from '@understudy/procedure'
import type { AidLine, AidPart } from '../../ui.ts'
import { STAT_SIGNS, type StatKind } from '../cards/stats.tsx'
import { SHEET_WORDS } from '../sheets/words.ts'
import { words } from '../text/words.ts'

type Text = Readonly<Record<Lang, string>>

const inAll = (say: (lang: Lang) => string): Text => Object.fromEntries(LANGS.map((lang) => [lang, say(lang)])) as Text

/** Other signs, on the grid of those of a unit. */
const SIGNS = {
  cards: 'M8 6h11v15H8ZM5 18V3h11',
  full: 'M12 2.500l2.800 6.300 6.700.700-5 4.600 1.400 6.700L12 17.400l-5.900 3.400 1.400-6.700-5-4.600 6.700-.700Z',
  store: 'M3 10 5 3h14l2 7ZM5 21V11h14v10M10 21v-6h4v6',
  away: 'M5 7h14M9 7V4h6v3M7 7l1 14h8l1-14',
} as const

const drawn = (of: StatKind | keyof typeof SIGNS) => ({
  sign: () => (
    <span class="muhq muhq-stat">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={{ ...STAT_SIGNS, ...SIGNS }[of]} />
      </svg>
    </span>
  ),
})

/** What is played for on this map, and what comes in each turn. */
function aimOf(state: State): AidPart {
  const { map } = settingOf(state)
  const boss = bossName(state)
  const limit = repressionLimit(state)
  const line = (text: (lang: Lang) => string): AidLine => ({ text: inAll(text) })
  return {
    title: { en: 'Aim and end of the game', ru: 'Цель и конец партии' },
    lines: [
      { ...drawn('attack'), ...line((lang) => words(lang).wins(boss[lang])) },
      { ...drawn('health'), ...line((lang) => words(lang).loses(map.lose, boss[lang], limit, map.rounds)) },
      { ...drawn('upkeep'), ...line((lang) => SHEET_WORDS[lang].resources(map.startResources, map.income)) },
    ],
  }
}

const step = (n: number): Text => inAll((lang) => SHEET_WORDS[lang].turnSteps[n] ?? '')

const turn: AidPart = {
  title: inAll((lang) => SHEET_WORDS[lang].turn),
  lines: [
    { ...drawn('cards'), text: step(0) },
    { ...drawn('upkeep'), text: step(1), when: ['upkeep'], about: ['upkeep'] },
    { ...drawn('movement'), text: step(2), when: ['act'] },
    { ...drawn('away'), text: step(4), about: ['discard'] },
  ],
}

const actions: AidPart = {
  title: { en: 'What you can do', ru: 'Что можно сделать' },
  lines: [
    {
      ...drawn('cards'),
      text: {
        en: 'Play a card: a unit comes onto a spawn tile of yours, a spell does what it says and is discarded.',
        ru: 'Разыграть карту: юнит выходит на вашу клетку появления, заклинание делает то, что на нём сказано, и уходит в сброс.',
      },
      cost: { en: 'its cost', ru: 'её стоимость' },
      when: ['play'],
    },
    {
      ...drawn('movement'),
      text: {
        en: 'Move: as many tiles as the unit’s movement. Every second diagonal step counts twice.',
        ru: 'Идти: столько клеток, каково движение юнита. Каждый второй шаг по диагонали считается за два.',
      },
      cost: { en: 'its move', ru: 'его движение' },
      when: ['unit'],
    },
    {
      ...drawn('attack'),
      text: inAll((lang) => `${SHEET_WORDS[lang].fight}. ${SHEET_WORDS[lang].fightRule}`),
      cost: { en: 'its attack', ru: 'его атака' },
      when: ['unit'],
    },
    {
      ...drawn('full'),
      text: {
        en: 'Full action: what the card says, or a harvest on a field.',
        ru: 'Полное действие: то, что сказано на карте, или жатва на поле.',
      },
      cost: { en: 'move and attack', ru: 'движение и атака' },
      when: ['unit'],
    },
    {
      ...drawn('store'),
      text: {
        en: 'Buy: a unit of yours that stands on a store buys from the cards that lie there; what you buy goes to your discard pile and comes with your next shuffle.',
        ru: 'Купить: пока ваш юнит стоит на лавке, можно покупать лежащие там карты; купленное идёт в сброс и придёт после следующего перемешивания.',
      },
      cost: { en: 'its price', ru: 'её цена' },
      about: ['buy'],
    },
  ],
}

const BOSS_TURN: Readonly<Record<Lang, (boss: string, gain: number) => readonly string[]>> = {
  en: (boss, gain) => [
    `${boss} gains ${gain} resources and pays the upkeep of its units; what it cannot pay for is destroyed at random.`,
    'It draws a card and plays it, and goes on so as long as it can play what it draws.',
    'Then its units act one after another, at random, each by the page that its card names. Why tells it step by step.',
  ],
  ru: (boss, gain) => [
    `${boss}: доход ${gain}, затем содержание юнитов; на кого не хватило, те гибнут наугад.`,
    'Берёт карту и разыгрывает её — и так, пока взятую удаётся разыграть.',
    'Потом его юниты действуют по очереди, наугад, каждый по странице, названной на его карте. «Почему» расскажет шаг за шагом.',
  ],
}

function bossTurn(state: State): AidPart {
  const boss = bossName(state)
  const said = inLines((lang) => BOSS_TURN[lang](boss[lang], bossGain(state)))
  const signs = ['upkeep', 'cards', 'attack'] as const
  return {
    title: { en: 'The boss’s turn', ru: 'Ход босса' },
    lines: said.map((text, n) => ({ ...drawn(signs[n] ?? 'attack'), text, about: ['boss'] })),
  }
}

const inLines = (say: (lang: Lang) => readonly string[]): Text[] =>
  say('en').map((_, n) => inAll((lang) => say(lang)[n] ?? ''))

export const aidOf = (state: State): readonly AidPart[] => [aimOf(state), turn, actions, bossTurn(state)]
