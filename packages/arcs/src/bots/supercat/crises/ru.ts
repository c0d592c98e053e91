// This page in Russian, in our own words.

import type { PageText } from '../text/page-text.ts'
import type { sources } from './sources.ts'

const OTHER = 'Сейчас вопрос не об этом.'

export const ru: PageText<keyof typeof sources> = {
  title: 'Совет и кризисы',
  nodes: {
    'CR.1': {
      rule: 'Отступником, который разрешает совет, он забирает из имперской казны столько, сколько поместится.',
      no: OTHER,
    },
    'CR.2': { rule: 'Кубики события он не перебрасывает.', no: OTHER },
    'CR.3': { rule: '«Дипломатический провал»: какие карты гильдий он сбрасывает.', no: OTHER },
    'CR.4': '«Песнь свободы» как кризис: какой его город становится свободным.',
  },
}
