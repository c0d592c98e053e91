// The column "order" of the tables of 23 and 24: which preferences each rule of the lists has, and in which order. What each
// of them prefers is shown by positions (targets/oracle, options/campaign.test.ts).

import { listNodes } from '@understudy/procedure/trace'
import { describe, expect, it } from 'vitest'
import { speedBook, superBook } from '../books.ts'
import type { PreferenceId } from '../ids.ts'
import * as speedList from '../speed-list/sources.ts'
import * as superList from '../super-list/sources.ts'
import { AIMS, type TargetNode } from './lists.ts'

const ORDER: Readonly<Record<TargetNode, readonly PreferenceId[]>> = {
  'SUP-1.1': ['nearestFirst'],
  'SUP-1.2': ['nearestFirst'],
  'SUP-1.3': ['nearestFirst'],
  'SUP-1.4': ['nearest'],
  'SUP-2.1': ['stanceHigh', 'nearestFirst'],
  'SUP-2.2': ['stanceHigh', 'nearestFirst'],
  'SUP-2.3': ['homeOfHolder', 'nearestFirst'],
  'SUP-2.4': ['stanceHigh', 'nearestFirst'],
  'SUP-3.1': [],
  'SUP-3.2': ['terrainLow'],
  'SUP-3.3': ['nearest'],
  'SUP-3.4': ['nearest'],
  'SUP-3.5': ['nearest'],
  'SUP-3.6': ['nearest'],
  'SUP-5.1': [],
  'SUP-5.2': [],
  'SUP-5.3': ['nearest'],
  'SUP-5.4': ['nearest'],
  'SUP-5.5': ['nearest'],
  'SUP-5.6': ['nearest'],
  'SUP-5.7.1': [],
  'SUP-5.7.2': [],
  'SUP-5.7.3': ['nearest'],
  'SUP-5.7.4': ['nearest'],
  'SUP-5.7.5': ['nearest'],
  'SUP-5.7.6': ['nearest'],
  'SPD-1': ['nearest'],
  'SPD-2': ['nearest'],
  'SPD-3': ['mercenary', 'nearest'],
  'SPD-5': ['stanceHigh', 'nearest'],
}

describe('the order of preferences', () => {
  it.each(Object.entries(ORDER))('%s: %j', (rule, order) => {
    expect(AIMS[rule as TargetNode].prefer.map(({ id }) => id)).toEqual(order)
  })

  it.each([
    ['super', superBook, [...Object.keys(superList.sure), ...Object.keys(superList.tested)]],
    ['speed', speedBook, [...Object.keys(speedList.sure), ...Object.keys(speedList.tested)]],
  ] as const)('rules of the %s-bot’s list stand in the order of their numbers', (edition, book, rules) => {
    const all = listNodes(book, edition).map(({ node }) => node)
    const listed = all.filter((node) => rules.includes(node))
    const byNumber = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })
    expect(listed).toEqual([...rules].sort(byNumber))
  })
})
