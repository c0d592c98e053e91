// This page in Russian, in our own words.

import type { PageText } from '../text/page-text.ts'
import type { sources } from './sources.ts'

export const ru: PageText<keyof typeof sources> = {
  title: 'Подготовка (акт I)',
  nodes: {
    'SET.1': { rule: 'Из двух взятых судеб остаётся одна, по жребию.', no: 'Судьба у него уже есть.' },
    'SET.2': { rule: 'Он — Верующий?', no: 'Город, затем космопорт.' },
    'SET.2.1': 'Оба раза он ставит город.',
    'SET.3': { rule: 'Первое его здание — город, в пустой ячейке по жребию.', no: 'Первое здание уже стоит.' },
    'SET.4': 'Второе его здание — космопорт, в пустой ячейке по жребию.',
  },
}
