// Ответы на предложение торговли и договора (rome 19), по-русски.

import type { Alike } from '@understudy/procedure'
import { face, STATUS } from '../book/words.ts'
import type { en } from './en.ts'
import type { Sayings } from './notes.ts'

export const ru: Alike<typeof en, Sayings> = {
  pages: {
    'TRD-A': { title: 'Ответ на предложение торговли' },
    'TRT-A': { title: 'Ответ на договор' },
    ANS: { title: 'Согласие' },
  },
  nodes: {
    'TRD-A': { rule: 'Предлагает [[enemy|враг]]?' },
    'TRD-A.1': { rule: 'Отказ.', aim: 'Предлагает враг, и он отказывается' },
    'TRD-A.2': { rule: 'Страница **Согласие**.' },
    'TRT-A': { rule: 'При любом статусе — страница **Согласие**.' },
    'ANS-1': { rule: '[[stance|Отношение]] к предложившему — от 1 до 3?' },
    'ANS-1.1': { rule: 'Согласие.', aim: 'Отношение к предложившему — от 1 до 3, и он соглашается' },
    'ANS-2': { rule: 'Оно равно 9?' },
    'ANS-2.1': { rule: 'Отказ.', aim: 'Его отношение к предложившему — 9, и он отказывается' },
    'ANS-3': { rule: 'Оно от 4 до 6?', no: 'Оно 7 или 8.' },
    'ANS-3.1': { rule: 'Бросить зелёный кубик.' },
    'ANS-3.2': { rule: 'Бросить жёлтый кубик.' },
    'ANS-4': { rule: 'Выпала рана?' },
    'ANS-4.1': { rule: 'Отказ.', aim: 'Рана на кубике велит ему отказаться' },
    'ANS-4.2': { rule: 'Согласие.', aim: 'Раны на кубике нет, и он соглашается' },
  },
  preferences: {},
  phrases: {
    'bot.stanceIs': (f) => `${f.seat.ru}: отношение ${f.stance}.`,
    'bot.statusIs': (f) => `${f.seat.ru}: статус — ${STATUS.ru[f.status]}.`,
    'bot.rolled': (f) => `Выпало: ${face('ru', f.face)}.`,
  },
}
