// A client of `understudy turn --stdio` in thirty lines: node turn-client.mjs < position.json
// It asks for one turn of SUPERCAT, rolls the battle dice itself, and prints what was done.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const [command = 'understudy', ...before] = process.argv.slice(2)
const bot = spawn(command, [...before, 'turn', '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] })
const replies = createInterface({ input: bot.stdout })[Symbol.asyncIterator]()
const send = (message) => bot.stdin.write(`${JSON.stringify(message)}\n`)

async function turn(request, answer) {
  send(request)
  for await (const line of { [Symbol.asyncIterator]: () => replies }) {
    const { result, error, ask } = JSON.parse(line)
    if (error) throw new Error(`${error.code}: ${error.message}`)
    if (result) return result
    send({ id: request.id, answer: answer(ask) })
  }
  throw new Error('the bot is gone')
}

const position = JSON.parse(readFileSync(0, 'utf8'))
const request = { id: 1, game: 'arcs', bot: 'supercat', position, chance: ['battleDice'], seed: '7', brief: true }
// What an application would roll on its own table; here it is content with the example it is shown.
const { steps, position: after } = await turn(request, (ask) => ask.example ?? 0)
for (const { text } of steps) console.log(text.join('\n'))
console.log(JSON.stringify(after).length, 'characters of position afterwards')
bot.stdin.end()
