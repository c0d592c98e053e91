// The sentences of Lars's seat in English.

import type { Phrases } from '@understudy/procedure'
import type { LarsSayings } from '../../rules/seats/lars-sayings.ts'
import type { Colour, SystemId } from '../../vocabulary.ts'
import * as words from '../words.ts'

const at = (system: SystemId) => words.place('en', system)
const name = (colour: Colour) => words.seatName('en', colour)

export const larsEn: Phrases<LarsSayings> = {
  'ask.larsGive': ({ seat, to, keys }) => `${name(seat)}: what does ${name(to)} get for ${words.keysN('en', keys)}?`,
  'log.overflow': ({ seat, type }) => `${name(seat)} has no slot for ${words.resource('en', type)}: it is discarded.`,
  'log.recalled': ({ seat, n, system }) =>
    n === 0
      ? `${name(seat)} has no ship to call home to ${at(system)}.`
      : `${name(seat)} calls ${words.shipsN('en', n)} home to ${at(system)}.`,
  'log.resourceLost': ({ seat, n }) =>
    `${name(seat)} is first: its Resource Power of ${n} is lost without adding anything.`,
  'log.resourcePower': ({ seat, n }) => `The Resource Power of ${name(seat)} is now ${n}.`,
  'log.resourceScored': ({ seat, power }) => `${name(seat)} gains ${power} Power for its Resource Power.`,
  'log.target': ({ seat, system }) => `The target planet of ${name(seat)} is now ${at(system)}.`,
  'log.undeclared': ({ seat, ambition, power }) =>
    `${name(seat)} gains ${power} Power for ${words.ambitionName('en', ambition)}, which nobody declared.`,
  'no.larsBuild': () => 'Lars builds one city a turn, and no starports.',
  'no.larsDice': ({ assault, skirmish, raid }) =>
    `Lars rolls here: ${words.diceOf('en', { assault, skirmish, raid })}.`,
  'no.larsFocus': ({ system }) => `${words.capital(at(system))} is not one of Lars’s focus systems.`,
  'no.larsFought': ({ system }) => `Lars has already fought at ${at(system)} in this phase.`,
  'no.larsFrom': ({ system }) => `Lars moves only from its starport, not from ${at(system)}.`,
  'no.larsGive': () => 'The keys open more than that: go on giving.',
  'no.larsInfluence': () => 'Lars influences the card of its target’s cluster, and cards with agents of rivals.',
  'no.larsNoShips': ({ of }) => `${name(of)} has no ships there, and phase 1 is fought against ships.`,
  'no.larsOnly': () => 'Only Lars does that, and not now.',
  'no.larsOrder': ({ kind, now }) =>
    `Lars has come to ${words.KIND[now].en} and does not go back to ${words.KIND[kind].en}.`,
  'no.larsOthersPort': () => 'The starport of another Lars stands there.',
  'no.larsPhase': () => 'The second phase of Lars’s battles has begun.',
  'no.larsPlanet': () => 'A target is a planet that is in play.',
  'no.larsReckoning': () => 'Another step of the chapter’s end comes first.',
  'no.larsRecalled': () => 'Lars calls its ships home once a turn, before they set out.',
  'no.larsRepair': () => 'Lars repairs one ship in each focus system.',
  'no.larsSameCluster': () => 'The new target must be in another cluster.',
  'no.larsShifted': () => 'Lars has already chosen a new target this turn.',
  'no.larsShips': () => 'Lars builds three ships a turn.',
  'no.larsSuit': ({ kind, suit }) => `${words.KIND[kind].en} is no action of ${words.SUIT[suit].en}.`,
  'no.larsUnhurt': ({ of }) => `${name(of)} has nothing there that can be hit.`,
  'put.courtNumbers': ({ clusters }) => `Dice beside the Court, from the left: ${clusters.join(', ')}.`,
  'put.resourcePower': ({ of, n }) => `Resource Power of ${name(of)}: ${n}.`,
  'put.target': ({ of, system }) => `The spare Power marker of ${name(of)} lies at ${at(system)}.`,
}
