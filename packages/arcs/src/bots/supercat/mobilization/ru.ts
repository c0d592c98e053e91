// This page in Russian, in our own words.

import type { PageText } from '../text/page-text.ts'
import {
  ability,
  anyInfluence,
  contendInfluence,
  contestedInfluence,
  criticalInfluence,
  defends,
  gates,
  gather,
  idle,
  rivalCity,
  stranded,
  threatened,
  tidy,
  wantsClaims,
} from '../text/shared-ru.ts'
import { same } from './same.ts'
import type { sources } from './sources.ts'

export const ru: PageText<keyof typeof sources> = {
  title: 'Мобилизация',
  intro: 'Перемещение, влияние. После каждого плана — сначала.',
  nodes: {
    ...same,
    'MOB.0': tidy,
    'MOB.10.if': stranded,
    'MOB.10': 'Может ли он переместиться к новой заявке? (10)',
    'MOB.13.if': threatened,
    'MOB.13': 'Может ли он перемещением добиться, чтобы у [[loyal|верного]] здания правил не соперник? (13)',
    'MOB.16.if': wantsClaims,
    'MOB.16': 'Может ли он переместиться хотя бы к одной новой заявке? (16)',
    'MOB.22': contendInfluence,
    'MOB.23': contestedInfluence,
    'MOB.28': rivalCity,
    'MOB.27': rivalCity.replace('(28)', '(27)'),
    'MOB.40': gates,
    'MOB.41.if': idle,
    'MOB.41': gather,
    'MOB.43': anyInfluence,
    ...defends('MOB.X13'),
    'MOB.Xa': ability,
    'MOB.X24': criticalInfluence,
  },
  aims: {
    'MOB.0': 'Он раскладывает только что полученные ресурсы по порядку',
    'MOB.10': 'У него нет ни космопорта, ни заявки, и он идёт к новой заявке',
    'MOB.13': 'У его здания правит соперник; перемещение это изменит',
    'MOB.16': 'Ему нужны заявки для непостроенных городов',
    'MOB.22': 'Ему нужна карта, с которой он вступит в борьбу за объявленный замысел',
    'MOB.23': 'Он борется за оспариваемую карту',
    'MOB.27': 'Он идёт править в системе с городом соперника',
    'MOB.28': 'Он идёт править в системе с городом соперника',
    'MOB.40': 'Он лишает соперника правления вратами',
    'MOB.41': 'Корабли, которые ничего не держат, идут к ударной группе',
    'MOB.43': 'Остались действия, чтобы повлиять на карту',
    'MOB.X13.3': 'Он защищает карту со своими агентами так, как позволяет кубик',
    'MOB.Xa': 'Он может применить новое действие',
    'MOB.X24': 'Ему нужна важнейшая карта',
  },
}
