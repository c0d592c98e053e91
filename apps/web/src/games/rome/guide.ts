// The first round: what is where on the page, against one Speed-bot. The rules of the game are not taught here.

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
  steps: [
    {
      id: 'look',
      text: {
        en: 'This is your table: the map, the seats beside it, your cards below. Tap a region or an army that is not asked for: it says what it is.',
        ru: 'Это ваш стол: карта, рядом места, внизу ваши карты. Коснитесь области или армии, о которой сейчас не спрашивают: она расскажет о себе.',
      },
      done: ({ inspecting }) => inspecting,
    },
    {
      id: 'decide',
      text: {
        en: 'The bar says what is asked and offers the choices. Deal all four armies evenly now; later you may choose card by card.',
        ru: 'Полоса говорит, что нужно решить, и предлагает варианты. Раздайте карты всем армиям поровну; потом можно будет выбирать по одной.',
      },
      done: ({ acted }) => acted > 0,
    },
    {
      id: 'undo',
      text: {
        en: 'Nothing is final here: Undo takes back what you did, through the opponent’s turns too. Try it, and go on.',
        ru: 'Здесь ничего не окончательно: «Отменить» возвращает ваш ход, даже через ходы соперника. Попробуйте и продолжайте.',
      },
      done: ({ undone }) => undone,
    },
    {
      id: 'march',
      text: {
        en: 'Play on to your campaign. Tap an army on the map, then a marked region: it marches or attacks. Then the next army.',
        ru: 'Доиграйте до своего похода. Коснитесь армии на карте, потом отмеченной области: армия пойдёт туда или атакует. Затем следующая армия.',
      },
      done: ({ acted }) => acted > 8,
    },
    {
      id: 'why',
      text: {
        en: 'The Speed-bot plays by its rulebook, step by step. Tap “Why?” at one of its steps. Its nine boxes beside the map say how it stands with everybody.',
        ru: 'Speed-bot играет по своей книге правил, шаг за шагом. Нажмите «Почему?» у одного из шагов. Девять клеток рядом с картой показывают, как он ко всем относится.',
      },
      done: ({ tab }) => tab === 'why',
    },
    {
      id: 'end',
      text: {
        en: 'That is all you need. If you own the game, enter your own map and prices as a pack; the menu above has more. Play on, or begin a game of your own.',
        ru: 'Больше ничего знать не нужно. Если у вас есть сама игра, введите её карту и цены как набор; остальное — в меню наверху. Играйте дальше или начните свою партию.',
      },
    },
  ],
}
