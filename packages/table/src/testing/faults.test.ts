import { describe, expect, it, vi } from 'vitest'
import { type GamePackage, rulebookBot, scriptedBot } from '../games/bot.ts'
import { type Game, IllegalAction } from '../games/game.ts'
import { loadJournal } from '../journal/load.ts'
import { type ConformSettings, conform } from '../testing.ts'
import { toy } from './toy.ts'
import { refuse } from './toy-rules.ts'
import { census, type Toy, type ToyAction } from './toy-state.ts'

vi.setConfig({ testTimeout: 60_000 })

// The suite is only worth something if it finds what is wrong: each fault here is one that a game could really have.

const { game } = toy
const withGame = (change: Partial<Game<Toy, ToyAction>>): GamePackage<Toy, ToyAction> => ({
  ...toy,
  game: { ...game, ...change },
})
/** The rules with every decision changed a little. */
const withDecision = (
  change: (
    decision: NonNullable<ReturnType<typeof game.decision>>,
    state: Toy,
  ) => Partial<ReturnType<typeof game.decision>>,
) =>
  withGame({
    decision: (state) => {
      const decision = game.decision(state)
      return decision === undefined ? undefined : { ...decision, ...change(decision, state) }
    },
  })

let counter = 0

/** Knows what to do in a turn that it has begun, and rolls for ever in one that it finds under way. */
const forgetful: GamePackage<Toy, ToyAction> = {
  ...toy,
  bots: toy.bots.map((spec) => ({
    ...spec,
    make: (config) => {
      const bot = spec.make(config)
      return {
        ...bot,
        step: (view, seat, memory, answer, sink) =>
          bot.idle(memory) && view.phase === 'act' && view.actions < 2
            ? { roll: { id: 'd6', faces: [1, 2, 3, 4, 5, 6] }, node: 'X' }
            : bot.step(view, seat, memory, answer, sink),
      }
    },
  })),
}

const faults: [string, string, GamePackage<Toy, ToyAction>, ConformSettings<Toy>?][] = [
  [
    'refuse',
    'a refused action that has already changed something',
    withGame({
      apply: (state, action, events) => {
        if (action.do === 'build') state.actions += 0.5
        if (refuse(state, action) !== undefined) throw new IllegalAction({ say: 'no.now', with: {} })
        if (action.do === 'build') state.actions -= 0.5
        game.apply(state, action, events)
      },
    }),
  ],
  [
    'refuse',
    'rules that do what they have just refused',
    withDecision(() => ({ legal: () => ({ say: 'no.now', with: {} }) })),
  ],
  [
    'legal',
    'rules that fall over an action of another kind',
    withDecision((decision) => ({
      legal: (action) => {
        if (action.do === 'build' && ![0, 1, 2, 3, 4].includes(action.site)) throw new TypeError('no such site')
        return decision.legal(action)
      },
    })),
    { games: 6, every: 1 },
  ],
  [
    'copy',
    'a copy that shares its players',
    withGame({ copy: (state) => ({ ...game.copy(state), players: state.players }) }),
  ],
  ['serialise', 'writing out the position itself', withGame({ serialise: (state) => state as never })],
  [
    'serialise',
    'forgetting something when reading',
    withGame({ parse: (data) => ({ ...game.parse(data), actions: 2 }) }),
  ],
  ['sample', 'sampling what is not legal', withDecision(() => ({ sample: () => ({ do: 'pay' }) }))],
  [
    'sample',
    'sampling from a chance of its own',
    withDecision((decision) => ({
      sample: () => decision.sample({ int: (n) => counter++ % n }),
    })),
  ],
  [
    'next',
    'a picker that leads into a dead end',
    withDecision((decision) => ({ next: (picks) => (picks.length > 0 ? [] : decision.next(picks)) })),
  ],
  [
    'next',
    'a picker that offers what is not legal',
    withDecision((decision) => ({
      next: (picks) => [
        ...decision.next(picks),
        { pick: { slot: 'do', value: 'steal' }, text: { say: 'no.now' }, action: { do: 'attack', target: 'nobody' } },
      ],
    })),
  ],
  [
    'conserved',
    'a card that gets lost',
    withGame({
      check: () => [],
      apply: (state, action, events) => {
        game.apply(state, action, events)
        if (action.do === 'cash') state.discard.pop()
      },
    }),
  ],
  [
    'check',
    'a position that its own check calls impossible',
    withGame({
      apply: (state, action, events) => {
        game.apply(state, action, events)
        if (action.do === 'work' && state.phase !== 'over') state.attacked = 'ash'
      },
    }),
  ],
  ['texts', 'a sentence that one language lacks', withGame({ phrases: { en: game.phrases.en, ru: {} } })],
  [
    'texts',
    'a sentence with a hole in it',
    withGame({ phrases: { ...game.phrases, en: { ...game.phrases.en, 'log.did': ({ who }) => `${who} acts.` } } }),
  ],
  ['diff', 'a position that differs from itself', withGame({ diff: () => [{ say: 'diff.pile', with: { n: 0 } }] })],
  [
    'view',
    'a view that hides nothing',
    withGame({ view: (state) => game.copy(state), resample: (view) => game.copy(view) }),
    { hidden: true },
  ],
  [
    'view',
    'a view that shows somebody’s hand',
    withGame({ view: (state) => game.copy(state) }),
    { chance: { cards: 'secret' } },
  ],
  [
    'resample',
    'a world that cannot be',
    withGame({
      resample: (view, seat, random) => ({ ...game.resample(view, seat, random), discard: ['gold', 'gold', 'gold'] }),
    }),
  ],
  [
    'replay',
    'rules that count something outside of the position',
    withGame({
      apply: (state, action, events) => {
        game.apply(state, action, events)
        if (action.do === 'work') state.rounds = 5 + (counter++ % 7)
      },
    }),
  ],
  [
    'replay',
    'rules that keep hold of an action and change it',
    withGame({
      apply: (state, action, events) => {
        game.apply(state, action, events)
        if (action.do === 'build') action.site = 0
      },
      parseAction: (data) => data as ToyAction,
    }),
  ],
  [
    'ends',
    'a game that never ends',
    withGame({
      apply: (state, action, events) => {
        game.apply(state, action, events)
        state.round = Math.min(state.round, 3)
        if (state.phase === 'over') state.phase = 'act'
        state.actions ||= 2
      },
    }),
    { patience: 300 },
  ],
  ['play', 'an end without an outcome', withGame({ outcome: () => undefined })],
  [
    'play',
    'a decision of nobody',
    withDecision((decision) => ({ seat: decision.seat === 'ash' ? 'nobody' : decision.seat })),
  ],
  [
    'force',
    'an override that leads nowhere',
    withGame({
      force: (state) => {
        state.phase = 'toll'
        state.attacked = 'cedar'
      },
    }),
    { every: 1 },
  ],
]

