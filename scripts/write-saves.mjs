// npm run saves -- <folder>: plays games with this build and keeps them in saves/<folder>, for every later version to open.
// Once for each release, after `npm run types`; CONTRIBUTING.md says when.

import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { arcsPackage } from '@understudy/arcs'
import { offerCampaign } from '@understudy/arcs/campaign'
import { muhqPackage } from '@understudy/muhq'
import { romePackage } from '@understudy/rome'
import { keyedRandom, Table } from '@understudy/table'

const LARS = { role2: 'lars', role3: 'lars' }
const CAT = { role2: 'supercat', role3: 'supercat' }
const random = (...seats) => Object.fromEntries(seats.map((seat) => [seat, { by: 'random' }]))
const VERSIONS = {
  yellow: { by: 'bot', bot: 'supercat', version: '0.5' },
  blue: { by: 'bot', bot: 'supercat', version: '0.10' },
}
/** A person with bots of a version. */
const IN_ACT = (players, version = '0.5') =>
  Object.fromEntries(
    ['yellow', 'blue', 'white'].slice(0, players - 1).map((seat) => [seat, { by: 'bot', bot: 'supercat', version }]),
  )
const over = { to: 'the end' }
const inTalk = { to: 'the middle of a Negotiation', entries: 0 }
const at = (entries) => ({ to: 'anything', entries })
const inTurn = (entries) => ({ to: 'the middle of a bot’s turn', entries })
const byHand = { beside: true }

/** Name, package, options, how far, and what else. People who sit at a seat do legal things at random. */
const GAMES = [
  ['arcs-supercat-2', arcsPackage, { players: 2, role2: 'supercat' }, over],
  ['arcs-supercat-3-leaders', arcsPackage, { players: 3, ...CAT, leaders: 'supercat', pack: true }, inTurn(260)],
  ['arcs-supercat-4', arcsPackage, { players: 4, ...CAT, role4: 'supercat' }, inTurn(330)],
  ['arcs-supercat-beside', arcsPackage, { players: 3, ...CAT }, at(240), byHand],
  ['arcs-lars-corrected', arcsPackage, { players: 3, ...LARS }, inTurn(150), { meddle: true }],
  ['arcs-lars-3', arcsPackage, { players: 3, ...LARS }, inTurn(330)],
  ['arcs-lars-beside', arcsPackage, { players: 3, ...LARS }, at(230), byHand],
  ['arcs-people-4-draft', arcsPackage, { players: 4, leaders: 'draft', pack: true }, at(420)],
  ['arcs-supercat-versions', arcsPackage, { players: 3, ...CAT }, inTurn(240), { seats: VERSIONS }],
  ['arcs-act1-2', arcsPackage, { players: 2, act: 1 }, at(260)],
  ['arcs-act1-3', arcsPackage, { players: 3, act: 1 }, at(200), byHand],
  ['arcs-act1-4', arcsPackage, { players: 4, act: 1, pack: true }, over],
  ['arcs-act1-supercat-2', arcsPackage, { players: 2, act: 1, role2: 'supercat' }, inTurn(90), { seats: IN_ACT(2) }],
  ['arcs-act1-supercat-3-summit', arcsPackage, { players: 3, act: 1, ...CAT }, inTalk, { seats: IN_ACT(3) }],
  ['arcs-act1-supercat-4', arcsPackage, { players: 4, act: 1, ...CAT, role4: 'supercat' }, over, { seats: IN_ACT(4) }],
  ['arcs-act1-ten-2', arcsPackage, { players: 2, act: 1, role2: 'supercat' }, inTurn(90), { seats: IN_ACT(2, '0.10') }],
  ['arcs-act1-ten-3', arcsPackage, { players: 3, act: 1, ...CAT }, inTalk, { seats: VERSIONS }],
  ['arcs-act1-ten-over', arcsPackage, { players: 2, act: 1, role2: 'supercat' }, over, { seats: IN_ACT(2, '0.10') }],
  ['arcs-random-3', arcsPackage, { players: 3 }, over, { seats: random('red', 'yellow', 'blue') }],
  ['rome-super', romePackage, { role2: 'super', role3: 'super', role4: 'super' }, inTurn(420)],
  ['rome-speed', romePackage, { role2: 'speed', role3: 'absent', role4: 'absent' }, inTurn(440)],
  ['rome-mixed', romePackage, { role2: 'super', role3: 'speed', role4: 'absent', 'victory.maxRounds': 2 }, over],
  ['rome-corrected', romePackage, { role2: 'speed', role3: 'absent', role4: 'absent' }, inTurn(150), { meddle: true }],
  ['rome-secret', romePackage, { role2: 'speed', role3: 'super', role4: 'absent', 'armies.secret': true }, at(330)],
  ['rome-beside', romePackage, { role2: 'super', role3: 'speed', role4: 'absent' }, at(330), byHand],
  ['rome-people', romePackage, { role1: 'human', role2: 'human', role3: 'human', role4: 'human' }, at(250)],
  ['muhq-kraken', muhqPackage, { boss: 'kraken', players: 2 }, over],
  ['muhq-kraken-beside', muhqPackage, { boss: 'kraken', players: 1 }, at(130), byHand],
  ['muhq-tyrant', muhqPackage, { boss: 'tyrant', players: 3 }, inTurn(130)],
  ['muhq-tyrant-corrected', muhqPackage, { boss: 'tyrant', players: 2 }, at(130), { meddle: true }],
]

