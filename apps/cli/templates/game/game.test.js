// npm test: the game keeps what every game promises, is played to its end, and its bot decides. UNDERSTUDY names the command
// `understudy` if it is not on the path.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const plugin = fileURLToPath(new URL('game.js', import.meta.url))
const [command, ...before] = (process.env.UNDERSTUDY ?? 'understudy').split(' ')

function understudy(args, input = '') {
  const { status, stdout, stderr } = spawnSync(command, [...before, '--plugin', plugin, ...args], {
    input,
    encoding: 'utf8',
  })
  assert.equal(stderr, '')
  assert.equal(status, 0)
  return stdout
}

/** The rule that decides in a position, and what it does. */
function decided(position) {
  const args = ['turn', 'my-game', '--bot', 'my-game-bot', '--json', '--brief']
  const [step] = JSON.parse(understudy(args, JSON.stringify(position))).steps
  return [step.node, step.action]
}

test('it keeps what every game promises', () => {
  assert.match(understudy(['conform', 'my-game', '--games', '5']), /^ok: /)
})

test('it is played to its end, by bots and by lot', () => {
  const args = ['simulate', 'my-game', '--seats', 'my-game-bot,random', '--games', '50', '--json']
  const { games, seats } = JSON.parse(understudy(args))
  assert.equal(games, 50)
  assert.equal(seats[0].wins.count + seats[1].wins.count, 50)
})

test('GO.2 walks the last step', () => {
  assert.deepEqual(decided({ at: [11, 11], turn: 20, rolling: false }), ['GO.2', { do: 'walk' }])
})

test('GO.4 dashes when it is behind, GO.5 walks when it is ahead', () => {
  assert.deepEqual(decided({ at: [3, 5], turn: 8, rolling: false }), ['GO.4', { do: 'dash' }])
  assert.deepEqual(decided({ at: [5, 3], turn: 8, rolling: false }), ['GO.5', { do: 'walk' }])
})
