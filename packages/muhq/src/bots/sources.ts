// Where each rule comes from: a step of the published text (by Florian Fischer), and the rulings it rests on.

import type { Source } from '@understudy/procedure'
import type { BossPage, BossStep, NodeId, UnitNode } from './ids.ts'

const printed = (place: string, ...rulings: string[]): Source =>
  rulings.length === 0 ? { by: 'printed', place } : { by: 'printed', place, rulings }
const ruling = (place: string, ...rulings: string[]): Source => ({ by: 'ruling', place, rulings })

const units: Record<UnitNode, Source> = {
  'AGG.1': printed('Aggressive 1', 'muhq/8', 'muhq/12'),
  'AGG.2': printed('Aggressive 2', 'muhq/1', 'muhq/36'),
  'AGG.3a': printed('Aggressive 3a', 'muhq/8', 'muhq/12'),
  'AGG.3a.1': printed('Aggressive 3a', 'muhq/8', 'muhq/11'),
  'AGG.3a.2': ruling('Aggressive 3a', 'muhq/8'),
  'AGG.3a.3': printed('Aggressive 3a'),
  'AGG.3a.4': printed('Aggressive 3a'),
  'AGG.3b': printed('Aggressive 3b', 'muhq/12'),
  'AGG.3b.1': ruling('Aggressive 3b', 'muhq/8'),
  'SHY.1': printed('Shy 1', 'muhq/19'),
  'SHY.1.1': printed('Shy 1', 'muhq/1', 'muhq/22'),
  'SHY.2': printed('Shy 2', 'muhq/9', 'muhq/36'),
  'SHY.3': printed('Shy 3', 'muhq/12'),
  'WAN.1': printed('Wandering X 1'),
  'WAN.1.1': printed('Wandering X 1', 'muhq/7'),
  'WAN.2': printed('Wandering X 2', 'muhq/7', 'muhq/36'),
  'WAN.2.1': printed('Wandering X 2'),
  'TGT.1': printed('Target-oriented 1', 'muhq/10', 'muhq/22'),
  'TGT.2a': printed('Target-oriented 2a', 'muhq/10'),
  'TGT.2a.1': printed('Target-oriented 2a', 'muhq/10', 'muhq/11', 'muhq/36'),
  'TGT.3a': printed('Target-oriented 3a', 'muhq/12'),
  'TGT.2b': printed('Target-oriented 2b'),
}

const boss: Record<BossStep, (title: string) => Source> = {
  '0': (title) => printed(`${title} 0`, 'muhq/2'),
  '1': (title) => printed(`${title} 1`, 'muhq/5'),
  '2.1': (title) => printed(`${title} 2.1`),
  '2.1.1': (title) => printed(`${title} 2.1`, 'muhq/3'),
  '2.2': (title) => printed(`${title} 2.2`),
  '3.1': (title) => printed(`${title} 3.1`, 'muhq/2', 'muhq/37'),
  '3.1.1': (title) => printed(`${title} 3.1`),
  '3.2': (title) => printed(`${title} 3.2`, 'muhq/4'),
  '3.2.1': (title) => printed(`${title} 3.2`, 'muhq/4', 'muhq/12'),
  '3.2.2': (title) => printed(`${title} 3.2`),
  '3.3': (title) => printed(`${title} 3.3`, 'muhq/6'),
  '3.3.1': (title) => printed(`${title} 3.3`, 'muhq/6', 'muhq/37'),
  '3.3.2': (title) => printed(`${title} 3.3`, 'muhq/35'),
  '3.3.3': () => printed('Units'),
  '4': (title) => printed(`${title} 4`, 'muhq/5'),
}

export function sourcesOf(page: BossPage, title: string): Record<NodeId, Source> {
  const steps = Object.entries(boss).map(([step, source]) => [`${page}.${step}`, source(title)])
  return { ...units, ...Object.fromEntries(steps) }
}
