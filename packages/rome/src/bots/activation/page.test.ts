// The Campaign turn and the activation of an army (rome 22.1, 28.1): every rule fires in one position and does not in another.

import { describe, expect, it } from 'vitest'
import { navies } from '../navy/scenes.ts'
import { superScenes } from '../super-list/scenes.ts'
import { type Case, once } from '../testing/bot-testing.ts'
import { activationScenes, homeward } from './scenes.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'SPL-1': [homeward.splittable, homeward.large],
  'UND-1': [homeward.atHome, homeward.large],
  'UND-2': [homeward.atHome, homeward.nearHome],
  'UND-2.1': [homeward.nearHome, homeward.noWay],
  'UND-2.2': [homeward.nearHome, homeward.farHome],
  'UND-2.3': [homeward.farHome, homeward.nearHome],
  'UND-2.4': [homeward.farHome, homeward.nearHome],
  'UND-2.5': [homeward.noWay, homeward.nearHome],
  'UND-3': [homeward.atHome, homeward.nearHome],
  'UND-3.1': [homeward.nearHome, homeward.farHome],
  'UND-3.2': [homeward.nearHome, homeward.farHome],
  'RET-1': [homeward.back, homeward.large],
  'RET-1.1': [homeward.back, homeward.large],
  'NAV-3': [navies.noNavy, homeward.large],
  'MOV-1': [superScenes['SUP-3.1'], activationScenes.over],
  'MOV-1.1': [superScenes['SUP-3.1'], activationScenes.over],
  'MOV-2': [activationScenes.offBoard, superScenes['SUP-3.1']],
  'MOV-2.1': [activationScenes.gone, activationScenes.offBoard],
  'MOV-2.2': [activationScenes.gone, activationScenes.offBoard],
  'MOV-3': [activationScenes.small, superScenes['SUP-3.1']],
  'MOV-3.1': [activationScenes.small, superScenes['SUP-3.1']],
  'MOV-4': [superScenes['SUP-3.1'], activationScenes.small],
  'MOV-5': [activationScenes.again, superScenes['SUP-3.1']],
  'MOV-5.1': [activationScenes.spent, activationScenes.again],
  'MOV-5.2': [activationScenes.spent, activationScenes.again],
  'MOV-5.3': [activationScenes.spent, activationScenes.again],
  'MOV-6': [activationScenes.over, superScenes['SUP-3.1']],
}

describe('rules fire, and do not', () => {
  it.each(Object.entries(CASES))('%s', (node, [fires, not]) => {
    expect(once(fires).fired).toContain(node)
    expect(once(not).fired).not.toContain(node)
  })
})
