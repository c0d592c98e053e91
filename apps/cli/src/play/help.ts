// `?` at the table.

import type { Lang } from '@understudy/procedure'
import { columns } from '../text/columns.ts'

type Row = [word: string, does: Readonly<Record<Lang, string>>]

export function helpLines(lang: Lang, hasBoard: boolean): string[] {
  const rows: Row[] = [
    ['1, 2, …', { en: 'choose; 0 where “that is all” is offered', ru: 'выбрать; 0 — «это всё», где предложено' }],
    ['back', { en: 'one step back within a choice', ru: 'на шаг назад внутри выбора' }],
    [
      'undo, redo',
      {
        en: 'take an action back, through bots’ turns too; do it again',
        ru: 'отменить действие (и ходы ботов); повторить',
      },
    ],
    [
      'why',
      { en: 'why the bot did its last action; why 12: entry 12', ru: 'почему бот так поступил; why 12 — запись 12' },
    ],
    [
      'why not',
      {
        en: 'what else it could have done; why not 3: what beat that',
        ru: 'что ещё он мог; why not 3 — почему не это',
      },
    ],
    ['log', { en: 'what happened; log 50: more of it', ru: 'что было; log 50 — больше' }],
    ...(hasBoard ? [['board', { en: 'the board again', ru: 'показать поле' }] satisfies Row] : []),
    ['setup', { en: 'the whole table as a list', ru: 'весь стол списком' }],
    [
      'save <file>',
      { en: 'save the game; play <game> --load <file> goes on', ru: 'сохранить; play <игра> --load <файл> продолжит' },
    ],
    ['quit', { en: 'leave', ru: 'выйти' }],
  ]
  return columns(
    rows.map(([word, does]) => [word, does[lang]]),
    [],
    '  ',
  )
}