function step(table, seed) {
  const next = table.next()
  const lot = keyedRandom(seed, `people|${table.entries.length}`)
  if (next.kind === 'over' || next.kind === 'gap') return false
  if (next.kind === 'auto') table.record(next.entry)
  else if (next.kind === 'person') table.act(next.decision.sample(lot))
  else if (next.question.ask === 'chance') table.answer(next.question.decision.sample(lot))
  else
    table.answer(
      lot.int(next.question.ask === 'roll' ? next.question.die.faces.length : next.question.fact.answers.length),
    )
  return true
}

/** A bot has begun its turn and has not done all that it means to do. */
function midTurn(table) {
  const last = table.entries.at(-1)
  const next = table.next()
  return (
    (last.t === 'action' || last.t === 'answer') &&
    next.kind === 'auto' &&
    next.entry.seat === last.seat &&
    next.entry.first !== true &&
    table.controller(last.seat).by === 'bot'
  )
}

function reached(table, { to, entries }) {
  if (to === 'the end' || table.entries.length < entries) return false
  if (to === inTalk.to) return table.next().decision?.kind === 'talk'
  return to === 'anything' || midTurn(table)
}

function played([name, pkg, options, goal, { beside = false, meddle = false, seats } = {}]) {
  const chance = Object.fromEntries(
    pkg.game.sources.map(({ id, ways, beside: proposed }) => [
      id,
      beside && ways.includes('table') ? (proposed ?? 'table') : 'app',
    ]),
  )
  const table = Table.start(pkg, { options, seed: name, chance, ...(seats === undefined ? {} : { seats }) })
  const playOn = (until) => {
    while (!reached(table, until) && step(table, name)) if (table.entries.length > 4000) break
  }
  if (meddle) {
    playOn(at(40))
    table.edit(pkg.game.serialise(table.state), 'as it lies')
    const [bot, controller] = Object.entries(table.entries[0].seats).find(([, { by }]) => by === 'bot')
    table.seat(bot, { by: 'random' })
    playOn(at(60))
    table.seat(bot, controller)
  }
  playOn(goal)
  if (goal === inTalk && !reached(table, goal)) throw new Error(`does not get to ${goal.to}; give it another name`)
  if (meddle) table.undo(table.entries.length - 12)
  table.title = name
  return table.file()
}

const [folder, ...only] = process.argv.slice(2)
if (folder === undefined || (existsSync(folder) && readdirSync(folder).length > 0)) {
  console.error('npm run saves -- saves/<release>: a folder that does not exist yet')
  process.exit(1)
}
mkdirSync(folder, { recursive: true })
for (const game of GAMES) {
  const [name] = game
  if (only.length > 0 && !only.some((part) => name.startsWith(part))) continue
  // An option that is not offered is left out: an act would be a base game.
  const withdraw = game[2].act === undefined ? undefined : offerCampaign()
  try {
    const file = played(game)
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(file)}\n`)
    console.log(`${name}: ${file.entries.length} entries, ${Math.round(JSON.stringify(file).length / 1000)} kB`)
  } catch (error) {
    console.error(`${name}: ${error.message}`)
    process.exitCode = 1
  } finally {
    withdraw?.()
  }
}
