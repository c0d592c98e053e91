// The words of the screens between rounds and after the game.

import { type Lang, listing, plural } from '@understudy/procedure'

const en = {
  roundOver: (n: number) => `Round ${n} is over`,
  gameOver: (winners: readonly string[]) =>
    `The game is over: ${listing('en', winners)} ${winners.length === 1 ? 'has' : 'have'} won`,
  standing: 'How everybody stands',
  player: 'Player',
  points: (target: number | string) => `Points (of ${target})`,
  regions: 'Regions',
  gold: 'Gold',
  armies: 'Armies on the map',
  changedHands: 'Changed hands',
  pointsByRound: 'Points by round',
  regionsByRound: 'Regions by round',
  round: (n: number) => `R${n}`,
  rules: 'Rules of the bots that decided most often',
  times: (n: number) => plural('en', n, { one: 'time', many: 'times' }),
}

const ru: typeof en = {
  roundOver: (n) => `Раунд ${n} окончен`,
  gameOver: (winners) => `Партия окончена. Победа: ${listing('ru', winners)}`,
  standing: 'У кого что',
  player: 'Игрок',
  points: (target) => `Очки (из ${target})`,
  regions: 'Области',
  gold: 'Золото',
  armies: 'Армии на карте',
  changedHands: 'Сменили владельца',
  pointsByRound: 'Очки по раундам',
  regionsByRound: 'Области по раундам',
  round: (n) => `Р${n}`,
  rules: 'Какие правила ботов решали чаще всего',
  times: (n) => plural('ru', n, { one: 'раз', few: 'раза', many: 'раз' }),
}

export const PAGE_WORDS: Readonly<Record<Lang, typeof en>> = { en, ru }
