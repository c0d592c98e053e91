// Everything that my-game and its bot say, in English and Russian. Rules say what they mean as a key with facts; here it becomes words.

export const title = { en: 'My game', ru: 'Моя игра' }

/** In the order of turns; the role says which bots can sit there. */
export const seats = [
  { id: 'first', title: { en: 'First', ru: 'Первый' }, role: 'runner' },
  { id: 'second', title: { en: 'Second', ru: 'Второй' }, role: 'runner' },
]

/** Flags of the command, and the form of a new game: `kind` is choice, number, flag or file. */
export const options = []

/** Dice and draws: each can come from the app or from the real table. */
export const sources = [{ id: 'die', title: { en: 'The die', ru: 'Кубик' }, ways: ['app', 'table'] }]

const EN = { first: 'First', second: 'Second' }
const RU = { first: 'Первый', second: 'Второй' }

export const phrases = {
  en: {
    'ask.go': ({ seat }) => `${EN[seat]}: walk or dash?`,
    'ask.roll': ({ seat }) => `${EN[seat]} dashes: what does the die show?`,
    'do.walk': () => 'Walk one step.',
    'do.dash': () => 'Dash.',
    'do.rolled': ({ face }) => `The die shows ${face}.`,
    'no.now': () => 'That is not what is asked now.',
    'no.face': () => 'The die has no such face.',
    'no.over': () => 'The race is over.',
    'log.dash': ({ seat }) => `${EN[seat]} dashes.`,
    'log.at': ({ seat, at }) => `${EN[seat]} stands on step ${at}.`,
    'set.at': ({ seat, at }) => `Put ${EN[seat]} on step ${at}.`,
    'bad.at': ({ seat }) => `${EN[seat]} stands on no step of the track.`,
    over: ({ seat }) => `${EN[seat]} has arrived.`,
  },
  ru: {
    'ask.go': ({ seat }) => `${RU[seat]}: шаг или рывок?`,
    'ask.roll': ({ seat }) => `${RU[seat]} делает рывок: что на кубике?`,
    'do.walk': () => 'Сделать шаг.',
    'do.dash': () => 'Сделать рывок.',
    'do.rolled': ({ face }) => `На кубике ${face}.`,
    'no.now': () => 'Сейчас спрашивают не об этом.',
    'no.face': () => 'На кубике нет такой грани.',
    'no.over': () => 'Гонка закончена.',
    'log.dash': ({ seat }) => `${RU[seat]} делает рывок.`,
    'log.at': ({ seat, at }) => `${RU[seat]} стоит на шаге ${at}.`,
    'set.at': ({ seat, at }) => `Поставьте на шаг ${at}: ${RU[seat]}.`,
    'bad.at': ({ seat }) => `${RU[seat]} стоит вне дорожки.`,
    over: ({ seat }) => `${RU[seat]} дошёл до конца.`,
  },
}

/** The rulebook of the opponent: the same ids in every language. */
export const book = {
  en: {
    title: 'The opponent',
    about: 'Dashes while it is not ahead.',
    pages: { GO: { title: 'A turn' } },
    nodes: {
      'GO.1': { rule: 'Is there one step left?' },
      'GO.2': { rule: 'Walk it.' },
      'GO.3': { rule: 'Is the other one as far, or farther?' },
      'GO.4': { rule: 'Dash.' },
      'GO.5': { rule: 'Walk.' },
    },
    preferences: {},
    terms: [],
  },
  ru: {
    title: 'Соперник',
    about: 'Делает рывки, пока не вышел вперёд.',
    pages: { GO: { title: 'Ход' } },
    nodes: {
      'GO.1': { rule: 'Остался ли один шаг?' },
      'GO.2': { rule: 'Сделать его.' },
      'GO.3': { rule: 'Другой ушёл так же далеко или дальше?' },
      'GO.4': { rule: 'Сделать рывок.' },
      'GO.5': { rule: 'Сделать шаг.' },
    },
    preferences: {},
    terms: [],
  },
  phrases: {
    en: {
      'bot.left': ({ n }) => `Steps left: ${n}.`,
      'bot.both': ({ mine, theirs }) => `It stands on step ${mine}, the other one on step ${theirs}.`,
    },
    ru: {
      'bot.left': ({ n }) => `Осталось шагов: ${n}.`,
      'bot.both': ({ mine, theirs }) => `Бот на шаге ${mine}, другой на шаге ${theirs}.`,
    },
  },
}
