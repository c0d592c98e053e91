// Таблица приоритета (rome 22.3), по-русски.

import type { Alike } from '@understudy/procedure'
import { SAYS, STATUSES } from '../book/words.ts'
import type { en } from './en.ts'
import type { Sayings } from './notes.ts'

export const ru: Alike<typeof en, Sayings> = {
  pages: {
    POT: { title: 'Таблица приоритета', intro: 'Для каждой цели отдельно.' },
  },
  nodes: {
    'POT-1': { rule: 'Стоит ли там армия соперника? Речь о её хозяине, иначе — о том, кто владеет областью.' },
    'POT-2': {
      rule: '[[priority-table|Таблица приоритета]] говорит «да»? Тогда цель принята.',
      aim: 'Таблица нападений это допускает',
      yes: 'Цель принята.',
    },
    'POT-2.1': {
      rule: 'Велит ли она бросить кубик? Если нет, цель отпадает.',
      no: 'Таблица говорит «нет»: цель отпадает.',
    },
    'POT-2.2': { rule: 'Бросить его.' },
    'POT-2.3': {
      rule: 'Выпал череп? Тогда цель принята, иначе отпадает.',
      aim: 'Череп на кубике велит нападать',
      yes: 'Цель принята.',
      no: 'Цель отпадает.',
    },
    'POT-3': { rule: 'Цель отпала, и других целей у этого правила нет? Тогда читают следующее правило.' },
  },
  preferences: {},
  phrases: {
    'camp.table': (f) =>
      `${f.seat.ru}: ${STATUSES.ru[f.status]}, отношение ${f.stance}. В таблице нападений: ${SAYS.ru[f.says] ?? f.says}.`,
  },
}
