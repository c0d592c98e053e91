// The first round: what is where on the page, against one Speed-bot unless another game asks for it. The rules of the game are not taught here.

import { COMMON, stepsOf } from '../guide-steps.ts'
import type { Guide } from '../ui.ts'

export const guide: Guide = {
  preset: {
    id: 'guided',
    title: { en: 'First round, guided', ru: 'Первый раунд с подсказками' },
    help: { en: 'You are Rome against one Speed-bot.', ru: 'Вы — Рим, против вас один Speed-bot.' },
    options: { role1: 'human', role2: 'absent', role3: 'speed', role4: 'absent' },
    seats: { ROM: { by: 'person' }, CAR: { by: 'bot', bot: 'speedbot' } },
    beside: false,
  },
  steps: stepsOf(
    {
      ...COMMON,
      seat: {
        en: 'Those at the table, you last, next to your cards. Tap anything that is not asked for: it says what it is.',
        ru: 'Все за столом; вы последние, рядом со своими картами. Коснитесь того, о чём сейчас не спрашивают: оно расскажет о себе.',
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
        en: 'Victory points: whoever has most when somebody reaches the goal wins. A tap says how many are needed, and who is whose enemy.',
        ru: 'Победные очки: побеждает тот, у кого их больше, когда кто-то дойдёт до цели. Коснитесь: сколько их нужно и кто кому враг.',
      },
      play: {
        en: 'Your four armies need cards. This button deals them evenly; later you may choose card by card.',
        ru: 'Вашим четырём армиям нужны карты. Эта кнопка раздаёт их поровну; потом можно будет выбирать по одной.',
      },
      confirm: {
        en: 'What you picked is shown as it would be. This button does it, and says what; a second tap on the same place does, too.',
        ru: 'Выбранное показано так, как будет. Эта кнопка делает это и говорит что; второе касание того же места — тоже.',
      },
      pick: {
        en: 'Play on to your campaign. Then tap an army, and a marked region: it marches or attacks.',
        ru: 'Доиграйте до похода. Потом коснитесь армии и отмеченной области: она пойдёт туда или атакует.',
      },
      why: {
        en: 'Your opponents play by their rulebooks, step by step. Here it says why.',
        ru: 'Соперники играют по своим книгам правил, шаг за шагом. Здесь сказано почему.',
      },
    },
    { play: 'confirm' },
    // The set-up lies over the points.
    'play',
  ),
}
