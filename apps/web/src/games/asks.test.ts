// What is asked of a person fits the first line of the dock: at most 56 characters in both languages.

import { arcsPackage } from '@understudy/arcs'
import { FRAMES } from '@understudy/arcs/state'
import { muhqPackage } from '@understudy/muhq'
import { LANGS, speak } from '@understudy/procedure'
import { romePackage } from '@understudy/rome'
import { type AnyPackage, CHANCE, type Controller, type Options, Table } from '@understudy/table'
import { describe, expect, it } from 'vitest'

const MOST = 56
const RANDOM: Controller = { by: 'random' }

/** The longest wording of every question that comes up in some games, by its saying. */
function asked(pkg: AnyPackage, options: Options, games: number, steps: number): Map<string, string> {
  const longest = new Map<string, string>()
  for (let game = 0; game < games; game++) {
    const seats = Object.fromEntries(Object.keys(pkg.seating(options)).map((seat) => [seat, RANDOM]))
    const table = Table.start(pkg, { options, seats, seed: `asks ${game}` })
    for (let step = 0; step < steps && table.next().kind === 'auto'; step++) {
      const decision = pkg.game.decision(table.state)
      if (decision !== undefined && decision.seat !== CHANCE)
        for (const lang of LANGS) {
          const text = speak(pkg.game.phrases, lang, decision.question)
          const key = `${decision.question.say} (${lang})`
          if (text.length > (longest.get(key)?.length ?? 0)) longest.set(key, text)
        }
      table.advance()
    }
  }
  return longest
}

const tooLong = (all: ReadonlyMap<string, string>): string[] =>
  [...all].filter(([, text]) => text.length > MOST).map(([key, text]) => `${text.length} ${key}: ${text}`)

describe('questions to people', () => {
  it('of Arcs', () => {
    const human = { players: 4, role1: 'human', role2: 'human', role3: 'human', role4: 'human' }
    const all = new Map([
      ...asked(arcsPackage, human, 4, 700),
      ...asked(arcsPackage, { ...human, leaders: 'draft' }, 4, 500),
    ])
    // Whatever frame is asked about, and of whomever.
    for (const frame of FRAMES)
      for (const lang of LANGS) {
        const text = speak(arcsPackage.game.phrases, lang, { say: 'ask.frame', with: { seat: 'yellow', frame } })
        all.set(`${frame} (${lang})`, text)
      }
    expect(all.size).toBeGreaterThan(60)
    expect(tooLong(all)).toEqual([])
  })

  it('of Rome', () => {
    const human = { role1: 'human', role2: 'human', role3: 'human', role4: 'human' }
    const all = asked(romePackage, human, 3, 900)
    expect(all.size).toBeGreaterThan(20)
    expect(tooLong(all)).toEqual([])
  })

  it('of muhq’s game', () => {
    const all = asked(muhqPackage, { players: 2 }, 3, 200)
    expect(all.size).toBeGreaterThan(1)
    expect(tooLong(all)).toEqual([])
  })
})
