// What the signs of an act are called.

const en = {
  reach: 'The Empire and the Blight',
  empire: 'Imperial ships',
  blight: 'Blight',
  free: 'A Free city',
  golem: 'A Golem asleep in a gate',
  golems: 'Golems',
  eventDie: 'Event die',
  fate: 'Fate',
  council: 'Council',
  under: 'Under a card of the Court',
  signs: {
    crown: 'Regent; large: First Regent',
    broken: 'Outlaw',
    cloud: 'Grievances',
    star: 'Event',
    halves: 'Faithful card: Zeal or Wisdom',
  },
  face: (crisis: boolean, symbol: 'a' | 'c' | 'h') =>
    `${crisis ? 'Crises' : 'Edicts'}, ${{ a: 'arrow', c: 'crescent', h: 'hexagon' }[symbol]} (1 of 6)`,
}

const ru: typeof en = {
  reach: 'Империя и скверна',
  empire: 'Имперские корабли',
  blight: 'Скверна',
  free: 'Вольный город',
  golem: 'Голем спит во вратах',
  golems: 'Големы',
  eventDie: 'Кубик событий',
  fate: 'Судьба',
  council: 'Совет',
  under: 'Под картой двора',
  signs: {
    crown: 'Регент; большая: первый регент',
    broken: 'Отступник',
    cloud: 'Обиды',
    star: 'Событие',
    halves: 'Карта веры: рвение или мудрость',
  },
  face: (crisis, symbol) =>
    `${crisis ? 'Кризисы' : 'Эдикты'}, ${{ a: 'стрела', c: 'полумесяц', h: 'шестиугольник' }[symbol]} (1 из 6)`,
}

export const HELP_WORDS = { en, ru }
