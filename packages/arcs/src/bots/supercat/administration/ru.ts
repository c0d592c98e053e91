// This page in Russian, in our own words.

import type { PageText } from '../text/page-text.ts'
import {
  ability,
  anyInfluence,
  contendInfluence,
  contestedInfluence,
  criticalInfluence,
  defends,
  repairs,
  threatened,
  tidy,
} from '../text/shared-ru.ts'
import { same } from './same.ts'
import type { sources } from './sources.ts'

export const ru: PageText<keyof typeof sources> = {
  title: 'Руководство',
  intro: 'Сбор налогов, починка, влияние. После каждого плана — сначала.',
  nodes: {
    ...same,
    'ADM.0': tidy,
    'ADM.1': 'Может ли он сбором налогов [[contend|вступить в борьбу]] за объявленный замысел? (1)',
    'ADM.12.if': threatened,
    'ADM.12': 'Может ли он починкой кораблей изменить, кто там правит? (12)',
    'ADM.19': 'Может ли он сбором налогов вступить в борьбу за [[open|открытый]] замысел? (19)',
    'ADM.20': 'Может ли он собрать налоги с города соперника и взять пленника? (20)',
    'ADM.22': contendInfluence,
    'ADM.23': contestedInfluence,
    'ADM.26': 'Может ли он починкой кораблей начать править в системе со зданием соперника? (26)',
    'ADM.34': repairs,
    'ADM.42': 'Может ли он сбором налогов [[grow|увеличить отрыв]] в объявленном замысле? (42)',
    'ADM.43': anyInfluence,
    'ADM.44': 'Может ли он собрать налогами ресурс, для которого есть пустая ячейка? (44)',
    ...defends('ADM.X13'),
    'ADM.Xa': ability,
    'ADM.X24': criticalInfluence,
  },
}
