// Шаги под строкой списка целей, по-русски.

import type { NodeText } from '@understudy/procedure'
import type { Step } from './steps.ts'

export const steps: Readonly<Record<Step, NodeText>> = {
  x: { rule: 'Можно ли атаковать её сейчас или сделать к ней шаг?', no: 'С ней ничего не поделать.' },
  go: { rule: 'По странице **Выполнение**.' },
  done: { rule: 'Со списком пока покончено.' },
  t: { rule: 'Решить по странице **Таблица приоритета**.' },
  yes: { rule: 'Цель принята?' },
  next: { rule: 'Следующая цель.' },
  walk: { rule: 'Идти туда, насколько хватит очков, или остаться, если она уже там.' },
  end: { rule: 'На этом её ход закончен.' },
}

/** What a line says where nothing of its kind is in range. */
const NO_TARGET = 'Такой цели нет.'
export const noTarget = <N extends string>(lines: Readonly<Record<N, NodeText>>): Record<N, NodeText> =>
  Object.fromEntries(Object.entries<NodeText>(lines).map(([id, text]) => [id, { no: NO_TARGET, ...text }])) as Record<
    N,
    NodeText
  >
