import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type NodeId, sources } from '../sources.ts'
import { TESTED_STEPS, WALK_STEPS } from '../targets/steps.ts'
import { bySteps, difficulty } from './chapters.ts'
import { en } from './en.ts'
import { RULING_NUMBERS } from './ruling-ids.ts'

const page = readFileSync(new URL('../../../../../docs/rome-seed-map.md', import.meta.url), 'utf8')
const rows = [...page.matchAll(/^\| (\d+)(?:-(\d+))? \|([^|]*)\|([^|]*)\|$/gm)].map(([, from, to, about, where]) => ({
  from: Number(from),
  to: Number(to ?? from),
  about: about?.trim() ?? '',
  rules: where?.match(/\b[A-Z]{2,4}\d?-(?:GOLD|\w\d?[a-z]?(?:\.\d+)*)/g) ?? [],
  where: where?.trim() ?? '',
}))
/** Numbers of the specification that the table carries out by itself. */
const told = [...bySteps.en, ...difficulty.en].map(({ id }) => id)
const NODES = Object.keys(sources) as NodeId[]
/** Steps below the lines of the lists come from where their lines do. */
const steps: readonly string[] = [...TESTED_STEPS, ...WALK_STEPS]
const own = NODES.filter((node) => !steps.includes(node.split('.').at(-1) ?? ''))

/** `L143–155, L160` as pairs of line numbers. */
const linesOf = (node: NodeId): (readonly [number, number])[] =>
  [...sources[node].place.matchAll(/L(\d+)(?:–(\d+))?/g)].map(([, from, to]) => [Number(from), Number(to ?? from)])

it('the map of the draft leaves out no line, and says of each what became of it', () => {
  let last = 0
  for (const { from, to, about, where } of rows) {
    expect(from).toBe(last + 1)
    expect(to).toBeGreaterThanOrEqual(from)
    expect(about).not.toBe('')
    expect(where).not.toBe('')
    last = to
  }
  expect(last).toBe(674)
})

it('names rules and rulings that exist', () => {
  const known = new Set<string>([...NODES, ...Object.keys(en.preferences), ...told])
  expect(rows.flatMap(({ rules }) => rules).length).toBeGreaterThan(250)
  expect(rows.flatMap(({ rules }) => rules.filter((rule) => !known.has(rule)))).toEqual([])
  const cited = [...page.matchAll(/\bR-(\d+)\b/g)].map(([, number]) => Number(number))
  expect(cited.length).toBeGreaterThan(20)
  expect(cited.filter((number) => !(RULING_NUMBERS as readonly number[]).includes(number))).toEqual([])
})

it('has every rule where its source says, itself or the rule it is a step of', () => {
  expect(own.length).toBeGreaterThan(300)
  expect(own.filter((node) => linesOf(node).length === 0)).toEqual([])
  const names = (rules: readonly string[], node: string): boolean =>
    rules.some((rule) => node === rule || node.startsWith(`${rule}.`))
  const lost = own.filter((node) =>
    linesOf(node).some(([from, to]) => {
      const there = rows.filter((row) => row.from <= to && row.to >= from)
      return there.length === 0 || !there.some(({ rules }) => names(rules, node))
    }),
  )
  expect(lost).toEqual([])
  for (const { from, to, rules } of rows) {
    const strays = rules.filter((rule) => {
      const steps = own.filter((node) => node === rule || node.startsWith(`${rule}.`))
      return steps.length > 0 && !steps.some((node) => linesOf(node).some(([a, b]) => a <= to && b >= from))
    })
    // What the author left open is named with the rule that answers it.
    if (from < 661) expect({ from, strays }).toEqual({ from, strays: [] })
  }
})
