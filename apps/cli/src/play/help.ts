// `?` at the table.

import type { Lang } from '@understudy/procedure'
import { columns } from '../text/columns.ts'

export function helpLines(lang: Lang, hasBoard: boolean): string[] {
  const rows: [string, string, string][] = [
    ['1, 2, …', 'choose; 0 where “that is all” is offered', 'выбрать; 0 — «это всё», где предложено'],
    ['back', 'one step back within a choice', 'на шаг назад внутри выбора'],
    [
      'undo, redo',
      'take an action back, through bots’ turns too; do it again',
      'отменить действие (и ходы ботов); повторить',
    ],
    ['why', 'why the bot did its last action; why 12: entry 12', 'почему бот так поступил; why 12 — запись 12'],
    ['why not', 'what else it could have done; why not 3: what beat that', 'что ещё он мог; why not 3 — почему не это'],
    ['log', 'what happened; log 50: more of it', 'что было; log 50 — больше'],
    ...(hasBoard ? ([['board', 'the board again', 'показать поле']] as [string, string, string][]) : []),
    ['setup', 'the whole table as a list', 'весь стол списком'],
    [
      'save <file>',
      'save the game; play <game> --load <file> goes on',
      'сохранить; play <игра> --load <файл> продолжит',
    ],
    ['quit', 'leave', 'выйти'],
  ]
  return columns(
    rows.map(([word, en, ru]) => [word, { en: en, ru: ru }[lang]]),
    [],
    '  ',
  )
}
