// Three Lars among themselves, on all four setups: the setting in which its speed is promised.

import { arcsPackage } from '@understudy/arcs'
import { Recorder } from '@understudy/procedure/trace'
import { type Controller, simulate } from '@understudy/table'
import { playing, type Row } from './measure.ts'

const SETUPS = ['3p-mix-up', '3p-frontiers', '3p-homelands', '3p-core-conflict']
const lars: Controller = { by: 'bot', bot: 'lars' }
const seats = { red: lars, yellow: lars, blue: lars }
const roles = { role1: 'lars', role2: 'lars', role3: 'lars' }

/** Answers how many decisions there were. */
function play(number: number, traced: boolean): number {
  const options = { players: 3, ...roles, setup: SETUPS[number % SETUPS.length] ?? 'random' }
  const sink = traced ? { sink: new Recorder() } : {}
  return simulate(arcsPackage, { options, seats, seed: `bench/${number}`, ...sink }).actions
}

export function larsRows(): Row[] {
  const row = (name: string, traced: boolean): Row =>
    playing(`arcs, three Lars, ${name}`, 'decisions', (number) => play(number, traced))
  return [row('untraced', false), row('traced', true)]
}
