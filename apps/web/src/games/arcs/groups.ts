// How the options of Arcs stand on the new-game page.

import type { OptionGroups } from '../ui.ts'

/** Of the base game alone, or asked for together with the act. */
const NOT_IN_ACTS: readonly string[] = [
  'fatesOut',
  'setup',
  'leaders',
  'extraLore',
  'larsCap',
  'larsRaid',
  'larsFewDice',
  'larsOutrage',
  'larsRanksPeople',
]

export const groups: OptionGroups = {
  main: ['players'],
  seatId: (n) => `seat${n}`,
  ofSeat: (n) => [`leader${n}`, `lore${n}`, `fate${n}`],
  role: (n) => `role${n}`,
  person: 'human',
  // Lars knows no campaign.
  sits: (bot, options) => bot !== 'lars' || options.act !== 1,
  folded: [
    {
      title: { en: 'Setup and first player', ru: 'Подготовка и первый игрок' },
      options: ['setup', 'initiative', 'splitDiscard'],
    },
    { title: { en: 'Leaders & Lore', ru: 'Лидеры и знания' }, options: ['leaders', 'pack', 'extraLore'] },
    {
      title: { en: 'How strong the bots are', ru: 'Сила ботов' },
      options: [
        'grievances',
        'fleetReadiness',
        'strategicReserves',
        'armoredHulls',
        'energyShields',
        'carrierTactics',
        'fortressVaults',
        'warpBlockades',
        'alwaysDraw',
        'bonusFromDiscard',
        'farseersAtStack',
        'larsCap',
        'larsRaid',
        'larsFewDice',
        'larsOutrage',
        'larsRanksPeople',
      ],
    },
    { title: { en: 'Doubtful rules', ru: 'Спорные правила' }, options: [] },
  ],
  idle: (id, options) =>
    (/^(leader|lore)\d$/.test(id) && options.leaders !== 'assigned') ||
    (options.act === 1 ? NOT_IN_ACTS.includes(id) : /^(fate\d|grievances)$/.test(id)),
}
