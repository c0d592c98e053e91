// The Miser: a rulebook for the toy game that uses every word of the language.

import {
  allOf,
  type Ctx,
  d6,
  language,
  not,
  type Page,
  type Question,
  type Rulebook,
  type Source,
  sayer,
  type Ways,
} from '@understudy/procedure'
import { miserEn, miserRu } from './toy-book-text.ts'
import { describeToy } from './toy-game.ts'
import { costOf, refuse } from './toy-rules.ts'
import { playerOf, seatsIn, TOLL, type Toy, type ToyAction, WORTH } from './toy-state.ts'

type Vars = { mood?: number; music?: string; suit?: string; site?: number }
type C = Ctx<Toy, Vars>

export type NodeId =
  | 'T.1'
  | 'T.1.1'
  | 'T.2'
  | 'T.2.1'
  | 'T.3'
  | 'T.3.1'
  | 'T.3.2'
  | 'T.4'
  | 'T.5'
  | 'T.5.1'
  | 'T.6'
  | 'T.6.1'
  | 'T.7'
  | 'T.8'
  | 'G.1'
  | 'G.1.1'
  | 'G.2'
  | 'S.1'
  | 'S.2'
  | 'S.2.1'
  | 'S.2.2'
  | 'S.3'
  | 'P.1'
  | 'P.1.1'
  | 'P.1.2'
  | 'P.2'
  | 'P.2.1'
  | 'P.3'
export type PageId = 'TURN' | 'GOLD' | 'SHIELD' | 'TOLL'
export type PreferenceId = 'worth' | 'neighbour' | 'rich' | 'many' | 'cheap'

export type MiserSayings = {
  'm.coins': { coins: number }
  'm.site': { site: number }
  'm.raid': { target: string; site: number }
  'm.suit': { suit: string }
  'm.music': Record<string, never>
  'm.yes': Record<string, never>
  'm.no': Record<string, never>
  'm.once': Record<string, never>
}
const say = sayer<MiserSayings>()
const { act, ask, can, choose, fact, goAs, leave, only, page, proceed, repeat, roll, select } = language<
  C,
  ToyAction,
  NodeId,
  PageId,
  PreferenceId
>()

const own = (c: C) => playerOf(c.view, c.seat)
const acting = (c: C): boolean => c.view.phase === 'act' && c.view.turn === c.seat
const holds = (c: C, card: string): boolean => own(c).hand.known.includes(card)
const free = (c: C): number[] => WORTH.flatMap((_, site) => (c.view.sites[site] === null ? [site] : []))

const penniless: Question<C> = {
  test: (c) => own(c).coins === 0,
  show: (c) => [say('m.coins', { coins: own(c).coins })],
}

const sites = (from: (c: C) => number[]): Ways<C, number, PreferenceId> => ({
  from,
  prefer: [
    { id: 'worth', most: (_, site) => WORTH[site] ?? 0 },
    { id: 'neighbour', keep: (c, site) => c.view.sites[site - 1] === c.seat || c.view.sites[site + 1] === c.seat },
  ],
  show: (_, site) => say('m.site', { site }),
  key: (site) => site,
})

/** Hold somebody to ransom for the coins that are missing, then build: two actions, if the victim pays. */
type Raid = { readonly target: string; readonly site: number }
const raids: Ways<C, Raid, PreferenceId> = {
  from: (c) =>
    !acting(c) || !holds(c, 'sword') || (c.vars.mood ?? 0) < 3
      ? []
      : seatsIn(c.view).flatMap((target) =>
          target === c.seat
            ? []
            : free(c).flatMap((site) =>
                costOf(site) > own(c).coins && costOf(site) <= own(c).coins + TOLL ? [{ target, site }] : [],
              ),
        ),
  prefer: [
    { id: 'rich', most: (c, { target }) => playerOf(c.view, target).coins },
    { id: 'worth', most: (_, { site }) => WORTH[site] ?? 0 },
  ],
  show: (_, raid) => say('m.raid', raid),
}

const suits: Ways<C, string, PreferenceId> = {
  from: (c) => (acting(c) ? [...new Set(own(c).hand.known.filter((card) => card !== 'sword'))] : []),
  prefer: [{ id: 'many', most: (c, suit) => own(c).hand.known.filter((card) => card === suit).length }],
  show: (_, suit) => say('m.suit', { suit }),
}

const once = (applies: (c: C) => boolean): Ways<C, true, PreferenceId> => ({
  from: (c) => (applies(c) ? [true] : []),
  show: () => say('m.once', {}),
})

const then = [leave('P.2.1')]

