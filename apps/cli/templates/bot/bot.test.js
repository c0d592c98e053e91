// npm test: plays, decides and explains with the command `understudy`. UNDERSTUDY names it if it is not on the path.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const here = (name) => fileURLToPath(new URL(name, import.meta.url))
const [command, ...before] = (process.env.UNDERSTUDY ?? 'understudy').split(' ')

function understudy(args, input = '') {
  const all = [...before, '--plugin', here('bot.js'), ...args]
  const { status, stdout, stderr } = spawnSync(command, all, { input, encoding: 'utf8' })
  assert.equal(stderr, '')
  assert.equal(status, 0)
  return stdout
}

/** What the bot does in its turn from a position, as pairs of rule and action. */
function turnFrom(position) {
  const said = understudy(['turn', 'muhq', '--bot', 'my-bot', '--json', '--brief'], JSON.stringify(position))
  return JSON.parse(said).steps.map(({ node, action }) => [node, action])
}

/** A row of six tiles: the Spearman (unit 2) on C1 between two Patrols, of which the one on D1 (unit 4) is hurt. */
const position = JSON.parse(readFileSync(here('position.json'), 'utf8'))

test('TURN.1 attacks the weakest enemy in range', () => {
  assert.deepEqual(turnFrom(position)[0], ['TURN.1', { do: 'attack', unit: 2, target: 4 }])
})

test('TURN.1 does not fire when the attack is used up; then TURN.4 ends the turn', () => {
  const units = position.units.map((unit) => (unit.id === 2 ? { ...unit, attacked: true } : unit))
  assert.deepEqual(turnFrom({ ...position, units }), [['TURN.4', { do: 'end', putAway: [] }]])
})

test('it comes in at any time, and keeps what every bot promises', () => {
  assert.match(understudy(['conform', 'muhq', '--boss', 'tyrant', '--bot', 'my-bot']), /^ok: .*my-bot/)
})

test('every rule is read in some game, and games end', () => {
  const games = (boss) => understudy(['coverage', 'my-bot', '--boss', boss, '--games', '20', '--json'])
  const rules = ['kraken', 'tyrant'].flatMap((boss) => JSON.parse(games(boss)).rules)
  const read = new Set(rules.filter(({ asked }) => asked > 0).map(({ node }) => node))
  const never = [...new Set(rules.map(({ node }) => node).filter((node) => !read.has(node)))]
  assert.deepEqual(never, [], `no game came to ${never.join(', ')}`)
})

test('its rulebook can be printed in both languages', () => {
  assert.match(understudy(['rulebook', 'my-bot']), /Can a unit attack/)
  assert.match(understudy(['rulebook', 'my-bot', '--lang', 'ru']), /Может ли юнит атаковать/)
})
