// This page in Russian, in our own words.

import type { PageText } from '../text/page-text.ts'
import { ability, behind, repairs, threatened, tidy } from '../text/shared-ru.ts'
import type { sources } from './sources.ts'

export const ru: PageText<keyof typeof sources> = {
  title: 'Проектирование',
  intro: 'Строительство, починка. После каждого плана — сначала.',
  nodes: {
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
    'CON.X0': { like: 'CON.0' },
    'CON.X5.if': { like: 'CON.9.if' },
    'CON.X5': { like: 'CON.9' },
    'CON.X9.if': { like: 'CON.11.if' },
    'CON.X9': { like: 'CON.11' },
    'CON.X18': { like: 'CON.15' },
    'CON.X26': { like: 'CON.25' },
    'CON.X32': { like: 'CON.31' },
    'CON.X33': { like: 'CON.32' },
    'CON.X34': { like: 'CON.33' },
    'CON.X40': { like: 'CON.34' },
    'CON.Xa': ability,
    'CON.X23.if': behind,
    'CON.X23': 'Может ли он построить корабль?',
  },
}
