// Words of "Undo to here": they come with the log.

import { plural } from '@understudy/procedure'

const STEPS = { one: 'шаг', few: 'шага', many: 'шагов' }

/** Within a sentence. */
const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

export const asideWords = {
  en: {
    undoWhat: (n: number) =>
      `${plural('en', n, { one: 'step', many: 'steps' })} after this ${n === 1 ? 'is' : 'are'} set aside.`,
    undoOwn: (n: number) =>
      n === 1
        ? 'This step is set aside.'
        : `This and ${plural('en', n - 1, { one: 'step', many: 'steps' })} after it are set aside.`,
    undoYes: 'Go back',
    undoNo: 'Stay',
    setAside: (n: number) => `${plural('en', n, { one: 'step', many: 'steps' })} set aside.`,
    putBack: 'Put them back',
    beforeGoingBack: (title: string, turn: string) => `${title} before going back, ${lowered(turn)}`,
    asideKept: (n: number, title: string) =>
      `The ${plural('en', n, { one: 'step', many: 'steps' })} set aside stay among the saved games: “${title}”.`,
    asideNotKept: (n: number) =>
      `The ${plural('en', n, { one: 'step', many: 'steps' })} set aside could not be stored as a copy.`,
  },
  ru: {
    undoWhat: (n: number) => `После этого места будет отложено: ${plural('ru', n, STEPS)}.`,
    undoOwn: (n: number) =>
      n === 1 ? 'Этот шаг будет отложен.' : `Будет отложен этот шаг и ещё ${plural('ru', n - 1, STEPS)} после него.`,
    undoYes: 'Вернуться',
    undoNo: 'Остаться',
    setAside: (n: number) => `Отложено: ${plural('ru', n, STEPS)}.`,
    putBack: 'Вернуть их',
    beforeGoingBack: (title: string, turn: string) => `${title}: до возврата, ${lowered(turn)}`,
    asideKept: (n: number, title: string) =>
      `Отложенное (${plural('ru', n, STEPS)}) осталось среди сохранённых партий: «${title}».`,
    asideNotKept: (n: number) => `Отложенное (${plural('ru', n, STEPS)}) не удалось сохранить копией.`,
  },
}
