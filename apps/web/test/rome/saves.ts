// Games of Rome brought to where a test wants to look, by bots and lots; then a person sits down.

import { type Action, romePackage, type State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { Table } from '@understudy/table'

type Rome = Table<State, Action>
type Options = Record<string, string | number | boolean>

/** More than a few would take longer than the test. */
const TRIES = 30
const MOST = 1500

const BY_HAND = {
  ...Object.fromEntries(romePackage.game.sources.map(({ id }) => [id, 'table' as const])),
  botsAgainstPeople: 'app' as const,
}

/** The first of some games in which this is reached. Made when first wanted; `beside`: then all but a bot's dice is done by hand. */
function saved(options: Options, reached: (table: Rome) => boolean, beside = false): () => string {
  let file: string | undefined
  return () => {
    for (let no = 0; file === undefined && no < TRIES; no++) {
      const seats = { ...romePackage.seating(options), ROM: { by: 'random' } as const }
      const table = Table.start(romePackage, { options, seats, seed: `s${no}` })
      while (table.next().kind === 'auto' && table.entries.length < MOST && !reached(table)) table.advance()
      if (!reached(table)) continue
      if (table.state.over === null) table.seat('ROM', { by: 'person' })
      if (beside) table.sources(BY_HAND)
      table.title = 'Rome'
      file = JSON.stringify(table.file())
    }
    if (file === undefined) throw new Error('no game gets there')
    return file
  }
}

const TWO = { role1: 'human', role2: 'speed', role3: 'absent', role4: 'absent' }
const asks = (kind: string) => (table: Rome) => {
  const decision = romePackage.game.decision(table.state)
  return decision?.seat === 'ROM' && decision.kind === kind
}

export const campaign = saved(TWO, asks('campaign'))
export const campaignBeside = saved(TWO, asks('campaign'), true)
export const agents = saved(
  TWO,
  (table) => asks('agents')(table) && table.state.sides.some((side) => side.hand.known.length > 3),
)
/** The same cards in the hand, while others send their agents. */
export const othersAgents = saved(
  TWO,
  (table) =>
    !asks('agents')(table) &&
    table.state.frames.some(({ kind }) => kind === 'agents') &&
    table.state.sides.some((side) => side.role === 'human' && side.hand.known.length > 3),
)
/** A card in the hand that no agent can do anything with. */
export const vain = saved(TWO, (table) => {
  const decision = asks('agents')(table) ? romePackage.game.decision(table.state) : undefined
  const cards = decision?.next([]) ?? []
  return cards.length > 1 && decision?.next([cards[0]!.pick]).every(({ pick }) => pick.slot !== 'agent') === true
})
export const spending = saved(TWO, asks('spending'))
/** All four sides, after some rounds: the map is as full as it gets. */
export const fourArmies = saved({}, (table) => asks('campaign')(table) && table.state.round >= 3)
export const battle = saved(TWO, asks('battleCard'))
/** The bots' action cards are told, beside the board. */
export const cardsBeside = saved(TWO, (table) => romePackage.game.decision(table.state)?.kind === 'flip', true)
/** Initiative cards are told, beside the board. */
export const initiativeBeside = saved(
  {},
  (table) => romePackage.game.decision(table.state)?.kind === 'initiative',
  true,
)
export const losing = saved(TWO, asks('lose'))
export const battleBeside = saved(TWO, asks('battleCard'), true)
/** A secret army before its battle: what kinds of cards it has is asked. */
export const secret = saved(
  { ...TWO, 'armies.secret': true },
  (table) => asks('tell')(table) && table.state.frames.some(({ kind }) => kind === 'battle'),
)
export const over = saved(
  { role1: 'human', role2: 'super', role3: 'speed', role4: 'absent', 'victory.maxRounds': 2 },
  (table) => table.state.over !== null,
)

/** Nobody is a person: the first round is soon over. */
export const roundOfBots = (): string => {
  const options = { role1: 'speed', role2: 'speed', role3: 'super', role4: 'absent' }
  const table = Table.start(romePackage, { options, seats: romePackage.seating(options), seed: 'round' })
  while (table.state.phase !== 'spending') table.advance()
  table.title = 'Rome'
  return JSON.stringify(table.file())
}

/** It is a person's turn, and since their last deed others have taken regions: which. */
export const takenByOthers = (): { readonly file: string; readonly taken: readonly string[] } => {
  for (let no = 0; no < TRIES; no++) {
    const seats = { ...romePackage.seating({}), ROM: { by: 'person' } as const }
    const table = Table.start(romePackage, { options: {}, seats, seed: `taken ${no}` })
    let own = table.entries.length
    let held = table.state.lands.map(({ holder }) => holder)
    for (let step = 0; step < MOST; step++) {
      const next = table.next()
      if (next.kind === 'auto') {
        table.advance()
        continue
      }
      if (next.kind !== 'person') break
      const taken = table.state.lands.flatMap(({ holder }, at) =>
        holder === held[at] ? [] : [packOf(table.state).regions[at]?.id ?? ''],
      )
      if (taken.length > 0 && table.entries.length > own) {
        table.title = 'Rome'
        return { file: JSON.stringify(table.file()), taken }
      }
      table.act(next.decision.sample({ int: (n: number) => (step * 7) % n } as never))
      own = table.entries.length
      held = table.state.lands.map(({ holder }) => holder)
    }
  }
  throw new Error('no game gets there')
}
