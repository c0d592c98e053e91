// Words that only answers to "what is this?" need; they come with the answers.

import type { Lang } from '@understudy/procedure'

const aboutEn = {
  powerToWin: (n: number, goal: number) => `${n} Power; the game ends at ${goal}.`,
  guilds: 'Guild cards',
  targetIs: (planet: string) => `Target planet: ${planet}`,
  noAgents: 'No agents on it.',
  voxCard: 'Vox card: happens at once when secured',
  silentHas: (n: number) => `The silent third player has ${n}; it takes a place but no Power.`,
  worth: (high: number, low: number) => `Declared: ${high} Power for first place, ${low} for second.`,
  wouldGain: (power: number) => `${power} Power if the chapter ended now`,
  tied: 'Tied for first: those who tie take second place.',
  aheadBy: (n: number) => `First by ${n}.`,
  declaresAny: 'Leading with it may declare any ambition; following with it seizes the initiative.',
  declaresNone: 'Declares no ambition.',
  otherUses: (kinds: string) =>
    `To follow: a higher card of the lead suit surpasses; another suit pivots for one action (${kinds}); face down it copies the lead for one action.`,
  alsoSeized: 'a second card seized the initiative',
  initiativeIs: (name: string) => `${name} ${name === 'You' ? 'have' : 'has'} the initiative.`,
  nothingPlayed: 'No card has been played in this round yet.',
  zeroMeans: 'The zero marker lies on the lead card: an ambition was declared, so any card of its suit surpasses it.',
  supply: 'Supply',
  gateIs: 'Gate: joins the clusters; no building slots',
  outOfPlay: 'Out of play in this setup; the path leads past it.',
  controlled: (name: string) => `Controlled by ${name === 'You' ? 'you' : name}: more fresh ships than anybody else.`,
  controlNobody: 'Nobody is in control.',
  nobodyHere: 'Nobody is here.',
}

type AboutWords = typeof aboutEn

const aboutRu: AboutWords = {
  powerToWin: (n, goal) => `Власть: ${n}, игра до ${goal}.`,
  guilds: 'Карты гильдий',
  targetIs: (planet) => `Планета-цель: ${planet}`,
  noAgents: 'Агентов на карте нет.',
  voxCard: 'Карта гласа: срабатывает сразу, как только завербована',
  silentHas: (n) => `У безмолвного третьего игрока ${n}: место он занимает, власти не получает.`,
  worth: (high, low) => `Объявлена: ${high} власти за первое место, ${low} за второе.`,
  wouldGain: (power) => `${power} власти, если бы глава кончилась сейчас`,
  tied: 'Ничья за первое место: поделившие его получают как за второе.',
  aheadBy: (n) => `Первый впереди на ${n}.`,
  declaresAny: 'Ведя этой картой, можно объявить любую амбицию; следуя ею, захватывают инициативу.',
  declaresNone: 'Амбиций не объявляет.',
  otherUses: (kinds) =>
    `Следуя: старшая карта масти ведущего превосходит; карта другой масти даёт одно своё действие (${kinds}); рубашкой вверх она копирует ведущую карту на одно действие.`,
  alsoSeized: 'второй картой захвачена инициатива',
  initiativeIs: (name) => `Инициатива: ${name === 'Вы' ? 'у вас' : name.toLowerCase()}.`,
  nothingPlayed: 'В этом раунде карт ещё не играли.',
  zeroMeans: 'На ведущей карте лежит маркер нуля: объявлена амбиция, и любая карта её масти превосходит её.',
  supply: 'Запас',
  gateIs: 'Врата: связывают секторы, мест для зданий нет',
  outOfPlay: 'В этой расстановке вне игры; путь ведёт мимо.',
  controlled: (name) =>
    `Контроль: ${name === 'Вы' ? 'ваш' : name.toLowerCase()}, целых кораблей больше, чем у любого другого.`,
  controlNobody: 'Никто не контролирует.',
  nobodyHere: 'Здесь никого нет.',
}

export const ABOUT_WORDS: Readonly<Record<Lang, AboutWords>> = { en: aboutEn, ru: aboutRu }
