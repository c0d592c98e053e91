// `turn --stdio`: another program asks for turns, one line of JSON each, and gets one line of JSON for each line. See
// docs/programs.md.

import type { GameEntry } from '@understudy/lab'
import { type Json, LANGS, type Lang } from '@understudy/procedure'
import { BadInput, BotStuck, type Decision, keyedRandom, NoTurn, type TableQuestion, type Way } from '@understudy/table'
import { BOT_DICE, playingTurn, type TurnAsks } from '@understudy/table/steps'
import * as v from 'valibot'
import { type Context, gameNamed } from '../context.ts'
import { Lines } from '../play/lines.ts'
import { type Position, positionFrom, problemLine, problemsOf } from '../position.ts'
import { rulebookAt } from '../text/traces.ts'
import { type Speech, spoken } from '../text/words.ts'
import { type AnyTurn, turnData } from './data.ts'
import { type SeatedBot, seated } from './seated.ts'

/** What a request need not say, because the command line has. */
export interface Usual {
  readonly game: string | undefined
  readonly bot: string | undefined
  readonly version: string | undefined
  readonly edition: string | undefined
  readonly seat: string | undefined
  readonly seed: string | undefined
  readonly brief: boolean
}

const CODES = [
  'bad-json',
  'bad-request',
  'unknown-game',
  'bad-position',
  'bad-bot',
  'not-its-turn',
  'game-over',
  'bad-answer',
  'missing-data',
  'stuck',
  'internal',
] as const
type Code = (typeof CODES)[number]

/** Characters: positions carry a player's own pack or map. */
const LONGEST = 20_000_000

const value = v.union([v.string(), v.number(), v.boolean()])
const id = v.optional(v.union([v.string(), v.number()]))
const requestSchema = v.strictObject({
  id,
  game: v.optional(v.string()),
  bot: v.optional(v.string()),
  version: v.optional(v.string()),
  edition: v.optional(v.string()),
  botOptions: v.optional(v.record(v.string(), value)),
  seat: v.optional(v.string()),
  seed: v.optional(v.union([v.string(), v.number()])),
  brief: v.optional(v.boolean()),
  lang: v.optional(v.picklist(LANGS)),
  options: v.optional(v.record(v.string(), value)),
  /** Sources of chance that the caller brings; `true` is all of them. */
  chance: v.optional(v.union([v.boolean(), v.array(v.string())])),
  position: v.custom<Json>((data) => data !== undefined),
})
type Request = v.InferOutput<typeof requestSchema>
const answerSchema = v.strictObject({ id, answer: v.custom<Json>((data) => data !== undefined) })

class Refused extends Error {
  readonly code: Code
  readonly why: BadInput | string
  constructor(code: Code, why: BadInput | string) {
    super(typeof why === 'string' ? why : why.message)
    this.code = code
    this.why = why
  }
}

/** Whatever goes wrong in here has this code, unless there is nothing to do at all. */
function as<T>(code: Code, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw refusedAs(code, error)
  }
}

const refusedAs = (code: Code, error: unknown): unknown =>
  error instanceof BadInput && !(error instanceof NoTurn) ? new Refused(code, error) : error

export async function serveTurns(context: Context, usual: Usual): Promise<undefined> {
  const lines = new Lines({ ...context.io, typed: false }, LONGEST)
  const reply = (data: object): void => context.io.out(`${JSON.stringify(data)}\n`)
  try {
    for (;;) {
      const line = await lines.next('')
      if (line === undefined) return undefined
      if (line.trim() === '') continue
      let named: { id?: string | number } = {}
      let lang = context.lang
      try {
        const data = as('bad-json', () => parsed(line))
        named = idOf(data)
        const request = requestFrom(data)
        lang = request.lang ?? lang
        reply({
          ...named,
          result: await played(context, usual, request, lang, (asks) => ask(lines, reply, named, lang, asks)),
        })
      } catch (error) {
        reply({ ...named, error: errorData(error, lang) })
      }
    }
  } finally {
    await lines.close()
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new Refused('bad-json', new BadInput({ en: 'the line is no JSON', ru: 'строка — не JSON' }))
  }
}

function idOf(data: unknown): { id?: string | number } {
  const given = typeof data === 'object' && data !== null ? (data as { id?: unknown }).id : undefined
  return typeof given === 'string' || typeof given === 'number' ? { id: given } : {}
}

