// This page in Russian, in our own words.

import type { PageText } from '../text/page-text.ts'
import { anyInfluence, fight, idle, stranded, threatened, tidy, wantsClaims } from '../text/shared-ru.ts'
import { same } from './same.ts'
import type { sources } from './sources.ts'

export const ru: PageText<keyof typeof sources> = {
  title: 'Вера: рвение',
  intro: 'Перемещение, влияние, сражение, сбор налогов. После каждого плана — сначала.',
  nodes: {
    ...same,
    'ZEAL.0': tidy,
    'ZEAL.1': 'Может ли он сбором налогов [[contend|вступить в борьбу]] за объявленный замысел?',
    ...fight(
      'ZEAL.2',
      'Есть ли [[favourable|выгодное]] сражение, которым он [[contend|вступит в борьбу]] за объявленный замысел?',
    ),
    'ZEAL.3.if': stranded,
    'ZEAL.3': 'Может ли он переместиться к новой заявке?',
    'ZEAL.4.if': threatened,
    'ZEAL.4': 'Может ли он перемещением изменить, кто там правит?',
    ...fight('ZEAL.4b', 'Есть ли выгодное сражение, которое изменит, кто там правит?'),
    'ZEAL.5.if': wantsClaims,
    'ZEAL.5': 'Может ли он переместиться хотя бы к одной новой заявке?',
    'ZEAL.6a': 'Может ли он сбором налогов вступить в борьбу за [[open|открытый]] замысел?',
    'ZEAL.6b': 'Может ли он собрать налоги с города соперника и взять пленника?',
    'ZEAL.7.if': 'Есть ли [[open|открытый]] замысел?',
    ...fight('ZEAL.7', 'Есть ли выгодное сражение ради трофеев?'),
    'ZEAL.8': anyInfluence.replace(' (43)', ''),
    'ZEAL.F': {
      rule: 'Остались действия, а на этой странице больше ничего нет? Тогда как на страницах «Мобилизация» и «Руководство», в таком порядке.',
      no: 'За этим столом они пропадают.',
    },
    'ZEAL.F41.if': idle,
  },
}
