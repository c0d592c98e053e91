// The words of the printable sheets; they are loaded with them.

import type { Lang } from '@understudy/procedure'

const en = {
  everyCopy: 'Print every copy of each card',
  intro:
    'Map, reference and cards to play on paper. Print at 100 % on A4; cut the cards along their edges. Use coins or coloured pieces for units: one colour for each player, dark ones for the boss.',
  credit: 'The Understudy set: our own map and cards. Unofficial; rules by Florian Fischer’s muhq’s game.',
  setup: 'What you need',
  startDeck: 'Each player starts with',
  bossDeck: 'Deck of the boss',
  storeCards: (each: number) => `For the stores, shuffled, ${each} face down at each`,
  resources: (start: number, income: number) =>
    `Each player starts with ${start} resources and gains ${income} a turn.`,
  tiles: 'Tiles',
  turn: 'A player’s turn',
  turnSteps: [
    'If the deck is empty, shuffle the discard pile into it. Draw up to three cards.',
    'Gain the income, then pay the upkeep of your units; give up units you cannot pay for.',
    'Play cards, and act with your units one after another: one move and one attack in either order, or the full action instead. Then tap the unit.',
    'A unit on a store may buy there; what you buy goes to your discard pile.',
    'Put away any cards you do not want to keep. All your units are turned back.',
  ],
  fight: 'Attack',
  fightRule:
    'Both units deal damage equal to their attack, each only within its own range. Ward marks take damage first. Distance: every second diagonal step counts twice.',
  ofStart: 'start deck',
  ofStore: 'store',
  ofBoss: 'boss',
}

type Words = typeof en

const ru: Words = {
  everyCopy: 'Печатать каждую карту столько раз, сколько нужно',
  intro:
    'Карта, памятка и карты для игры на бумаге. Печатайте в масштабе 100 % на A4 и вырезайте карты по краям. Юнитами могут быть монеты или цветные фишки: свой цвет каждому игроку, тёмные — боссу.',
  credit: 'Набор Understudy: наши собственные карта и карты. Неофициально; правила — игра muhq Флориана Фишера.',
  setup: 'Что понадобится',
  startDeck: 'Каждый игрок начинает с колодой',
  bossDeck: 'Колода босса',
  storeCards: (each) => `Для лавок: перемешать и положить рубашкой вверх по ${each}`,
  resources: (start, income) => `Запас каждого игрока в начале — ${start}, доход за ход — ${income}.`,
  tiles: 'Клетки',
  turn: 'Ход игрока',
  turnSteps: [
    'Если колода пуста, замешайте в неё сброс. Доберите карты до трёх.',
    'Получите доход, затем оплатите содержание юнитов; от тех, кого оплатить нечем, придётся отказаться.',
    'Разыгрывайте карты и действуйте юнитами по очереди: одно движение и одна атака в любом порядке — или полное действие вместо них. Затем поверните юнита.',
    'Пока юнит стоит на лавке, там можно покупать; купленное идёт в ваш сброс.',
    'Отложите карты, которые не хотите оставлять. Поверните своих юнитов прямо.',
  ],
  fight: 'Атака',
  fightRule:
    'Оба юнита наносят урон, равный своей атаке, каждый — только в пределах своей дальности. Метки защиты принимают урон первыми. Расстояние: каждый второй шаг по диагонали считается за два.',
  ofStart: 'начальная колода',
  ofStore: 'лавка',
  ofBoss: 'босс',
}

export const SHEET_WORDS: Readonly<Record<Lang, Words>> = { en, ru }
export type SheetWords = Words
