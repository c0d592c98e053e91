// The address after the hash says which page is open, so that back, forward and reload work on any static host.

import { signal } from '@preact/signals'

export type Route =
  | { readonly at: 'start' }
  | {
      readonly at: 'new'
      readonly game: string | undefined
      readonly like: string | undefined
      /** A pack of the player's own to begin with. */
      readonly pack: string | undefined
    }
  | { readonly at: 'game'; readonly id: string }
  | { readonly at: 'rulebook'; readonly game: string; readonly bot: string; readonly node: string | undefined }
  | { readonly at: 'sheets'; readonly game: string; readonly options: Readonly<Record<string, string>> }
  /** What helps with a game, without a game: its player aid, its cards. */
  | { readonly at: 'aid' | 'cards'; readonly game: string }
  | { readonly at: 'about' }
  | { readonly at: 'import' }
  | { readonly at: 'results' }
  /** A game that came in a link. */
  | { readonly at: 'shared'; readonly packed: string }
  /** A game's packs, or one of them. */
  | { readonly at: 'packs'; readonly game: string; readonly id: string | undefined }

function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const [at, first, second] = path.split('/').map(decode)
  const asked = new URLSearchParams(query)
  switch (at) {
    case 'new':
      return { at, game: first, like: asked.get('like') ?? undefined, pack: asked.get('pack') ?? undefined }
    case 'game':
      return first === undefined ? { at: 'start' } : { at, id: first }
    case 'rulebook':
      return first === undefined || second === undefined
        ? { at: 'start' }
        : { at, game: first, bot: second, node: asked.get('node') ?? undefined }
    case 'sheets':
      return first === undefined ? { at: 'start' } : { at, game: first, options: Object.fromEntries(asked) }
    case 'aid':
    case 'cards':
      return first === undefined ? { at: 'start' } : { at, game: first }
    case 'shared':
      return first === undefined ? { at: 'start' } : { at, packed: first }
    case 'about':
    case 'import':
    case 'results':
      return { at }
    default:
      return at !== undefined && at !== '' && first === 'packs'
        ? { at: 'packs', game: at, id: second }
        : { at: 'start' }
  }
}

export const linkTo = {
  start: '#/',
  about: '#/about',
  import: '#/import',
  results: '#/results',
  shared: (packed: string) => `#/shared/${packed}`,
  new: (game?: string) => (game === undefined ? '#/new' : `#/new/${encodeURIComponent(game)}`),
  like: (game: string, id: string) => `#/new/${encodeURIComponent(game)}?like=${encodeURIComponent(id)}`,
  withPack: (game: string, id: string) => `#/new/${encodeURIComponent(game)}?pack=${encodeURIComponent(id)}`,
  packs: (game: string, id?: string) =>
    `#/${encodeURIComponent(game)}/packs${id === undefined ? '' : `/${encodeURIComponent(id)}`}`,
  game: (id: string) => `#/game/${encodeURIComponent(id)}`,
  rulebook: (game: string, bot: string, node?: string) =>
    `#/rulebook/${encodeURIComponent(game)}/${encodeURIComponent(bot)}${node === undefined ? '' : `?node=${encodeURIComponent(node)}`}`,
  aid: (game: string) => `#/aid/${encodeURIComponent(game)}`,
  cards: (game: string) => `#/cards/${encodeURIComponent(game)}`,
  sheets: (game: string, options: Readonly<Record<string, string>> = {}) =>
    `#/sheets/${encodeURIComponent(game)}?${new URLSearchParams(options)}`,
}

export const route = signal<Route>(parseRoute(location.hash))

addEventListener('hashchange', () => {
  route.value = parseRoute(location.hash)
})

export function go(link: string): void {
  location.hash = link
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
