// Words that only answers to "what is this?" need; they come with the answers.

import { powerN, seatName } from '@understudy/arcs/text'
import { COLOURS } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'

/** Colours are common words within a sentence, names are not. */
const within = (name: string): string =>
  COLOURS.some((colour) => seatName('ru', colour) === name) ? name.toLowerCase() : name

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
  powerToWin: (n, goal) => `${powerN('ru', n)}; игра до ${goal}.`,
  guilds: 'Карты гильдий',
  targetIs: (planet) => `Целевая планета: ${planet}`,
  noAgents: 'На ней нет агентов.',
  voxCard: 'Карта гласа: срабатывает сразу, как только присвоена',
  silentHas: (n) => `У безмолвного третьего игрока ${n}: место он занимает, очков власти не получает.`,
  worth: (high, low) => `Объявлен: ${powerN('ru', high)} за первое место, ${low} за второе.`,
  wouldGain: (power) => `${powerN('ru', power)}, если бы глава кончилась сейчас`,
  tied: 'Первое место делят: поделившие получают как за второе.',
  aheadBy: (n) => `Первый впереди на ${n}.`,
  declaresAny: 'Открывая ею раунд, можно объявить любой замысел; превосходя ею, перехватывают инициативу.',
  declaresNone: 'Замыслов не объявляет.',
  otherUses: (kinds) =>
    `Следом: старшая карта масти главной превосходит; карта другой масти даёт одно своё действие (${kinds}); рубашкой вверх она копирует главную карту на одно действие.`,
  alsoSeized: 'второй картой перехвачена инициатива',
  initiativeIs: (name) => (name === 'Вы' ? 'Инициативой владеете вы.' : `Инициативой владеет ${within(name)}.`),
  nothingPlayed: 'В этом раунде карт ещё не разыгрывали.',
  zeroMeans: 'На главной карте лежит маркер нуля: объявлен замысел, и любая карта её масти превосходит её.',
  supply: 'Запас',
  gateIs: 'Врата: связывают регионы, ячеек для строительства нет',
  outOfPlay: 'По этой карте подготовки вне игры; путь лежит мимо.',
  controlled: (name) =>
    `${name === 'Вы' ? 'Правите вы' : `Правит ${within(name)}`}: неповреждённых кораблей больше, чем у каждого другого.`,
  controlNobody: 'Никто не правит.',
  nobodyHere: 'Здесь никого нет.',
}

export const ABOUT_WORDS: Readonly<Record<Lang, AboutWords>> = { en: aboutEn, ru: aboutRu }
