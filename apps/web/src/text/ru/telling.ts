// Russian: what was done.

import { plural } from '@understudy/procedure'
import type { Texts } from '../texts.ts'

export const telling: Pick<Texts, 'log'> = {
  log: {
    earlier: 'Более ранние ходы',
    title: 'Журнал',
    started: 'Партия начинается.',
    startedFromPosition: 'Партия начинается с позиции, введённой вручную.',
    goesOn: 'Отсюда партия продолжается.',
    rolled: (name, face, of) => `${name}: бросок по правилу бота, грань ${face} из ${of}.`,
    answered: 'Стол ответил на вопрос.',
    corrected: 'Позиция поправлена вручную.',
    handedOver: (seat, name) => `${seat}: теперь играет ${name}.`,
    sourcesChanged: 'Изменено, откуда берутся карты и броски.',
    round: (n) => `Раунд ${n}`,
    chapter: (n, round) => (round === 0 ? `Глава ${n}` : `Глава ${n}, раунд ${round}`),
    lookAt: 'Посмотреть эту позицию',
    undoTo: 'Отменить до этого места',
    amend: 'Исправить',
    forced: 'разрешено вопреки правилам',
    typed: 'со стола',
    before: 'До изменения правил',
    beforeWhat: 'Только для чтения.',
    entries: (n) => plural('ru', n, { one: 'запись', few: 'записи', many: 'записей' }),
  },
}
