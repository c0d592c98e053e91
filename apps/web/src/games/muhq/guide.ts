// The first round: what is where on the page, against the Kraken unless a game with another boss asks for it. The rules of the game are not taught here.

import { COMMON, stepsOf } from '../guide-steps.ts'
import type { Guide } from '../ui.ts'

export const guide: Guide = {
  preset: {
    id: 'guided',
    title: { en: 'First round, guided', ru: 'Первый раунд с подсказками' },
    help: { en: 'You against the Kraken.', ru: 'Вы против Кракена.' },
    options: { boss: 'kraken' },
    seats: {},
    beside: false,
  },
  steps: stepsOf({
    ...COMMON,
    seat: {
      en: 'The boss and you, with resources, units and cards. Tap anything that is not asked for: it says what it is.',
      ru: 'Босс и вы: ресурсы, юниты, карты. Коснитесь того, о чём сейчас не спрашивают: оно расскажет о себе.',
    },
    goal: {
      en: 'What the game is won and lost by: the boss’s health, and the rounds that are left.',
      ru: 'Чем партия выигрывается и проигрывается: здоровье босса и сколько раундов осталось.',
    },
    play: {
      en: 'Your hand. Tap a unit, then one of your marked tiles, and confirm: it comes into play there.',
      ru: 'Ваша рука. Коснитесь юнита, потом своей отмеченной клетки и подтвердите: он появится там.',
    },
    pick: {
      en: 'Play another card or end your turn. A unit that stands on the board moves and attacks: tap it, then where to.',
      ru: 'Разыграйте ещё карту или закончите ход. Юнит на поле ходит и атакует: коснитесь его, потом места.',
    },
    why: {
      en: 'End your turn: the boss plays by its rulebook, card by card. Here it says why.',
      ru: 'Закончите ход: босс играет по своей книге правил, карта за картой. Здесь сказано почему.',
    },
  }),
}
