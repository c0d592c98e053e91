// The games that the page can play. Each one's code is loaded when it is first needed.

import { about as arcs } from '@understudy/arcs/about'
import { about as muhq } from '@understudy/muhq/about'
import type { Lang } from '@understudy/procedure'
import { about as rome } from '@understudy/rome/about'
import type { Entry, GameAbout } from '@understudy/table'
import type { ComponentType } from 'preact'
import { lateWords } from '../text/late.ts'
import { absentBot } from './absent.ts'
import { PLUGINS } from './plugins.ts'
import type { AnyGameUi } from './ui.ts'

interface Book {
  readonly id: string
  /** The name of the bot. */
  readonly title: Readonly<Record<Lang, string>>
  /** Of several. */
  readonly version?: string
}

/** Its rulebooks: of several versions each has its own, the one that is played today under the name of the bot. */
const booksOf = ({ bots }: GameAbout): Book[] =>
  bots.flatMap(({ id, title, version, older, book }): Book[] => {
    if (book === undefined) return []
    if (older === undefined) return [{ id, title }]
    return [{ id, title, version }, ...older.map((name) => ({ id: `${id}@${name}`, title, version: name }))]
  })
const listed = ({ id, title, bots }: GameAbout) => ({
  id,
  title,
  books: booksOf({ id, title, bots: [...bots, ...(PLUGINS.bots[id] ?? [])] }),
})

export const bookTitle = ({ title, version }: Book, lang: Lang): string =>
  version === undefined ? title[lang] : `${title[lang]} ${version}`

interface Listed {
  readonly id: string
  readonly title: Readonly<Record<Lang, string>>
  /** The table that is begun with one tap, before another one was chosen. */
  readonly usual: Readonly<Record<Lang, string>>
  /** Its rulebooks, and whether it has sheets to print: the start page names them before the game is loaded. */
  readonly books: readonly Book[]
  readonly sheets: boolean
  /** Its bots have no options, so a game can be set up without their rulebooks. */
  readonly plainBots?: true
  /** A word on its card, before anything is said about it. */
  readonly label?: Readonly<Record<Lang, string>>
  /** Where its players keep and write packs of their own data: all of them, or the one with this id. */
  packs?(): Promise<ComponentType<{ readonly id: string | undefined }>>
  load(): Promise<AnyGameUi>
}

const OURS: readonly Listed[] = [
  {
    ...listed(arcs),
    usual: { en: 'You against two SUPERCAT', ru: 'Вы против двух SUPERCAT' },
    sheets: false,
    load: () => import('./arcs/index.ts').then((module) => module.arcsUi),
  },
  {
    ...listed(muhq),
    usual: { en: 'You against the Kraken', ru: 'Вы против Кракена' },
    sheets: true,
    plainBots: true,
    load: () => import('./muhq/index.ts').then((module) => module.muhqUi),
  },
  {
    ...listed(rome),
    usual: { en: 'You against three Speed-bots', ru: 'Вы против трёх Speed-bot' },
    sheets: false,
    label: { en: 'Reconstruction', ru: 'Реконструкция' },
    packs: () => import('./rome/packs/index.ts').then((module) => module.PacksPage),
    load: () => import('./rome/index.ts').then((module) => module.romeUi),
  },
]

/** From outside: without drawings, but for words. */
const fromOutside = (about: GameAbout): Listed => ({
  ...listed(about),
  usual: about.title,
  sheets: false,
  label: { en: 'Plug-in', ru: 'Подключаемая' },
  load: async () => {
    const [{ plugged }, { plainUi }] = await Promise.all([import('./plugged.ts'), import('./plain/index.tsx')])
    const game = await plugged(about.id, undefined)
    if (game === undefined) throw new Error(`there is no game ${about.id}`)
    return plainUi(game)
  },
})

export const GAMES: readonly Listed[] = [...OURS, ...PLUGINS.games.map(fromOutside)]

/** With the bots that plug-ins add. */
function withCards(ui: AnyGameUi): AnyGameUi {
  const cards = PLUGINS.bots[ui.pkg.game.id]
  return cards === undefined ? ui : { ...ui, pkg: { ...ui.pkg, bots: [...ui.pkg.bots, ...cards.map(absentBot)] } }
}

/** Announced, not playable yet: said plainly on the start page. */
export const PLANNED: readonly { readonly title: Readonly<Record<Lang, string>>; readonly bots: string }[] = [
  {
    title: { en: 'Arcs: The Blighted Reach, Acts II and III', ru: 'Arcs: The Blighted Reach, акты II и III' },
    bots: 'SUPERCAT',
  },
]

/** Whether a position comes from elsewhere: entered by hand, or made for somebody who takes over a seat. */
const isByHand = (entry: Entry): boolean =>
  entry.t !== 'snapshot' && 'position' in entry && entry.position !== undefined

/** What this very game needs of its package, with what was taken back in it; see `GameUi.needs`. */
export async function fetchNeeds(
  ui: AnyGameUi,
  entries: readonly Entry[],
  undone: readonly Entry[] = [],
): Promise<void> {
  const [start] = entries
  if (start?.t !== 'start') return
  const all = [...entries, ...undone]
  await ui.needs?.(start.options, all.some(isByHand) ? 'position' : all.length > 1 ? 'entries' : 'start')
}

const loading = new Map<string, Promise<AnyGameUi>>()

export function loadGame(id: string): Promise<AnyGameUi> | undefined {
  const listed = GAMES.find((game) => game.id === id)
  if (listed === undefined) return undefined
  let promise = loading.get(id)
  if (promise === undefined) {
    promise = listed.load().then((ui) => lateWords().then(() => withCards(ui)))
    loading.set(id, promise)
    // A load that failed (the network went away) may be tried again.
    promise.catch(() => loading.delete(id))
  }
  return promise
}
