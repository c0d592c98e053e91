// This page in Russian, in our own words.

import type { PageText } from '../text/page-text.ts'
import { repairs, threatened, tidy } from '../text/shared-ru.ts'
import type { sources } from './sources.ts'

export const ru: PageText<keyof typeof sources> = {
  title: 'Вера: мудрость',
  intro: 'Строительство, починка, присвоение. После каждого плана — сначала.',
  nodes: {
    'WIS.0': tidy,
    'WIS.1': 'Может ли он присвоением [[contend|вступить в борьбу]] за объявленный замысел?',
    'WIS.2.if': 'На поле нет ни одного его космопорта?',
    'WIS.2': 'Может ли он построить космопорт?',
    'WIS.3.if': threatened,
    'WIS.3': 'Может ли он строительством или починкой кораблей изменить, кто там правит?',
    'WIS.4':
      'Может ли он построить город по заявке? [[double|Второй на планете]] — только если он единоличный лидер объявленного замысла, и только ради бонуса власти.',
    'WIS.5a': 'Может ли он присвоением вступить в борьбу за [[open|открытый]] замысел?',
    'WIS.5b': 'Может ли он присвоением [[grow|увеличить отрыв]] в объявленном замысле?',
    'WIS.F': {
      rule: 'Остались действия, а на этой странице больше ничего нет? Тогда как на страницах «Проектирование» и «Агрессия», в таком порядке.',
      no: 'За этим столом они пропадают.',
    },
    'WIS.F25': { like: 'CON.25' },
    'WIS.F31': { like: 'CON.31' },
    'WIS.F32': { like: 'CON.32' },
    'WIS.F33': { like: 'CON.33' },
    'WIS.F34': repairs,
    'WIS.F4': { like: 'AGG.4' },
    'WIS.F5': { like: 'AGG.5' },
    'WIS.F6': { like: 'AGG.6' },
    'WIS.F7': { like: 'AGG.7' },
    'WIS.F18': { like: 'AGG.18' },
    'WIS.F39': { like: 'AGG.39' },
  },
}
