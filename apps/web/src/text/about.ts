// What the About page says: longer than all else, and seldom read, so it comes with that page.

import type { Lang } from '@understudy/procedure'

const en = {
  what: [
    'Understudy fills the empty chairs at a board-game table. It runs opponents whose rules somebody has published as a procedure: questions, preferences, dice. The rules decide what is legal; the opponent only chooses among legal moves, and can say why.',
    'Everything happens in this browser. There is no account and no server; nothing you play leaves your device unless you export it.',
  ],
  credits: 'Credits',
  unofficial:
    'Understudy is an unofficial fan work. It is not connected with any of the authors or publishers named here. Boards, cards and words are our own; all names belong to their owners.',
  creditList: [
    { what: 'muhq’s game', who: 'Florian Fischer' },
    { what: 'SUPERCAT, a bot for Arcs', who: 'okonomichiyaki' },
    { what: 'Lars, a bot for Arcs', who: 'Shipple' },
    { what: 'Arcs', who: 'Cole Wehrle, Leder Games' },
    { what: 'Total War: Rome, with its Super-bot and Speed-bot', who: 'Simon Hall' },
    { what: 'Golos Text and Literata, typefaces', who: 'Paratype; TypeTogether' },
    { what: 'Lucide, icons', who: 'the Lucide contributors' },
  ],
  ours: 'The maps and cards of muhq’s game shown here are our own inventions, made to be played with its published opponents.',
  licence: 'The source code is free under the MIT licence.',
  licences: 'Licences of everything in this page',
  licencesMissing: 'The licences could not be fetched; try again with a network.',
  keys: 'Keys',
  keyList: [
    { key: 'Ctrl+Z', what: 'Undo' },
    { key: 'Ctrl+Shift+Z', what: 'Redo' },
    { key: 'Esc', what: 'Take back the last tap, or leave a look back' },
    { key: '← → ↑ ↓', what: 'Move among choices, tabs and steps' },
    { key: 'N', what: 'Next step of an opponent' },
    { key: 'P', what: 'Pause, go on' },
    { key: 'W', what: 'Why?' },
  ],
  install: 'Understudy works without a network after the first visit and can be installed from the browser’s menu.',
}

const ru: typeof en = {
  what: [
    'Understudy занимает пустые места за столом. Программа ведёт соперников, чьи правила кто-то опубликовал как процедуру: вопросы, предпочтения, броски. Что дозволено, решают правила игры; соперник лишь выбирает из возможных ходов — и может сказать почему.',
    'Всё происходит в этом браузере. Нет ни учётной записи, ни сервера; ничто из сыгранного не покидает устройство, пока вы сами не выгрузите партию.',
  ],
  credits: 'Благодарности',
  unofficial:
    'Understudy — неофициальная работа поклонников, не связанная ни с одним из названных здесь авторов и издателей. Поля, карты и тексты — наши собственные; все названия принадлежат их владельцам.',
  creditList: [
    { what: 'Игра muhq', who: 'Florian Fischer' },
    { what: 'SUPERCAT, бот для Arcs', who: 'okonomichiyaki' },
    { what: 'Lars, бот для Arcs', who: 'Shipple' },
    { what: 'Arcs', who: 'Cole Wehrle, Leder Games' },
    { what: 'Total War: Rome и её боты Super-bot и Speed-bot', who: 'Simon Hall' },
    { what: 'Шрифты Golos Text и Literata', who: 'Paratype; TypeTogether' },
    { what: 'Значки Lucide', who: 'авторы Lucide' },
  ],
  ours: 'Карты местности и карточки игры muhq придуманы нами, чтобы сыграть с её опубликованными соперниками.',
  licence: 'Исходный код свободен: лицензия MIT.',
  licences: 'Лицензии всего, что есть на этой странице',
  licencesMissing: 'Лицензии загрузить не удалось; попробуйте ещё раз, когда будет сеть.',
  keys: 'Клавиши',
  keyList: [
    { key: 'Ctrl+Z', what: 'Отменить' },
    { key: 'Ctrl+Shift+Z', what: 'Повторить' },
    { key: 'Esc', what: 'Снять последнее касание или выйти из просмотра' },
    { key: '← → ↑ ↓', what: 'Между вариантами, вкладками и шагами' },
    { key: 'N', what: 'Следующий шаг соперника' },
    { key: 'P', what: 'Пауза и дальше' },
    { key: 'W', what: 'Почему?' },
  ],
  install: 'После первого посещения Understudy работает без сети; её можно установить через меню браузера.',
}

export const ABOUT: Readonly<Record<Lang, typeof en>> = { en, ru }