const MISSING = { en: 'is missing', ru: 'отсутствует' }

/** Shaped like this, or refused with the place that is not. */
function shaped<T extends v.GenericSchema>(code: Code, schema: T, data: unknown): v.InferOutput<T> {
  const read = v.safeParse(schema, data)
  if (read.success) return read.output
  const [issue] = read.issues
  const where = v.getDotPath(issue) ?? ''
  // What a strict object has besides its own is expected to be `never`.
  const what =
    issue.expected === 'never'
      ? { en: 'is not known here', ru: 'здесь не известно' }
      : issue.received === 'undefined'
        ? MISSING
        : { en: `should be ${issue.expected ?? 'there'}`, ru: `нужно: ${issue.expected ?? 'значение'}` }
  throw new Refused(code, new BadInput(what, where))
}

function requestFrom(data: unknown): Request {
  if (typeof data === 'object' && data !== null && !Array.isArray(data))
    return shaped('bad-request', requestSchema, data)
  throw new Refused('bad-request', new BadInput({ en: 'should be an object', ru: 'нужен объект' }))
}

function required(given: string | undefined, name: string): string {
  if (given !== undefined) return given
  throw new Refused('bad-request', new BadInput(MISSING, name))
}

type Ask = (asks: { data: object; take(answer: Json): unknown }) => Promise<unknown>

async function played(context: Context, usual: Usual, request: Request, lang: Lang, put: Ask): Promise<object> {
  const named = required(request.game ?? usual.game, 'game')
  const entry = await gameNamed(context, named).catch((error) => {
    throw refusedAs('unknown-game', error)
  })
  const { pkg } = entry
  const position = as('bad-position', () => positionIn(context, entry, request))
  const { seat, controller } = as('bad-bot', () => seatedIn(entry, position, usual, request))
  const { data, options } = position
  const seed = `${request.seed ?? usual.seed ?? '1'}`
  const playing = playingTurn(pkg, {
    position: data,
    options,
    seat: seat.id,
    bot: controller,
    seed,
    chance: chanceOf(entry, request),
  })
  let step = playing.next()
  while (step.done !== true) {
    const asks: TurnAsks<unknown, unknown> = step.value
    step = playing.next(await put(questionOf(asks, lang, seed)))
  }
  return turnData({ pkg, lang }, seat.id, step.value as AnyTurn, request.brief ?? usual.brief)
}

function positionIn(context: Context, entry: GameEntry, { position, options }: Request): Position {
  const read = positionFrom(entry, position, options ?? {})
  const [problem] = problemsOf(context, entry, read.state)
  if (problem !== undefined)
    throw new BadInput({
      en: `this position is impossible: ${problemLine(problem)}`,
      ru: `такая позиция невозможна: ${problemLine(problem)}`,
    })
  return read
}

function seatedIn(entry: GameEntry, position: Position, usual: Usual, request: Request): SeatedBot {
  const bot = required(request.bot ?? usual.bot, 'bot')
  return seated(entry, position, bot, {
    seat: request.seat ?? usual.seat,
    version: request.version ?? usual.version,
    edition: request.edition ?? usual.edition,
    options: Object.entries(request.botOptions ?? {}).map(([name, given]) => `${name}=${given}`),
  })
}

function chanceOf({ pkg }: GameEntry, { chance = false }: Request): Record<string, Way> {
  const sources = pkg.game.sources.filter(({ ways }) => ways.includes('table')).map((source) => source.id)
  // Dice that a rulebook rolls are the bot's own, whether or not the game has any.
  const all = [...new Set([...sources, BOT_DICE])]
  if (typeof chance === 'boolean') return chance ? Object.fromEntries(all.map((name) => [name, 'table'])) : {}
  const strange = chance.find((name) => !all.includes(name))
  if (strange !== undefined) {
    const list = all.join(', ')
    const what = {
      en: `there is no source "${strange}"; there are: ${list}`,
      ru: `источника «${strange}» нет; есть: ${list}`,
    }
    throw new Refused('bad-request', new BadInput(what, 'chance'))
  }
  return Object.fromEntries(chance.map((name) => [name, 'table']))
}

