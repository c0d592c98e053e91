// The toy game with its bots: a rulebook that asks, narrows, rolls and picks, and a script.

import { type Ctx, language, type Rulebook, type Ways } from '@understudy/procedure'
import { type GamePackage, rulebookBot, scriptedBot } from '@understudy/table'
import type { GameEntry } from '../game-entry.ts'
import { type Heap, type HeapAction, heapRules } from './heap-rules.ts'

type C = Ctx<Heap, { luck?: number }>
type Id = 'H.1' | 'H.2' | 'H.3' | 'H.4' | 'H.5'
type Pg = 'TAKE'
type P = 'few'

const { page, ask, can, act, roll } = language<C, HeapAction, Id, Pg, P>()
const spare = (c: C): number => c.view.stones % 4
const takes = (c: C): number[] => [1, 2, 3].filter((n) => n <= c.view.stones)

const something: Ways<C, number, P> = {
  from: takes,
  prefer: [{ id: 'few', keep: (c, n) => c.vars.luck === 1 && n <= 2 }],
  show: (_, n) => ({ say: 'candidate', with: { n } }),
}

const rulebook: Rulebook<Heap, HeapAction, Id, Pg, P, C> = {
  id: 'miser',
  version: '1.0',
  editions: ['first', 'second'],
  author: 'Nobody',
  pages: [
    page('TAKE', [
      ask(
        'H.1',
        { test: (c) => spare(c) > 0, show: (c) => [{ say: 'stonesNow', with: { n: c.view.stones } }] },
        [act('H.2', (c) => ({ do: 'take', n: spare(c) }))],
        [
          roll('H.3', { id: 'd2', faces: [0, 1] }, 'luck'),
          ask('H.5', (c) => c.view.stones > 1000, []),
          can('H.4', something, (_, n) => ({ do: 'take', n })),
        ],
      ),
    ]),
  ],
  sources: {
    'H.1': { by: 'printed', place: 'p. 1' },
    'H.2': { by: 'printed', place: 'p. 1' },
    'H.3': { by: 'backport', place: '1.1' },
    'H.4': { by: 'ruling', place: '', rulings: ['heap/1'] },
    'H.5': { by: 'printed', place: 'p. 2' },
  },
  text: {
    en: {
      title: 'The Miser',
      about: 'Takes what is left over.',
      pages: { TAKE: { title: 'Take' } },
      nodes: {
        'H.1': { rule: 'Is there a remainder by four?' },
        'H.2': { rule: 'Take the remainder.' },
        'H.3': { rule: 'Roll for luck.' },
        'H.4': { rule: 'Take something.' },
        'H.5': { rule: 'Are there more than a thousand stones?' },
      },
      preferences: { few: 'few stones' },
      terms: [],
    },
    ru: {
      title: 'Скряга',
      about: 'Берёт остаток.',
      pages: { TAKE: { title: 'Взять' } },
      nodes: {
        'H.1': { rule: 'Есть ли остаток от деления на четыре?' },
        'H.2': { rule: 'Взять остаток.' },
        'H.3': { rule: 'Бросить на удачу.' },
        'H.4': { rule: 'Взять сколько-нибудь.' },
        'H.5': { rule: 'Больше ли тысячи камней?' },
      },
      preferences: { few: 'немного камней' },
      terms: [],
    },
  },
  phrases: {
    en: { stonesNow: ({ n }) => `There are ${n} stones.`, candidate: ({ n }) => `${n} stones` },
    ru: { stonesNow: ({ n }) => `Камней: ${n}.`, candidate: ({ n }) => `${n} кам.` },
  },
  rulings: { en: { 'heap/1': 'Anything goes.' }, ru: { 'heap/1': 'Как угодно.' } },
  entry: () => 'TAKE',
  legal: (view, _, action) => heapRules.decision(view)?.legal(action) === undefined,
  describe: (action) => heapRules.describe(action),
}

export const heapPackage: GamePackage<Heap, HeapAction> = {
  game: heapRules,
  bots: [
    {
      id: 'miser',
      version: '1.0',
      title: { en: 'The Miser', ru: 'Скряга' },
      author: 'Nobody',
      roles: ['player'],
      editions: ['first', 'second'],
      options: [{ id: 'polite', kind: 'flag', default: false, title: { en: 'Polite', ru: 'Вежливый' } }],
      rulebook,
      make: (config) => rulebookBot(rulebook, config),
    },
    {
      id: 'one',
      version: '1',
      title: { en: 'One at a time', ru: 'По одному' },
      author: 'Nobody',
      roles: ['player'],
      editions: ['only'],
      options: [],
      make: () => scriptedBot('one', '1', () => ({ do: 'take', n: 1 })),
    },
  ],
  seating: () => ({ s1: { by: 'person' }, s2: { by: 'bot', bot: 'miser' } }),
}

export const heapEntry: GameEntry = {
  pkg: heapPackage,
  measures: {
    along: { en: 'turn', ru: 'ход' },
    step: ({ turn }: Heap) => turn + 1,
    list: [{ id: 'stones', title: { en: 'Stones left', ru: 'Осталось камней' }, of: ({ stones }: Heap) => stones }],
  },
  textBoard: (state: Heap) => 'o'.repeat(state.stones),
  optionsOf: (state: Heap) => ({ players: state.players, lastLoses: state.misere }),
}

/** The same with a bot that breaks now and then: on a heap of eleven it throws. */
export const brittleEntry: GameEntry = {
  ...heapEntry,
  from: { module: import.meta.url, name: 'brittleEntry' },
  pkg: {
    ...heapPackage,
    bots: [
      ...heapPackage.bots,
      {
        id: 'brittle',
        version: '1',
        title: { en: 'Brittle', ru: 'Хрупкий' },
        author: 'Nobody',
        roles: ['player'],
        editions: ['only'],
        options: [],
        make: () =>
          scriptedBot('brittle', '1', (view: { stones: number }) => {
            if (view.stones === 11) throw new Error('eleven stones')
            return { do: 'take', n: 1 }
          }),
      },
    ],
  },
}
