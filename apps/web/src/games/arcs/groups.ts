// How the options of Arcs stand on the new-game page.

import type { OptionGroups } from '../ui.ts'

export const groups: OptionGroups = {
  main: ['players'],
  seatId: (n) => `seat${n}`,
  ofSeat: (n) => [`leader${n}`, `lore${n}`],
  role: (n) => `role${n}`,
  person: 'human',
  folded: [
    {
      title: { en: 'Setup and first player', ru: 'Подготовка и первый игрок' },
      options: ['setup', 'initiative', 'splitDiscard'],
    },
    { title: { en: 'Leaders & Lore', ru: 'Лидеры и знания' }, options: ['leaders', 'pack', 'extraLore'] },
    {
      title: { en: 'How strong the bots are', ru: 'Сила ботов' },
      options: [
        'difficulty',
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
  idle: (id, options) => /^(leader|lore)\d$/.test(id) && options.leaders !== 'assigned',
}
