// How the options of Rome stand on the new-game page: who plays and how hard it is at once, the rest by what it is about.

import type { OptionFolds } from '../ui.ts'

export const groups: OptionFolds = {
  main: ['preset'],
  who: (n) => `role${n}`,
  places: { most: 4, empty: 'absent' },
  folded: [
    { title: { en: 'A pack of your own', ru: 'Свой набор' }, options: ['pack'] },
    { title: { en: 'People’s armies beside the board', ru: 'Армии людей рядом с полем' }, options: ['armies.secret'] },
    {
      title: { en: 'How strong the bots are, one by one', ru: 'Сила ботов по частям' },
      options: [
        'difficulty.speedTax',
        'difficulty.superTaxBonus',
        'difficulty.initiativeBonus',
        'difficulty.tactics',
        'difficulty.vpBonus',
        'build.perTurn',
        'nav.rebuild',
        'tax.mixed',
      ],
    },
    {
      title: { en: 'Start and end of the game', ru: 'Начало и конец партии' },
      options: ['stance.setup', 'victory.maxRounds'],
    },
    {
      title: { en: 'Battles between bots', ru: 'Битвы между ботами' },
      options: ['bvb.mode', 'bvb.wounds', 'bvb.lossesFrom'],
    },
    { title: { en: 'Doubtful rules', ru: 'Спорные правила' }, options: [] },
  ],
}
