// This page in Russian, in our own words.

import type { PageText } from '../text/page-text.ts'
import { ability, behind, repairs, threatened, tidy } from '../text/shared-ru.ts'
import { same } from './same.ts'
import type { sources } from './sources.ts'

export const ru: PageText<keyof typeof sources> = {
  title: 'Проектирование',
  intro: 'Строительство, починка. После каждого плана — сначала.',
  nodes: {
    ...same,
    'CON.0': tidy,
    'CON.9.if': 'На поле нет ни одного его космопорта?',
    'CON.9': 'Может ли он построить космопорт? (9)',
    'CON.11.if': threatened,
    'CON.11': 'Может ли он строительством или починкой кораблей изменить, кто там правит? (11, 12)',
    'CON.15':
      'Может ли он построить город? [[double|Второй на планете]] — только если он единоличный лидер объявленного замысла, и только ради бонуса власти. (15)',
    'CON.25':
      'Может ли он строительством или починкой кораблей начать править в системе со зданием соперника? (25, 26)',
    'CON.31': 'Может ли он построить неповреждённый корабль у [[undefended|беззащитного]] здания? (31)',
    'CON.32': 'Может ли он построить любой корабль? (32)',
    'CON.33': 'Может ли он построить ещё один космопорт? (33)',
    'CON.34': repairs,
    'CON.Xa': ability,
    'CON.X23.if': behind,
    'CON.X23': 'Может ли он построить корабль?',
  },
}
