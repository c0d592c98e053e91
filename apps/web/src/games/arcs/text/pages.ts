// Words of the screens between chapters and after the game, which come with those screens.

import type { Place } from '@understudy/arcs/rules'
import { type Lang, plural } from '@understudy/procedure'
import { words } from './words.ts'

const pagesEn = {
  chapterOver: (n: number) => `Chapter ${n} is over`,
  gameOver: 'The last chapter is scored',
  nothingDeclared: 'No ambition was declared in this chapter.',
  nobodyScores: 'Nobody scores it.',
  scoredBecause: (n: number, each: Place, bonus: number) =>
    `${n}, ${words('en').placeOf(each)}${bonus > 0 ? `, ${bonus} of it for cities` : ''}`,
  larsExtra: 'For Lars alone',
  larsFollows: 'Lars’s own scoring comes next, step by step.',
  fromResources: 'for its Resource Power',
  fromUndeclared: (ambition: string) => `${ambition}, not declared`,
  powerNow: 'Power',
  playerWord: 'Player',
  beforeWord: 'Before',
  gainedWord: 'Gained',
  nowWord: 'Now',
  powerOverChapters: 'Power by chapter',
  chapterShort: (n: number) => `Ch. ${n}`,
  rulesThatDecided: 'Rules that decided most often',
  times: (n: number) => plural('en', n, { one: 'time', many: 'times' }),
}

type PageWords = typeof pagesEn

const pagesRu: PageWords = {
  chapterOver: (n) => `Глава ${n} окончена`,
  gameOver: 'Последняя глава подсчитана',
  nothingDeclared: 'В этой главе замыслов не объявляли.',
  nobodyScores: 'Никто ничего не получает.',
  scoredBecause: (n, each: Place, bonus) =>
    `${n}, ${words('ru').placeOf(each)}${bonus > 0 ? `, из них за города ${bonus}` : ''}`,
  larsExtra: 'Только для Ларсов',
  larsFollows: 'Дальше по этапам идёт собственный подсчёт Ларсов.',
  fromResources: 'за ресурсную силу',
  fromUndeclared: (ambition) => `«${ambition}», не объявлен`,
  powerNow: 'Власть',
  playerWord: 'Игрок',
  beforeWord: 'Было',
  gainedWord: 'Прибавка',
  nowWord: 'Стало',
  powerOverChapters: 'Власть по главам',
  chapterShort: (n) => `Гл. ${n}`,
  rulesThatDecided: 'Правила, решавшие чаще всего',
  times: (n) => plural('ru', n, { one: 'раз', few: 'раза', many: 'раз' }),
}

export const PAGE_WORDS: Readonly<Record<Lang, PageWords>> = { en: pagesEn, ru: pagesRu }
