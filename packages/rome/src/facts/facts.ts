// A pack with gaps at the table: what is asked, and how an answer becomes part of the position. What is told is written
// into the pack that the position names, so saves, undo and replays carry it, and the next game need not ask again.

import { BadInput, type EventSink, IllegalAction, type Refusal } from '@understudy/table'
import type { FactAsk, Facts, Told } from '@understudy/table/gaps'
import { packText } from '../pack/files.ts'
import type { Gap } from '../pack/gap.ts'
import { inWords } from '../pack/in-words.ts'
import { withFacts } from '../pack/patch.ts'
import { filesOf, hasGaps, packNamed } from '../pack/setting.ts'
import type { Name, Pack } from '../pack/types.ts'
import { laidGap, playsIn } from '../rules/round/laid.ts'
import { relay } from '../rules/round/start.ts'
import { say } from '../rules/sayings.ts'
import type { State } from '../rules/state/state.ts'
import { fitsGap, valueWords } from './answers.ts'
import { groupOf } from './group.ts'

const isLaid = (state: State, pack: Pack, key: string): boolean =>
  pack.gaps.some((gap) => gap.key === key && gap.laid === true && playsIn(state, gap))

const packHere = (state: State): Pack => packNamed(state.setting.pack)

function ask(state: State, fact: string): FactAsk {
  const pack = packHere(state)
  const needed = pack.gaps.find((gap) => gap.key === fact)
  if (needed === undefined) throw new Error(`${fact} is known`)
  const { what, gaps } = groupOf(pack, needed, (no) => state.sides.some(({ faction }) => faction === no))
  return {
    question:
      gaps.length === 1
        ? say('fact.one', { question: needed.question })
        : say('fact.some', { question: needed.question, what }),
    cells: gaps.map(({ key, rowName, columnName, form, absent }) => ({
      id: key,
      row: rowName,
      column: columnName,
      form,
      // What the table is laid out with is needed before anything is on it.
      needed: key === fact || (needed.laid === true && isLaid(state, pack, key)),
      ...(absent === undefined ? {} : { absent }),
    })),
  }
}

const isTold = (data: unknown): data is Told =>
  typeof data === 'object' && data !== null && Object.values(data).every((value) => typeof value === 'string')

interface Answer {
  readonly gap: Gap
  readonly value: string
}

/** Answers to what is still open; others come too late and change nothing. */
function openOnes(pack: Pack, told: Told): Answer[] {
  return pack.gaps.flatMap((gap) => {
    const value = told[gap.key]
    return value === undefined ? [] : [{ gap, value }]
  })
}

/** The pack with the answers in it. Throws BadInput if that cannot be. */
const filled = (state: State, answers: readonly Answer[]): string =>
  packText(
    withFacts(filesOf(state.setting.pack), Object.fromEntries(answers.map(({ gap, value }) => [gap.key, value]))),
  )

interface Taken {
  readonly answers: readonly Answer[]
  /** The text of the pack with them. */
  readonly text: string
}

/** What these answers make of the pack, or why they cannot be. */
function take(state: State, told: unknown, fact?: string): Taken | { readonly why: Refusal } {
  if (!isTold(told)) return { why: say('no.fact', { cell: '' }) }
  const pack = packHere(state)
  const strange = Object.keys(told).find((key) => key.split('/').length !== 3)
  if (strange !== undefined) return { why: say('no.fact', { cell: strange }) }
  const needed = pack.gaps.find((gap) => gap.key === fact)
  if (needed !== undefined && told[needed.key] === undefined)
    return { why: say('no.factOpen', { question: needed.question }) }
  const answers = openOnes(pack, told)
  const wrong = answers.find(({ gap, value }) => !fitsGap(gap, value))
  if (wrong !== undefined) return { why: say('no.factFits', { question: wrong.gap.question, value: wrong.value }) }
  try {
    const text = filled(state, answers)
    packNamed(text)
    return { answers, text }
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return { why: say('no.factAmiss', { why: inWords(filesOf(state.setting.pack), error) }) }
  }
}

function refuse(state: State, told: unknown, fact?: string): Refusal | undefined {
  const taken = take(state, told, fact)
  return 'why' in taken ? taken.why : undefined
}

function tell(state: State, told: unknown, events?: EventSink): void {
  const taken = take(state, told)
  if ('why' in taken) throw new IllegalAction(taken.why)
  const { answers, text } = taken
  if (answers.length === 0) return
  const before = packHere(state)
  const after = packNamed(text)
  if (laidGap(before, state) !== undefined) {
    relay(state, text)
    events?.event({ ...toldWords(answers), aside: true })
    return
  }
  const roadOf = new Map(before.edges.map(({ a, b }, no) => [`${a} ${b}`, state.roads[no] ?? -1]))
  state.roads = after.edges.map(({ a, b }) => roadOf.get(`${a} ${b}`) ?? -1)
  state.setting = { ...state.setting, pack: text }
  for (const side of state.sides) {
    const columns = after.developments[side.faction]?.length ?? 0
    while (side.developments.length < columns) side.developments.push(0)
  }
  events?.event({ ...toldWords(answers), aside: true })
}

const ABSENT: Name = { en: 'not in this game', ru: 'нет в этой игре' }

const toldWords = (answers: readonly Answer[]) =>
  say('fact.told', {
    cells: answers.map(({ gap, value }) => ({
      row: gap.rowName,
      column: gap.columnName,
      value: value === gap.absent ? ABSENT : valueWords(gap.form, value),
    })),
  })

/** What is told, before it is taken into the position. */
const words = (state: State, told: unknown): ReturnType<Facts<State>['words']> => ({
  ask: say('fact.asked', {}),
  text: toldWords(isTold(told) ? openOnes(packHere(state), told) : []),
})

export const romeFacts: Facts<State> = {
  open: hasGaps,
  list: (state) => packHere(state).gaps.map((gap) => gap.question),
  ask,
  refuse,
  tell,
  words,
}
