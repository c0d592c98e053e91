// The order of actions in Russian, in our own words.

import type { PageText } from '../text/page-text.ts'
import { go } from '../text/shared-ru.ts'
import type { sources } from './sources.ts'

export const ru: PageText<keyof typeof sources> = {
  pages: {
    AGG: { title: 'Агрессия', intro: 'Действия карты в обратном порядке.' },
    ADM: { title: 'Руководство', intro: 'Действия карты в обратном порядке.' },
    MOB: { title: 'Мобилизация', intro: 'Действия карты в обратном порядке.' },
    CON: { title: 'Проектирование', intro: 'Действия карты в обратном порядке.' },
  },
  nodes: {
    'AGG.1': go('Присвоение'),
    'AGG.2': go('Перемещение'),
    'AGG.3': go('Сражение'),
    'ADM.1': go('Влияние'),
    'ADM.2': go('Починка'),
    'ADM.3': go('Сбор налогов'),
    'MOB.1': go('Влияние'),
    'MOB.2': go('Перемещение'),
    'CON.1': go('Починка'),
    'CON.2': go('Строительство'),
  },
}