describe('the conformance suite finds', () => {
  it.each(faults)('%s: %s', (check, _, broken, settings) => {
    counter = 0
    const problems = conform(broken, { census, every: 2, options: { rounds: 4 }, ...settings })
    expect(problems.map((problem) => problem.check)).toContain(check)
  })

  it('view: a bot whose choice depends on what it cannot know', () => {
    let worlds = 0
    const spec = {
      ...toy.bots[1]!,
      make: () =>
        scriptedBot<Toy, ToyAction>('porter', '1', () => (worlds++ % 2 === 0 ? { do: 'work' } : { do: 'rest' })),
    }
    const problems = conform({ ...toy, bots: [spec] }, { seats: { ash: { by: 'bot', bot: 'porter' } } })
    expect(problems.map((problem) => problem.check)).toContain('view')
  })

  it('enter: a bot that finds no way into a turn that it has not begun', () => {
    const seats = { ash: { by: 'bot', bot: 'miser' }, birch: { by: 'bot', bot: 'miser' } } as const
    const found = (pkg: GamePackage<Toy, ToyAction>) =>
      conform(pkg, { census, every: 2, seats, journal: false }).map(({ check, what }) => `${check}: ${what}`)
    expect(found(toy)).toEqual([])
    expect(found(forgetful)).toEqual([
      expect.stringMatching(/^enter: \w+, \w+ of \w+: The (?:Miser|Porter) \(\w+\) goes round in circles at rule X/),
    ])
  })

  it('bot: one that does what is no action of the game, and at which decision it then breaks', () => {
    const strange = {
      ...toy.bots[1]!,
      make: () => scriptedBot<Toy, ToyAction>('porter', '1', () => ({ do: 'dance' }) as never),
    }
    const seats = { ash: { by: 'bot', bot: 'porter' } } as const
    const problems = conform({ ...toy, bots: [strange] }, { seats, journal: false })
    const said = problems.map(({ check, what }) => `${check}: ${what}`)
    expect(said).toContainEqual(expect.stringMatching(/^bot: porter@1 does \{"do":"dance"\} by porter: /))
    expect(said).toContainEqual(expect.stringMatching(/^play: act of ash: it throws /))
  })

  it('book: a rule without a text', () => {
    const book = toy.bots[0]!.rulebook!
    const { 'T.1': _, ...nodes } = book.text.ru.nodes
    const rulebook = { ...book, text: { ...book.text, ru: { ...book.text.ru, nodes } } }
    const problems = conform({ ...toy, bots: [{ ...toy.bots[0]!, rulebook }] })
    expect(problems.map(({ check, what }) => `${check}: ${what}`)).toEqual([
      'book: miser: the text of T.1 (ru): it is empty',
    ])
  })

  it('prefer: a preference that has a number for nobody, which otherwise only makes no difference', () => {
    const book = toy.bots[0]!.rulebook!
    /** The same pages, but what each site is worth is looked up under a wrong name. */
    const slipped = (part: unknown): unknown => {
      if (Array.isArray(part)) return part.map(slipped)
      if (typeof part !== 'object' || part === null) return part
      if ('id' in part && part.id === 'worth' && 'most' in part) return { ...part, most: () => Number.NaN }
      return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, slipped(each)]))
    }
    const rulebook = { ...book, pages: slipped(book.pages) as typeof book.pages }
    const spec: (typeof toy.bots)[number] = {
      ...toy.bots[0]!,
      rulebook,
      make: (config) => rulebookBot(rulebook, config),
    }
    const seats = { ash: { by: 'bot', bot: spec.id }, birch: { by: 'bot', bot: spec.id } } as const
    const problems = conform({ ...toy, bots: [spec, ...toy.bots.slice(1)] }, { seats, games: 3 })
    expect(problems.map(({ check, what }) => `${check}: ${what}`)).toContainEqual(
      expect.stringMatching(/^prefer: miser, T\.\S+: the preference worth has a number for nobody$/),
    )
  })

  it('and hands over the game up to there, to be loaded by a test', () => {
    const broken = withGame({
      apply: (state, action, events) => {
        game.apply(state, action, events)
        if (action.do === 'attack') state.discard.pop()
      },
    })
    const [problem] = conform(broken, { census, games: 5 })
    expect(problem?.check).toBe('check')
    const { table } = loadJournal(broken, problem!.journal)
    expect(table.entries).toHaveLength(problem!.at)
    expect(broken.game.check(table.state)).not.toEqual([])
  })
})
