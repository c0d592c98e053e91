// Words of the Help tab: they come with it.

import { plural } from '@understudy/procedure'

export const helpWords = {
  en: {
    parts: { aid: 'Player aid', signs: 'Signs', cards: 'Cards', keys: 'Keys' },
    print: 'Print this',
    find: 'Name, text, suit',
    found: (n: number) => plural('en', n, { one: 'card', many: 'cards' }),
    noCard: 'No card has that in its name, text or suit.',
    keys: [
      ['arrows', 'the nearest thing that way on the board'],
      ['Enter, Space', 'pick it; with a plan ready: Confirm'],
      ['1 … 9', 'the n-th of the choices'],
      ['E', 'end the turn'],
      ['Esc', 'take back one pick'],
      ['Ctrl+Z, Z', 'undo; with Shift: redo'],
      ['+ − 0', 'zoom in, zoom out, the whole map'],
      ['I', 'what is this?'],
      ['W', 'why?'],
      ['B H C S D', 'to the board, hand, market, seats, dock'],
      ['T L R ?', 'drawer: Turn, Log, Rulebook, Help'],
      ['/', 'type a move'],
      ['P, N', 'while bots play: pause, next step'],
      ['V', 'what changed since your last turn'],
    ],
  },
  ru: {
    parts: { aid: 'Памятка', signs: 'Знаки', cards: 'Карты', keys: 'Клавиши' },
    print: 'Распечатать',
    find: 'Название, текст, масть',
    found: (n: number) => plural('ru', n, { one: 'карта', few: 'карты', many: 'карт' }),
    noCard: 'Ни в названии, ни в тексте, ни в масти этого нет.',
    keys: [
      ['стрелки', 'к ближайшему на поле в эту сторону'],
      ['Enter, пробел', 'выбрать; если план готов — подтвердить'],
      ['1 … 9', 'n-й из вариантов'],
      ['E', 'закончить ход'],
      ['Esc', 'снять последний выбор'],
      ['Ctrl+Z, Z', 'отменить; с Shift — повторить'],
      ['+ − 0', 'крупнее, мельче, вся карта'],
      ['I', 'что это?'],
      ['W', 'почему?'],
      ['B H C S D', 'к полю, руке, рынку, местам, решению'],
      ['T L R ?', 'панель: ход, журнал, правила, помощь'],
      ['/', 'набрать ход'],
      ['P, N', 'пока ходят боты: пауза, следующий шаг'],
      ['V', 'что изменилось с вашего хода'],
    ],
  },
} as const
