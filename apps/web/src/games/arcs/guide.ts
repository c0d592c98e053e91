// The first round: what is where on the page, against one SUPERCAT. The rules of Arcs are not taught here.

import { COMMON, stepsOf } from '../guide-steps.ts'
import type { Guide } from '../ui.ts'

export const guide: Guide = {
  preset: {
    id: 'guided',
    title: { en: 'First round, guided', ru: 'Первый раунд с подсказками' },
    help: { en: 'You against one SUPERCAT.', ru: 'Вы против одного SUPERCAT.' },
    options: { players: 2, role1: 'human', role2: 'supercat', initiative: 'seat1' },
    seats: { red: { by: 'person' }, yellow: { by: 'bot', bot: 'supercat' } },
    beside: false,
  },
  steps: stepsOf({
    ...COMMON,
    seat: {
      en: 'Those at the table, you last, next to your hand. Tap anything that is not asked for: it says what it is.',
      ru: 'Все за столом; вы последние, рядом со своей рукой. Коснитесь того, о чём сейчас не спрашивают: оно расскажет о себе.',
      inStrip: {
        en: 'Those at the table, above the board, you last. Tap anything that is not asked for: it says what it is.',
        ru: 'Все за столом, над полем; вы последние. Коснитесь того, о чём сейчас не спрашивают: оно расскажет о себе.',
      },
      inRail: {
        en: 'Those at the table, a sign each, you last. A tap on one tells the rest, and so does a tap on anything that is not asked for.',
        ru: 'Все за столом, каждый своим знаком; вы последние. Коснитесь знака или того, о чём сейчас не спрашивают: оно расскажет о себе.',
      },
    },
    goal: {
      en: 'The five ambitions bring Power at the end of a chapter: here you see who leads in which.',
      ru: 'Пять замыслов приносят Власть в конце главы: здесь видно, кто в каком впереди.',
    },
    play: {
      en: 'Your hand. Tap a card and confirm it: its suit says which actions you get, its pips how many.',
      ru: 'Ваша рука. Коснитесь карты и подтвердите: масть задаёт действия, точки — их число.',
    },
    pick: {
      en: 'Choose an action below or tap a ship of yours; then where to. What can be tapped is marked.',
      ru: 'Выберите действие внизу или коснитесь своего корабля, потом места. Всё, чего можно коснуться, отмечено.',
    },
    why: {
      en: 'End your turn: SUPERCAT plays by its rulebook, beat by beat. Here it says why.',
      ru: 'Закончите ход: SUPERCAT играет по своей книге правил, шаг за шагом. Здесь сказано почему.',
    },
  }),
}
