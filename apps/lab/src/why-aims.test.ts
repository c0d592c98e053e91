// What a bot is after is written for every rule that can decide, in both languages, as a short clause.

import { type AnyRulebook, citeOf, LANGS, type Lang, type Node } from '@understudy/procedure'
import { explainFirst, explainTitle } from '@understudy/procedure/explain'
import { branches, listNodes } from '@understudy/procedure/trace'
import { rulebookIn, versionsOf } from '@understudy/table/bots'
import { slipIn } from '@understudy/table/testing'
import { describe, expect, it } from 'vitest'
import { games } from './games.ts'
import { type Asked, decided } from './testing/asked-why.ts'

const WHO: readonly [string, Asked][] = [
  ['SUPERCAT 0.5', { id: 'supercat', version: '0.5' }],
  ['SUPERCAT', { id: 'supercat' }],
  ['SUPERCAT 0.5 in an act', { id: 'supercat', version: '0.5', act: 1 }],
  ['SUPERCAT in an act', { id: 'supercat', act: 1 }],
  ['Lars', { id: 'lars' }],
  ['the Super-bot', { id: 'superbot' }],
  ['the Speed-bot', { id: 'speedbot' }],
  ['the Kraken', { id: 'kraken' }],
  ['the Tyrant', { id: 'tyrant' }],
]

/** Only these decide, and rules that are told along with a deed: others ask, lead elsewhere, or roll. */
const DECIDING = ['act', 'can', 'choose', 'select']

/** Where what was done has no name of its own. */
const UNNAMED = ['this', 'так']

/** So much is read at a glance, and so much of it may be the aim. */
const GLANCE = 240
const CLAUSE = 88

const aimOf = (book: AnyRulebook, lang: Lang, node: string): string | undefined => book.text[lang].nodes[node]?.aim

/** What is wrong with the aims of a book. That each of its rules comes to its turn somewhere, the tests of its pages see to. */
function wrongIn(book: AnyRulebook): string[] {
  return book.editions
    .flatMap((edition) => listNodes(book, edition))
    .flatMap(({ node, kind }) => {
      const aims = LANGS.map((lang) => aimOf(book, lang, node))
      if (aims.every((aim) => aim === undefined)) return []
      const wrong = LANGS.flatMap((lang, at) => {
        const aim = aims[at]
        if (aim === undefined) return [`${node}: nothing in ${lang}`]
        const slip = slipIn(lang, `${aim}.`)
        const clause = /^\p{Lu}[^:?()[\]]+[^.,;:\s]$/u.test(aim) && aim.length <= CLAUSE
        return slip === undefined && clause ? [] : [`${node}: ${slip ?? aim}`]
      })
      return DECIDING.includes(kind) || along(book).includes(node)
        ? wrong
        : [...wrong, `${node}: ${kind} never decides`]
    })
}

/** All rules of a book in an edition of it. */
function rulesIn({ pages }: AnyRulebook, edition: string): Exclude<Node<unknown, unknown>, { kind: 'only' | 'set' }>[] {
  const within = (nodes: readonly Node<unknown, unknown>[]): ReturnType<typeof rulesIn> =>
    nodes.flatMap((node) => {
      if (node.kind === 'only') return node.editions.includes(edition) ? within(node.nodes) : []
      return node.kind === 'set' ? [] : [node, ...branches(node).flatMap(within)]
    })
  return pages.flatMap(({ nodes }) => within(nodes))
}

/** Rules that say something more about a deed of another one. */
const along = (book: AnyRulebook, editions: readonly string[] = book.editions): string[] =>
  editions.flatMap((edition) => rulesIn(book, edition).flatMap((rule) => ('along' in rule ? (rule.along ?? []) : [])))

/** Those that may be the one that decided: what is done, unless it only carries out a choice, and choices that are carried out. */
function deciding(book: AnyRulebook, edition: string): string[] {
  const rules = rulesIn(book, edition)
  const chosen = new Set(rules.flatMap((rule) => (rule.kind === 'choose' || rule.kind === 'select' ? [rule.as] : [])))
  const carriedOut = new Set(rules.flatMap((rule) => ('of' in rule ? (rule.of ?? []) : [])))
  return rules.flatMap((rule) => {
    if (rule.kind === 'act' || rule.kind === 'can') return rule.of?.some((name) => chosen.has(name)) ? [] : [rule.id]
    return (rule.kind === 'choose' || rule.kind === 'select') && carriedOut.has(rule.as) ? [rule.id] : []
  })
}

const BOOKS = Object.values(games).flatMap(({ pkg }) =>
  pkg.bots.flatMap((bot) =>
    versionsOf(bot).flatMap((version) =>
      version.editions.flatMap((edition) => {
        const book = rulebookIn(version, edition)
        return book === undefined ? [] : [{ id: bot.id, version: version.name, edition, book }]
      }),
    ),
  ),
)

it('there are books of all bots', () => {
  const ids = [...new Set(BOOKS.map(({ id }) => id))]
  expect(ids.sort()).toEqual(['kraken', 'lars', 'speedbot', 'superbot', 'supercat', 'tyrant'])
})

it.each(BOOKS)('$id $version, $edition: every rule that can decide has an aim', ({ book, edition }) => {
  const rules = [...deciding(book, edition), ...along(book, [edition])]
  expect(rules.length).toBeGreaterThan(15)
  for (const lang of LANGS) expect(rules.filter((rule) => aimOf(book, lang, rule) === undefined)).toEqual([])
  expect(wrongIn(book)).toEqual([])
})

describe.each(WHO)('%s', (_, who) => {
  it('has an aim for each of its decisions, and says it in its words and with its number', () => {
    let all = 0
    const without = new Set<string>()
    const wrong = new Map<string, string>()
    for (const { pkg, rulebook, rule, since, earlier, state } of decided(who, 4, 250)) {
      all++
      if (aimOf(rulebook, 'en', rule) === undefined) without.add(rule)
      for (const lang of LANGS) {
        const aim = aimOf(rulebook, lang, rule)
        if (aim === undefined) continue
        const speaker = { rulebook, lang, phrases: pkg.game.phrases, view: state }
        const said = explainFirst(since, speaker, earlier)
        if (!said.includes(`${aim} (${citeOf(rulebook.text[lang], rule)})`)) wrong.set(`${lang} ${rule}`, said)
        if (said.length > GLANCE) wrong.set(`${lang} ${rule}: too long`, said)
        // What was chosen is called as in the question, if not at such length, and left to the question only where a rival has the room.
        const [, thing = ''] = /^(?:Why|Почему) (.+)\?$/u.exec(explainTitle(since, speaker, earlier)) ?? []
        const named = UNNAMED.includes(thing) || said.includes(thing.slice(0, 12))
        if (!named && !/(?:Passed over: .+, because|Хуже — .+; предпочтение —) .+[.…]$/u.test(said))
          wrong.set(`${lang} ${rule}: ${thing}`, said)
      }
    }
    expect(Object.fromEntries(wrong)).toEqual({})
    expect(all).toBeGreaterThan(80)
    expect([...without]).toEqual([])
  })
})
