// What a seat has more or less of asks why of what brought it: over stretches of real games.

import { arcsPackage } from '@understudy/arcs'
import { muhqPackage } from '@understudy/muhq'
import { romePackage } from '@understudy/rome'
import { type AnyPackage, type Controller, type Options, Table } from '@understudy/table'
import { expect, test, vi } from 'vitest'
import { pointing as arcs } from '../../games/arcs/pointing.ts'
import { pointing as muhq } from '../../games/muhq/pointing.ts'
import { pointing as rome } from '../../games/rome/pointing.ts'
import type { Pointing } from '../../games/ui.ts'
import { lastRun } from '../following/moments.ts'
import type { Play } from '../play.ts'

// The page is none here.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
vi.stubGlobal('navigator', { language: 'en' })
const { whyOfWorth } = await import('./why-at.ts')

const cases: readonly [string, AnyPackage, Options, string, Pointing<never>, readonly string[]][] = [
  [
    'Arcs',
    arcsPackage,
    { players: 3, role2: 'supercat', role3: 'supercat' },
    'red',
    arcs,
    ['power yellow', 'fuel yellow', 'material yellow', 'weapon blue', 'relic blue', 'captives yellow', 'trophies blue'],
  ],
  ['Rome', romePackage, { role2: 'speed', role3: 'absent', role4: 'absent' }, 'ROM', rome, ['gold 1', 'regions 1']],
  ['muhq', muhqPackage, {}, 'p1', muhq, ['resources boss', 'units boss', 'health boss', 'units p1']],
]

test.each(cases)(
  '%s: the decision that is asked about comes before or with the change',
  (_, pkg, options, seat, pointing, keys) => {
    const by: Controller = { by: 'random' }
    const table = Table.start(pkg, { options, seats: { ...pkg.seating(options), [seat]: by }, seed: 'worth' })
    let asked = 0
    let answered = 0
    const play = { table, pkg, ui: {}, beside: false } as unknown as Play
    for (let step = 0; step < 110 && table.next().kind === 'auto'; step++) {
      const logged = table.advance()
      const run = lastRun(table.entries)
      if (logged?.entry.t !== 'action' || logged.entry.by !== 'bot' || run?.to !== table.entries.length) continue
      const [was, is] = [table.stateAt(run.from), table.state]
      for (const key of keys) {
        const n = pointing.worth(key, is as never) - pointing.worth(key, was as never)
        if (n === 0) continue
        asked++
        const index = whyOfWorth(play, key, n > 0, pointing as Pointing<unknown>)
        if (index === undefined) continue
        answered++
        const { entry } = table.log[index] ?? {}
        expect(index).toBeGreaterThanOrEqual(run.from)
        expect(entry?.t === 'action' && entry.by).toBe('bot')
        // From it on, and before anything else of the kind, it came.
        const worths = table.entries.slice(index).map((_, n) => pointing.worth(key, table.stateAt(index + n) as never))
        worths.push(pointing.worth(key, is as never))
        expect(worths.some((worth, at) => at > 0 && (worth - worths[at - 1]!) * n > 0)).toBe(true)
      }
    }
    expect(asked).toBeGreaterThan(5)
    // Income and upkeep of muhq's game come by themselves: nobody has decided them.
    expect(answered / asked).toBeGreaterThan(pkg === muhqPackage ? 0.6 : 0.9)
  },
)