const pages: readonly Page<C, ToyAction, NodeId, PageId, PreferenceId>[] = [
  page(
    'TURN',
    [
      ask('T.1', (c) => c.vars.mood === undefined, [roll('T.1.1', d6, 'mood')]),
      only(
        'live',
        ask('T.2', (c) => c.vars.music === undefined, [
          fact(
            'T.2.1',
            () => ({
              ask: say('m.music', {}),
              answers: [
                { value: 'on', text: say('m.yes', {}) },
                { value: 'off', text: say('m.no', {}) },
              ],
            }),
            'music',
          ),
        ]),
      ),
      ask(
        'T.3',
        allOf(penniless, (c) => acting(c)),
        [act('T.3.1', () => ({ do: 'work' }))],
        [
          can(
            'T.3.2',
            sites((c) => (acting(c) ? free(c).filter((site) => costOf(site) <= own(c).coins) : [])),
            (_, site) => ({ do: 'build', site }),
          ),
        ],
      ),
      can('T.4', raids, (_, { target, site }) => [
        { do: 'attack', target },
        { do: 'build', site },
      ]),
      select('T.5', suits, 'suit', [
        goAs('T.5.1', ['GOLD', 'SHIELD'], (c) => (c.vars.suit === 'gold' ? 'GOLD' : 'SHIELD')),
      ]),
      ask('T.6', (c) => (c.vars.mood ?? 6) <= 2 && c.vars.music !== 'on', [proceed('T.6.1', 'T.8')]),
      can(
        'T.7',
        once((c) => acting(c)),
        () => ({ do: 'work' }),
      ),
      can(
        'T.8',
        once((c) => acting(c)),
        () => ({ do: 'rest' }),
      ),
    ],
    (c) => acting(c) && c.view.actions > 0,
  ),
  page('GOLD', [
    repeat('G.1', (c) => acting(c) && holds(c, 'gold'), [act('G.1.1', () => ({ do: 'cash' }))]),
    leave('G.2'),
  ]),
  page('SHIELD', [
    choose(
      'S.1',
      {
        from: free,
        prefer: [{ id: 'cheap', least: (_, site) => costOf(site) }],
        show: (_, site) => say('m.site', { site }),
      },
      'site',
      [
        ask(
          'S.2',
          (c) => costOf(c.vars.site ?? 0) <= own(c).coins,
          [act('S.2.1', (c) => ({ do: 'build', site: c.vars.site ?? 0 }))],
          [act('S.2.2', () => ({ do: 'bury', card: 'shield' }))],
        ),
      ],
      [leave('S.3')],
    ),
  ]),
  page('TOLL', [
    ask(
      'P.1',
      not((c: C) => own(c).coins < TOLL),
      [act('P.1.1', () => ({ do: 'pay' })), leave('P.1.2')],
    ),
    can(
      'P.2',
      once((c) => holds(c, 'shield')),
      () => ({ do: 'shield' }),
      { then },
    ),
    act('P.3', () => ({ do: 'stand' })),
  ]),
]

const printed = (place: string): Source => ({ by: 'printed', place })
const sources: Record<NodeId, Source> = {
  'T.1': printed('Turn, 1'),
  'T.1.1': printed('Turn, 1'),
  'T.2': { by: 'backport', place: '2.0' },
  'T.2.1': { by: 'backport', place: '2.0' },
  'T.3': printed('Turn, 2'),
  'T.3.1': printed('Turn, 2'),
  'T.3.2': printed('Turn, 2'),
  'T.4': { by: 'printed', place: 'Turn, 3', rulings: ['toll/1'] },
  'T.5': printed('Turn, 4'),
  'T.5.1': printed('Turn, 4'),
  'T.6': printed('Turn, 5'),
  'T.6.1': printed('Turn, 5'),
  'T.7': printed('Turn, 6'),
  'T.8': { by: 'ruling', place: '', rulings: ['toll/2'] },
  'G.1': printed('Gold'),
  'G.1.1': printed('Gold'),
  'G.2': printed('Gold'),
  'S.1': printed('Shield'),
  'S.2': printed('Shield'),
  'S.2.1': printed('Shield'),
  'S.2.2': printed('Shield'),
  'S.3': printed('Shield'),
  'P.1': printed('Toll'),
  'P.1.1': printed('Toll'),
  'P.1.2': printed('Toll'),
  'P.2': printed('Toll'),
  'P.2.1': printed('Toll'),
  'P.3': printed('Toll'),
}

export const miser: Rulebook<Toy, ToyAction, NodeId, PageId, PreferenceId, C> = {
  id: 'miser',
  version: '1.0.0',
  editions: ['plain', 'live'],
  author: 'Nobody',
  pages,
  sources,
  text: { en: miserEn.book, ru: miserRu.book },
  phrases: { en: miserEn.phrases, ru: miserRu.phrases },
  entry: (view) => (view.phase === 'toll' ? 'TOLL' : 'TURN'),
  legal: (view, _seat, action) => refuse(view, action) === undefined,
  concerns: (action, as, value) =>
    as === 'site'
      ? action.do === 'build' && action.site === value
      : as === 'suit' && (value === 'gold' ? action.do === 'cash' : action.do === 'bury' && action.card === value),
  rulings: { en: miserEn.rulings, ru: miserRu.rulings },
  describe: describeToy,
}