/** A question as data, and what an answer to it comes to. */
function questionOf({ question, table }: TurnAsks<unknown, unknown>, lang: Lang, seed: string) {
  const speech = { pkg: table.pkg, lang }
  if (question.ask === 'chance') {
    const { decision } = question
    const { source, question: said } = decision
    const choices = decision.next([])
    // Picked in several steps: the caller sends the action itself, of which there is an example.
    const whole = choices.every(({ action, more }) => action !== undefined && more !== true)
    const example = decision.sample(keyedRandom(seed, question.key))
    const listed = choices.map(({ text, action }, number) => ({ number, text: spoken(speech, text), action }))
    return {
      data: { kind: 'chance', source, question: spoken(speech, said), ...(whole ? { choices: listed } : { example }) },
      take: (answer: Json): unknown => {
        const action = typeof answer === 'number' && whole ? choices[answer]?.action : answer
        if (action === undefined) throw noChoice()
        return as('bad-answer', () => checked(speech, table.pkg.game.parseAction(action), decision))
      },
    }
  }
  return { data: indexed(question, table, lang), take: (answer: Json): unknown => faceOf(question, answer) }
}

const noChoice = () =>
  new Refused('bad-answer', new BadInput({ en: 'there is no such choice', ru: 'такого варианта нет' }))

function checked(speech: Speech, action: unknown, decision: Decision<unknown>): unknown {
  const refusal = decision.legal(action)
  if (refusal !== undefined) throw new Refused('bad-answer', spoken(speech, refusal))
  return action
}

/** A die of a bot, or a fact that its rulebook asks for: one of a few answers, by number. */
function indexed(
  question: Exclude<TableQuestion<unknown>, { ask: 'chance' }>,
  table: TurnAsks<unknown, unknown>['table'],
  lang: Lang,
) {
  const { node, seat } = question
  const book = rulebookAt(table as never, table.entries.length, seat)
  const rule = book?.text[lang].nodes[node]?.rule ?? node
  if (question.ask === 'roll') {
    const { faces, id: die } = question.die
    return { kind: 'roll', seat, node, question: rule, die, choices: faces.map((face, number) => ({ number, face })) }
  }
  const { ask, answers } = question.fact
  const speech = {
    pkg: { ...table.pkg, game: { ...table.pkg.game, phrases: book?.phrases ?? table.pkg.game.phrases } },
    lang,
  }
  const choices = answers.map(({ text }, number) => ({ number, text: spoken(speech, text) }))
  return { kind: 'fact', seat, node, question: spoken(speech, ask), choices }
}

function faceOf(question: Exclude<TableQuestion<unknown>, { ask: 'chance' }>, answer: Json): number {
  const of = question.ask === 'roll' ? question.die.faces.length : question.fact.answers.length
  if (typeof answer !== 'number' || !Number.isInteger(answer) || answer < 0 || answer >= of) throw noChoice()
  return answer
}

/** Until there is an answer that can be used: one that cannot is told so, and the question stays. */
async function ask(
  lines: Lines,
  reply: (data: object) => void,
  named: { id?: string | number },
  lang: Lang,
  { data, take }: Parameters<Ask>[0],
): Promise<unknown> {
  reply({ ...named, ask: data })
  for (;;) {
    const line = await lines.next('')
    if (line === undefined)
      throw new Refused('bad-answer', new BadInput({ en: 'no answer came', ru: 'ответа не было' }))
    if (line.trim() === '') continue
    try {
      return take(shaped('bad-answer', answerSchema, parsed(line)).answer)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      reply({ ...named, error: errorData(error, lang), ask: data })
    }
  }
}

function errorData(error: unknown, lang: Lang): { code: Code; message: string; where?: string } {
  const code = codeOf(error)
  const why = error instanceof Refused ? error.why : error
  if (why instanceof BadInput)
    return { code, message: why.what[lang], ...(why.where === '' ? {} : { where: why.where }) }
  if (why instanceof BotStuck) return { code, message: why.in(lang) }
  return { code, message: why instanceof Error ? why.message : String(why) }
}

function codeOf(error: unknown): Code {
  if (error instanceof Refused) return error.code
  if (error instanceof NoTurn) return error.over ? 'game-over' : 'not-its-turn'
  if (error instanceof BotStuck) return 'stuck'
  return error instanceof BadInput ? 'missing-data' : 'internal'
}
