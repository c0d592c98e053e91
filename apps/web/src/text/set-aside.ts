// Words of "Undo to here": they come with the log.

import { plural } from '@understudy/procedure'

const STEPS = { one: 'шаг', few: 'шага', many: 'шагов' }

/** Within a sentence. */
const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

export const asideWords = {
  en: {
    undoWhat: (n: number) =>
      `Back to right after this step: ${plural('en', n, { one: 'step', many: 'steps' })} after it ${n === 1 ? 'is' : 'are'} set aside.`,
    undoOwn: (n: number) =>
      n === 1
        ? 'Back to before this step: it is set aside.'
        : `Back to before this step: it and ${plural('en', n - 1, { one: 'step', many: 'steps' })} after it are set aside.`,
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
    undoWhat: (n: number) =>
      `Назад к положению сразу после этого шага; отложится: ${plural('ru', n, STEPS)} после него.`,
    undoOwn: (n: number) =>
      n === 1
        ? 'Назад к положению до этого шага; он отложится.'
        : `Назад к положению до этого шага; отложится он и ещё ${plural('ru', n - 1, STEPS)} после него.`,
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
