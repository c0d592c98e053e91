// What is being decided, as it stands in a file: one shape for each kind of frame (frames.ts).

import { whole } from '@understudy/table/files'
import * as v from 'valibot'
import { COLOURS, FACES } from '../../vocabulary.ts'
import { BATTLE_PHASES, type Frame, RECKON_STEPS } from '../state/frames.ts'

const side = whole(0, 3)
const slot = whole(0, 3)
const number = whole(-1, 999)
const count = whole(0, 999)
const role = v.picklist([0, 1])
const card = v.pipe(v.string(), v.maxLength(40))
const cards = v.pipe(v.array(card), v.maxLength(60))
const colours = v.pipe(v.array(v.picklist(COLOURS)), v.maxLength(60))
const faces = v.pipe(v.array(v.picklist(FACES)), v.maxLength(60))
const pair = v.tuple([count, count])
const cls = v.picklist(['MI', 'SK'])
const army = { side, slot }

const assault = v.strictObject({ ...army, target: count, stage: number, bySea: v.boolean(), infantry: number })
const target = v.strictObject({
  seat: number,
  region: number,
  slot: number,
  agent: number,
  building: v.nullable(v.picklist(['market', 'barracks'])),
  with: number,
})
const battleSide = v.strictObject({
  ...army,
  bot: v.boolean(),
  wounds: count,
  killed: cards,
  played: cards,
  terrain: cards,
  waiting: cards,
  reserve: v.boolean(),
  centreCavalry: v.nullable(cards),
  centre: v.exactOptional(count),
  line: v.nullable(card),
  skirmisher: v.nullable(card),
  artillery: v.nullable(card),
  ready: v.boolean(),
  shot: v.boolean(),
  aims: v.boolean(),
  spent: v.boolean(),
  // Positions of battles that were written before R-133 do not have it.
  out: v.optional(v.boolean(), false),
  lineLeft: number,
  useful: count,
  tactics: count,
  dice: colours,
  roll: faces,
  extra: faces,
  rerolled: v.boolean(),
  tactical: v.boolean(),
})

const frame = <K extends string, E extends v.ObjectEntries>(kind: K, entries: E) =>
  v.strictObject({ kind: v.literal(kind), ...entries })

export const frameSchema = v.variant('kind', [
  frame('compose', { side }),
  frame('marker', { side, towards: side, change: v.boolean() }),
  frame('dealInitiative', {}),
  frame('commit', { side }),
  frame('order', { side, passed: v.boolean() }),
  frame('dealActions', { side }),
  frame('agents', { side, entered: v.boolean() }),
  frame('enter', { side, regions: v.array(count) }),
  frame('consent', { side, from: side, effect: v.picklist(['trade', 'treaty']) }),
  frame('test', { side, agent: count, card, target, die: v.picklist(COLOURS) }),
  frame('slain', army),
  frame('bribed', army),
  frame('recruited', { side, stack: count }),
  frame('campaign', { side }),
  frame('army', army),
  frame('sailing', {
    side,
    navy: count,
    zones: v.array(count),
    from: number,
    slot: number,
    port: number,
    to: number,
    attack: v.boolean(),
    fight: number,
    toAsk: v.array(v.strictObject({ side, navy: count })),
  }),
  frame('intercept', { side, navy: count, of: side, ofNavy: count }),
  frame('seaFight', { side, navy: count, of: side, ofNavy: count }),
  frame('declare', army),
  frame('strength', { ...army, role }),
  frame('reveal', army),
  frame('attack', {
    assault,
    step: v.picklist(['army', 'meet', 'fought', 'won', 'holder', 'defence', 'gather', 'roll', 'decide', 'taking']),
    won: v.nullable(v.boolean()),
    points: pair,
  }),
  frame('loseCard', { ...army, cls, left: count, paid: v.boolean(), role: number }),
  frame('lose', { ...army, cls: v.picklist(['MI', 'SK', 'any', 'line']), left: count }),
  frame('tell', army),
  frame('handIn', { side, left: count }),
  frame('battle', {
    assault,
    sides: v.tuple([battleSide, battleSide]),
    phase: v.picklist(BATTLE_PHASES),
    round: count,
    step: v.picklist(['begin', 'demand', 'play', 'shoot', 'roll', 'adjust', 'take']),
    turn: role,
    first: number,
    toTake: pair,
    toTakeSkirmishers: pair,
    again: v.nullable(v.strictObject({ side: role, dice: v.array(count), how: v.picklist(['reroll', 'tactics']) })),
  }),
  frame('gathered', {
    assault,
    defender: v.strictObject(army),
    infantry: pair,
    step: v.picklist(['declare', 'strength', 'reveal', 'roll', 'losses', 'end']),
    points: pair,
    lost: pair,
    losses: v.array(v.strictObject({ role: count, cls, n: count })),
  }),
  frame('retreat', { ...army, why: v.picklist(['evicted', 'beaten', 'gaveWay']), from: v.exactOptional(number) }),
  frame('giveWay', army),
  frame('leave', { ...army, from: number }),
  frame('assign', army),
  frame('spending', { side }),
  frame('reckon', { side, step: v.picklist(RECKON_STEPS), mine: faces, theirs: faces }),
  frame('lookCard', { side, pile: number, into: number }),
  frame('bought', { side }),
])

/** Every kind of frame has its shape here. */
type Missing = Exclude<Frame['kind'], v.InferOutput<typeof frameSchema>['kind']>
export const NO_KIND_MISSING: [Missing] extends [never] ? true : Missing = true
