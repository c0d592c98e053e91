// Not wrong, but other than the rules or the bots' rulebook assume.

import type { Lang } from '@understudy/procedure'
import type { Colour, Effect } from '../vocabulary.ts'
import type { ActionCard, Name, Pack } from './types.ts'
import { share } from './validate.ts'

interface Oddity extends Name {
  readonly where: string
}

export const oddities = (pack: Pack): Oddity[] => [
  ...(pack.gaps.some((gap) => gap.row === 'dice') ? [] : oddDice(pack)),
  ...oddAims(pack),
  ...oddSteps(pack),
  ...idleStacks(pack),
  ...scattered(pack),
  ...namesakes(pack.regions, 'regions.csv'),
  ...namesakes(pack.seas, 'seas.csv'),
]

/** Mercenaries that lie at no region are not in this game. */
function idleStacks({ stacks, gaps }: Pack): Oddity[] {
  const open = new Set(gaps.flatMap(({ file, column, row }) => (column === 'region' ? [`${file} ${row}`] : [])))
  return stacks.flatMap(({ id, region, cards }) =>
    region >= 0 || cards.some((card) => open.has(`mercenaries.csv ${card}`))
      ? []
      : [
          {
            where: `mercenaries.csv (${id})`,
            en: 'this stack lies at no region, so it is not in the game.',
            ru: 'эта стопка не лежит ни в одной области, поэтому её нет в игре.',
          },
        ],
  )
}

function oddDice({ dice }: Pack): Oddity[] {
  const expected: readonly [Colour, number, string][] = [
    ['G', 1 / 3, '2/6'],
    ['Y', 1 / 2, '3/6'],
  ]
  return expected.flatMap(([colour, wanted, words]) => {
    if (Math.abs(share(dice[colour], 'X') - wanted) < 1e-9) return []
    const en = `the bots’ rulebook expects wounds on ${words} of the faces.`
    const ru = `книга правил ботов предполагает раны на ${words} граней.`
    return [{ where: `pack.yaml: dice.${colour}`, en, ru }]
  })
}

/** What each effect is aimed at; the rules go by the effect, whatever the column says. */
const AIMS: Readonly<Record<Effect, ActionCard['where']>> = {
  assassinate: 'general-or-agent',
  bribe: 'army',
  turn: 'agent-here',
  riot: 'region',
  uprising: 'foreign-region',
  recruit: 'mercenary',
  sabotage: 'building',
  distrust: 'capital',
  spy: 'army',
  trade: 'region',
  theft: 'capital',
  treaty: 'nowhere',
}

function oddAims({ actions }: Pack): Oddity[] {
  return [...actions.values()].flatMap(({ id, effect, where }) => {
    if (where === AIMS[effect]) return []
    const en = `where: the rules aim ${effect} at ${AIMS[effect]}, whatever stands here.`
    const ru = `where: по правилам цель ${effect} — ${AIMS[effect]}, что бы здесь ни стояло.`
    return [{ where: `actions.csv (${id})`, en, ru }]
  })
}

/** Generals whose stars and developments go beyond the columns of the table. */
function oddSteps(pack: Pack): Oddity[] {
  if (pack.gaps.some(({ file, column }) => file === 'generals.csv' || column === 'value')) return []
  const columns = Math.min(...pack.gather.slice(1).map((row) => row.length))
  return pack.factions.flatMap(({ id }, no) => {
    const stars = [...pack.generals.values()].flatMap((general) => (general.faction === no ? [general.stars] : []))
    const assault = (pack.developments[no] ?? []).flat().filter(({ effect }) => effect === 'ASSAULT')
    const most = Math.max(0, ...stars) + assault.reduce((sum, { value }) => sum + value, 0)
    if (most < columns) return []
    const en = `${id} can come to ${most} steps, and the last column is for ${columns - 1}: it stands for more.`
    const ru = `${id} может дойти до ${most} повышений, последний столбец — для ${columns - 1}; дальше берём его же.`
    return [{ where: 'pack.yaml: gather', en, ru }]
  })
}

function namesakes(things: readonly { readonly id: string; readonly name: Name }[], file: string): Oddity[] {
  return things.flatMap(({ id, name }, no) => {
    const other = things.find((each, at) => at < no && each.name.en === name.en)
    if (other === undefined) return []
    const en = `it has the same name as ${other.id}: nobody can tell them apart.`
    const ru = `то же название, что у ${other.id}: их не различить.`
    return [{ where: `${file} (${id})`, en, ru }]
  })
}

/** Homes that no border joins to the capital: odd on most boards, and seen while a map is being drawn. */
function scattered(pack: Pack): Oddity[] {
  if (pack.gaps.some(({ column }) => column === 'borders')) return []
  return pack.factions.flatMap(({ id, capital, homes }) => {
    const near = new Set([capital])
    const todo = [capital]
    for (let at = todo.pop(); at !== undefined; at = todo.pop())
      for (const { to } of pack.regions[at]?.borders ?? []) {
        if (!homes.includes(to) || near.has(to)) continue
        near.add(to)
        todo.push(to)
      }
    const apart = homes.flatMap((home) => (near.has(home) ? [] : (pack.regions[home]?.name ?? [])))
    if (apart.length === 0) return []
    const listed = (lang: Lang): string => apart.map((name) => name[lang]).join('; ')
    return [
      {
        where: `pack.yaml: factions (${id})`,
        en: `no border joins these home regions to the capital yet: ${listed('en')}.`,
        ru: `эти родные области пока не связаны границами со столицей: ${listed('ru')}.`,
      },
    ]
  })
}
