// What Lars's seat says; the sentences are in `text/en` and `text/ru`.

import { sayer } from '@understudy/procedure'
import type { Ambition, Colour, Kind, Resource, Suit, SystemId } from '../../vocabulary.ts'

type Nothing = Record<never, never>

export type LarsSayings = {
  'ask.larsGive': { seat: Colour; to: Colour; keys: number }
  'log.overflow': { seat: Colour; type: Resource }
  'log.recalled': { seat: Colour; n: number; system: SystemId }
  'log.resourceLost': { seat: Colour; n: number }
  'log.resourcePower': { seat: Colour; n: number }
  'log.resourceScored': { seat: Colour; power: number }
  'log.target': { seat: Colour; system: SystemId }
  'log.undeclared': { seat: Colour; ambition: Ambition; power: number }
  'no.larsBuild': Nothing
  'no.larsDice': { assault: number; skirmish: number; raid: number }
  'no.larsFocus': { system: SystemId }
  'no.larsFought': { system: SystemId }
  'no.larsFrom': { system: SystemId }
  'no.larsGive': Nothing
  'no.larsInfluence': Nothing
  'no.larsNoShips': { of: Colour }
  'no.larsOnly': Nothing
  'no.larsOrder': { kind: Kind; now: Kind }
  'no.larsOthersPort': Nothing
  'no.larsPhase': Nothing
  'no.larsPlanet': Nothing
  'no.larsRecalled': Nothing
  'no.larsReckoning': Nothing
  'no.larsRepair': Nothing
  'no.larsSameCluster': Nothing
  'no.larsShifted': Nothing
  'no.larsShips': Nothing
  'no.larsSuit': { kind: Kind; suit: Suit }
  'no.larsUnhurt': { of: Colour }
  'put.courtNumbers': { clusters: readonly number[] }
  'put.resourcePower': { of: Colour; n: number }
  'put.target': { of: Colour; system: SystemId }
}

export const larsSay = sayer<LarsSayings>()
