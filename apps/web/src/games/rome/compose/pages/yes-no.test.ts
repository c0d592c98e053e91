import { LANGS } from '@understudy/procedure'
import { romePackage } from '@understudy/rome'
import { Table } from '@understudy/table'
import { expect, it } from 'vitest'
import { yesOrNo } from './yes-no.ts'

it('says what yes and no do, whatever people are asked', () => {
  const options = { role1: 'human', role2: 'human', role3: 'human', role4: 'human' }
  const seats = Object.fromEntries(
    Object.keys(romePackage.seating(options)).map((seat) => [seat, { by: 'random' } as const]),
  )
  const asked = new Set<string>(['trade', 'treaty', 'demand', 'shoot', 'reroll', 'giveWay', 'intercept'])
  const table = Table.start(romePackage, { options, seats, seed: 'yes or no' })
  for (let step = 0; step < 1500 && table.next().kind === 'auto'; step++) {
    const decision = romePackage.game.decision(table.state)
    if (decision?.next([]).some(({ pick }) => pick.slot === 'yes')) asked.add(decision.kind)
    table.advance()
  }
  for (const kind of asked)
    for (const lang of LANGS) {
      expect(yesOrNo(kind, true, lang), kind).toBeDefined()
      expect(yesOrNo(kind, true, lang)).not.toBe(yesOrNo(kind, false, lang))
    }
})
