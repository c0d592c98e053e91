import { LANGS, type Lang } from '@understudy/procedure'
import { type Action, rome, type State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { armyAt, landOf, setStatus, sideNamed, statusOf } from '@understudy/rome/rules'
import { ALLIED, ENEMY, FRIENDS } from '@understudy/rome/vocabulary'
import { type Choice, keyedRandom, type Pick } from '@understudy/table'
import { expect, it } from 'vitest'
import { throwAfter } from './battle/throw.ts'
import { nameOf, press } from './press.ts'
import { warsOf } from './wars.ts'

const HOSTILE: readonly string[] = ['attack', 'besiege', 'sail', 'intercept']

/** Everything that can be decided now and could be hostile; what a path leads to, step by step. */
function hostile(state: State): Action[] {
  const decision = rome.decision(state)
  if (decision === undefined || decision.seat === undefined) return []
  const found: Action[] = []
  const walk = (path: readonly Pick[]): void => {
    for (const { pick, action, more } of decision.next(path) as readonly Choice<Action>[]) {
      if (path.length === 0 && pick.slot === 'do' && !HOSTILE.includes(String(pick.value))) continue
      if (action !== undefined && HOSTILE.includes(action.do)) found.push(action)
      if ((action === undefined || more === true) && path.length < 4) walk([...path, pick])
    }
  }
  walk([])
  return found
}

const sideAsked = (state: State): number => {
  const frame = state.frames.at(-1)
  return frame !== undefined && 'side' in frame ? frame.side : -1
}

/** Those who were no enemies before this was done, and are now. */
function newEnemies(state: State, action: Action): number[] {
  const own = sideAsked(state)
  const after = rome.copy(state)
  rome.apply(after, action)
  // Whoever could intercept on the way lets it pass.
  while (rome.decision(after)?.kind === 'intercept') rome.apply(after, { do: 'intercept', yes: false })
  return state.sides.flatMap((_, side) =>
    side !== own && statusOf(state, own, side) !== ENEMY && statusOf(after, own, side) === ENEMY ? [side] : [],
  )
}

const isIntercepted = (state: State, action: Action): boolean => {
  const after = rome.copy(state)
  rome.apply(after, action)
  return rome.decision(after)?.kind === 'intercept'
}

it('whatever begins a war is grave, and button and plan name everybody with whom', () => {
  const wars: Record<string, number> = {}
  const bySea = { wars: 0, odds: 0 }
  for (let game = 0; game < 4; game++) {
    const state = rome.start({ role1: 'human', role2: 'human', role3: 'human', role4: 'human' }, {})
    const random = keyedRandom('wars', String(game))
    for (let n = 0; n < 900; n++) {
      const decision = rome.decision(state)
      if (decision === undefined) break
      if (['army', 'campaign', 'intercept'].includes(decision.kind)) {
        state.sides.forEach((_, a) => {
          for (let b = 0; b < a; b++) setStatus(state, a, b, (a + b + n + game) % 4)
        })
        for (const action of hostile(state)) {
          const enemies = newEnemies(state, action)
          const said = press(state, action)
          if (action.do === 'attack' && bySea.odds === 0 && isIntercepted(state, action))
            bySea.odds += throwAfter(state, action) === undefined ? 0 : 1
          if (enemies.length > 0) {
            wars[action.do] = (wars[action.do] ?? 0) + 1
            if (action.do === 'attack' && action.sail !== undefined) bySea.wars++
            expect(said?.kind).toBe('grave')
          } else {
            // An enemy's army in the region of a friend is another matter: see below.
            expect(said?.kind).not.toBe('grave')
          }
          for (const side of enemies)
            for (const lang of LANGS) {
              expect(said?.text?.[lang]).toContain(nameOf(state, side, lang))
              expect(said?.note?.text[lang]).toContain(nameOf(state, side, lang))
            }
        }
      }
      const now = rome.decision(state)
      if (now === undefined) break
      rome.apply(state, now.sample(random))
    }
  }
  // Fleets of people begin no fight: they intercept.
  expect(Object.keys(wars).sort()).toEqual(['attack', 'besiege', 'intercept'])
  expect(bySea.wars).toBeGreaterThan(0)
  // Dice and odds of a landing are known before, though somebody may intercept.
  expect(bySea.odds).toBeGreaterThan(0)
})

/** A person's army that can attack a region of somebody else in which no army stands. */
function facing(): { state: State; action: Extract<Action, { do: 'attack' }>; own: number; holder: number } {
  const state = rome.start({ role1: 'human', role2: 'human', role3: 'human', role4: 'human' }, {})
  const random = keyedRandom('wars', 'facing')
  for (let n = 0; n < 900; n++) {
    if (rome.decision(state)?.kind === 'army') {
      const own = sideAsked(state)
      for (const action of hostile(state)) {
        if (action.do !== 'attack') continue
        const region = packOf(state).regionNo.get(action.target) ?? -1
        const { holder } = landOf(state, region)
        if (holder >= 0 && holder !== own && armyAt(state, region) === undefined) return { state, action, own, holder }
      }
    }
    const decision = rome.decision(state)
    if (decision === undefined) break
    rome.apply(state, decision.sample(random))
  }
  throw new Error('nobody can be attacked')
}

it('the friendship that breaks is named; with an enemy there is none', () => {
  const { state, action, own, holder } = facing()
  setStatus(state, own, holder, FRIENDS)
  const name = (lang: Lang) => nameOf(state, holder, lang)
  expect(press(state, action)?.text).toEqual({
    en: `Attack: war with ${name('en')}`,
    ru: `Атака: война (${name('ru')})`,
  })
  expect(press(state, action)?.note?.text).toEqual({
    en: `war with ${name('en')}; the friendship is broken`,
    ru: `война: ${name('ru')}; дружбе конец`,
  })
  setStatus(state, own, holder, ENEMY)
  expect(press(state, action)?.kind).toBe('chance')
})

it('an enemy in the region of a friend: the friend is named too', () => {
  const { state, action, own, holder } = facing()
  const guest = state.sides.findIndex((_, side) => side !== own && side !== holder)
  const army = state.sides[guest]?.armies[0]
  if (army === undefined) throw new Error('no army')
  army.region = packOf(state).regionNo.get(action.target) ?? -1
  setStatus(state, own, guest, ENEMY)
  setStatus(state, own, holder, FRIENDS)
  expect(warsOf(state, action)?.sides).toEqual([holder])
  // An ally is helped, not attacked.
  setStatus(state, own, holder, ALLIED)
  expect(warsOf(state, action)).toBeUndefined()
})

it('a people has its article within an English sentence', () => {
  const state = rome.start({}, {})
  expect(nameOf(state, sideNamed(state, 'GRE'), 'en')).toBe('the Greeks')
  expect(nameOf(state, sideNamed(state, 'CAR'), 'en')).toBe('Carthage')
})

it('gold for the initiative is shown first, unless there is none', () => {
  const state = rome.start({ role1: 'human', role2: 'human', role3: 'absent', role4: 'absent' }, {})
  state.frames = [{ kind: 'commit', side: 0 }]
  state.sides[0]!.gold = 1
  expect(press(state, { do: 'commit', gold: 0 })).toEqual({ kind: 'plain' })
  state.sides[0]!.gold = 0
  expect(press(state, { do: 'commit', gold: 0 })).toBeUndefined()
})
