// The first round: what is where on the page, against one SUPERCAT. The rules of Arcs are not taught here.

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
  steps: [
    {
      id: 'look',
      text: {
        en: 'This is your table: the Reach in the middle, the seats beside it, your hand and the Court below. Tap a planet or a card that is not asked for: it says what it is.',
        ru: 'Это ваш стол: в середине Предел, рядом места, внизу рука и двор. Коснитесь планеты или карты, о которой сейчас не спрашивают: она расскажет о себе.',
      },
      done: ({ inspecting }) => inspecting,
    },
    {
      id: 'decide',
      text: {
        en: 'The bar at the bottom always says what is asked, and offers the choices. Whatever can be tapped is marked where it lies, too. Play a card now.',
        ru: 'Полоса внизу всегда говорит, что нужно решить, и предлагает варианты. Всё, чего можно коснуться, отмечено и на самом столе. Разыграйте карту.',
      },
      done: ({ acted }) => acted > 0,
    },
    {
      id: 'undo',
      text: {
        en: 'Nothing is final here: Undo takes back what you did, through the opponent’s turns too. Try it, and play again.',
        ru: 'Здесь ничего не окончательно: «Отменить» возвращает ваш ход, даже через ходы соперника. Попробуйте и сыграйте снова.',
      },
      done: ({ undone }) => undone,
    },
    {
      id: 'turn',
      text: {
        en: 'Play your turn: choose actions in the bar or on the board, and end the turn when you are done.',
        ru: 'Сыграйте свой ход: выбирайте действия в полосе или на поле, а в конце закончите ход.',
      },
      done: ({ botsActed }) => botsActed > 0,
    },
    {
      id: 'why',
      text: {
        en: 'SUPERCAT plays by its rulebook, step by step. How fast is up to you, in the bar. Tap “Why?” at one of its steps.',
        ru: 'SUPERCAT играет по своей книге правил, шаг за шагом; скорость выбираете вы, в полосе. Нажмите «Почему?» у одного из шагов.',
      },
      done: ({ tab }) => tab === 'why',
    },
    {
      id: 'log',
      text: {
        en: 'The log has everything. Tap a line to see the table as it was then; “Back to now” returns.',
        ru: 'В журнале есть всё. Коснитесь строки, и увидите стол, каким он был тогда; «К настоящему» вернёт обратно.',
      },
      done: ({ mode }) => mode === 'look',
    },
    {
      id: 'end',
      text: {
        en: 'That is all you need. The menu above has more: who sits where, correcting by hand, exporting the game. Play on, or begin a game of your own.',
        ru: 'Больше ничего знать не нужно. В меню наверху есть ещё: кто где сидит, правка вручную, сохранение партии в файл. Играйте дальше или начните свою партию.',
      },
    },
  ],
}
