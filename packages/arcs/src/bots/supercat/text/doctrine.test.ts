// The chapters about the doctrines: they say what the lines prefer, all of it and in the same order.

import { LANGS, type Lang } from '@understudy/procedure'
import { describe, expect, it } from 'vitest'
import '../../../campaign.ts'
import { books, type SupercatBook } from '../books.ts'
import { campaignBooks } from '../campaign/book.ts'
import { v0_5_campaign, v0_10_campaign } from '../campaign/version.ts'
import { shipBehind } from '../construction/ways.ts'
import { v0_5 } from '../versions/v0_5.ts'
import { v0_10 } from '../versions/v0_10.ts'
import type { Version } from '../versions/version.ts'

const EDITIONS: readonly (readonly [name: string, book: SupercatBook, version: Version])[] = [
  ['base 0.5', books['0.5'], v0_5],
  ['base 0.10', books['0.10'], v0_10],
  ['campaign 0.5', campaignBooks['0.5'], v0_5_campaign],
  ['campaign 0.10', campaignBooks['0.10'], v0_10_campaign],
]

const chapter = (book: SupercatBook, lang: Lang, at: number): string => book.text[lang].after?.[at]?.text ?? ''
const idsOf = (preferences: readonly { readonly id: string }[]): string[] => preferences.map(({ id }) => id)

/** A word of each step; the classes of critical cards are one item of the chapter, and have a term of their own. */
const STEPS: Readonly<Record<string, Readonly<Record<Lang, RegExp>>>> = {
  lore: { en: /^a lore card$/, ru: /^карта знания$/ },
  attachedFaithful: { en: /Faithful card attached$/, ru: /приложена карта веры$/ },
  attachedGuild: { en: /Guild card attached$/, ru: /приложена карта гильдии$/ },
  weapon: { en: /Weapon icon/, ru: /символ оружия/ },
  actionCard: { en: /Union or Call to Action/, ru: /союз или «Призыв к действию»/ },
  effective: { en: /effective/, ru: /действенная/ },
  captives: { en: /Captives/, ru: /пленники/ },
  otherVox: { en: /another Vox card/, ru: /другая карта гласа/ },
  growLead: { en: /grows a sole lead in a declared/, ru: /увеличива\S+ единоличный отрыв в объявленном/ },
  loyalCard: { en: /Loyal card/, ru: /«Верные …»/ },
  contendOpen: { en: /contends an open/, ru: /борьбу за открытый/ },
  growDeclared: { en: /grows a sole lead in a declared/, ru: /увеличива\S+ единоличный отрыв в объявленном/ },
  growOpen: { en: /grows a sole lead in an open/, ru: /увеличива\S+ единоличный отрыв в открытом/ },
  uncontested: { en: /without agents/, ru: /без агентов/ },
  attached: { en: /Faithful, Guild or lore card attached/, ru: /приложена карта веры, гильдии или знания/ },
  mostAgents: { en: /most rival agents/, ru: /больше всего чужих агентов/ },
  moreKeys: { en: /more keys/, ru: /больше ключей/ },
  critical: { en: /critical/, ru: /важнейшие/ },
  chance: { en: /^chance/, ru: /^жребий/ },
}

describe.each(EDITIONS)('%s', (_, book, version) => {
  it.each(LANGS)('Influence: each step, in its order (%s)', (lang) => {
    const critical = version.terms.critical.map(({ id }) => id as string)
    const all = idsOf(
      version.chains.court<null>(
        'all',
        () => [],
        () => false,
      ),
    )
    // The first steps are the classes, if there are any.
    const steps = [...(critical.length > 0 ? ['critical'] : []), ...all.slice(critical.length), 'chance']
    const said = /(?:Which card|Какая карта): (.*)/.exec(chapter(book, lang, 2))?.[1]?.split('; ') ?? []
    expect(said).toHaveLength(steps.length)
    for (const [at, step] of steps.entries())
      expect([step, said[at]]).toEqual([step, expect.stringMatching(STEPS[step]![lang])])
  })
})

const of = (id: Version['id']) => EDITIONS.filter(([, , version]) => version.id === id)

it.each(of('0.5'))('%s, Movement: a Free city counts in the campaign alone', (_, book, version) => {
  const free = { en: 'rival city or a Free city', ru: 'городом соперника или вольным городом' }
  for (const lang of LANGS)
    for (const text of [chapter(book, lang, 0), book.text[lang].preferences.alsoRivalCity])
      expect([text, text.includes(free[lang])]).toEqual([text, version.act !== undefined])
})

it.each(of('0.10'))('%s, Expansion: control of the place counts where the line has it', (_, book, version) => {
  const control = { en: 'in a system that it controls', ru: 'где правит, затем' }
  for (const lang of LANGS)
    expect(chapter(book, lang, 1).includes(control[lang])).toBe(idsOf(version.chains.cities).includes('ownControl'))
})

it.each(EDITIONS)('%s: grievances are counted in the campaign alone', (_, book, version) => {
  const grievances = { en: 'grievances', ru: 'обид' }
  for (const lang of LANGS)
    expect((book.text[lang].before?.[0]?.text ?? '').includes(grievances[lang])).toBe(version.act !== undefined)
})

it('what counts only if the table wants it says so', () => {
  const asked = [
    ...idsOf(v0_10.chains.cards.listed).filter((id) => /Actions|actions/.test(id)),
    ...idsOf(shipBehind.prefer ?? []),
  ]
  expect(asked).toHaveLength(3)
  for (const id of asked)
    for (const [lang, word] of [
      ['en', 'where the table wants it so'],
      ['ru', 'если так хочет стол'],
    ] as const)
      expect(books['0.10'].text[lang].preferences[id as 'keep']).toContain(word)
})
