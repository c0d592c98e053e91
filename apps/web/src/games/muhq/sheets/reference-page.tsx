// Everything to look up on one or two pages: the boss's turn from its own rulebook, a player's turn, tiles, decks.

import { kraken, tyrant } from '@understudy/muhq'
import type { Setting } from '@understudy/muhq/data'
import type { TileSpec } from '@understudy/muhq/rules'
import type { Lang } from '@understudy/procedure'
import { type Block, rulebookBlocks } from '@understudy/procedure/print'
import type { ComponentChildren } from 'preact'
import { TileSwatch } from '../draw/swatch.tsx'
import { words } from '../text/words.ts'
import { SHEET_WORDS } from './words.ts'

interface Props {
  readonly setting: Setting
  readonly lang: Lang
}

export function ReferencePage({ setting, lang }: Props) {
  const s = SHEET_WORDS[lang]
  const { map } = setting
  const book = map.boss === 'the_tyrant' ? tyrant : kraken
  return (
    <section class="muhq-sheet">
      <div class="muhq-sheet-columns">
        <Rules blocks={rulebookBlocks(book, { edition: 'standard', lang })} terms={book.text[lang].terms} />
        <h3>{s.turn}</h3>
        <ol>
          {s.turnSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          <b>{s.fight}.</b> {s.fightRule}
        </p>
        <h3>{s.setup}</h3>
        <p>{s.resources(map.startResources, map.income)}</p>
        <Deck title={s.startDeck} counts={map.startDeck} setting={setting} lang={lang} />
        <Deck title={s.storeCards(map.each)} counts={map.storeCards} setting={setting} lang={lang} />
        <Deck title={s.bossDeck} counts={map.bossDeck} setting={setting} lang={lang} />
        <Legend setting={setting} lang={lang} />
      </div>
      <footer>{s.credit}</footer>
    </section>
  )
}

/** The pages of the rulebook: from the first heading of a page to the definitions of its terms. */
function Rules({ blocks, terms }: { blocks: readonly Block[]; terms: readonly { id: string; term: string }[] }) {
  const pages = blocks.slice(blocks.findIndex((block) => block.kind === 'heading' && block.id !== undefined))
  const end = pages.findIndex((block) => block.kind === 'heading' && block.id === 'terms')
  return (
    <>
      {(end < 0 ? pages : pages.slice(0, end)).map((block, i) => {
        switch (block.kind) {
          case 'heading':
            return <h3 key={i}>{inline(block.text, terms)}</h3>
          case 'rule':
            return (
              <p key={i} class={`rule depth-${Math.min(4, block.depth)}`}>
                <b>{block.id}</b> {inline(block.text, terms)}
              </p>
            )
          case 'label':
            return (
              <p key={i} class={`rule depth-${Math.min(4, block.depth)}`}>
                <i>{block.text}</i>
              </p>
            )
          case 'prefer':
            return (
              <p key={i} class={`rule depth-${Math.min(4, block.depth)}`}>
                {inline(block.items.join('; '), terms)}
              </p>
            )
          default:
            return null
        }
      })}
    </>
  )
}

/** **strong** and [[term|words]], as far as a sheet needs them. */
function inline(text: string, terms: readonly { id: string; term: string }[]): ComponentChildren {
  const plain = text.replace(/\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g, (_, id: string, shown?: string) => {
    return shown ?? terms.find((term) => term.id === id)?.term ?? id
  })
  return plain.split(/\*\*([^*]+)\*\*/g).map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part))
}

function Deck({ title, counts, setting, lang }: Props & { title: string; counts: Readonly<Record<string, number>> }) {
  const names = Object.entries(counts).map(([id, n]) => `${n} × ${setting.cards.get(id)?.name[lang] ?? id}`)
  if (names.length === 0) return null
  return (
    <p>
      <b>{title}:</b> {names.join(', ')}.
    </p>
  )
}

function Legend({ setting, lang }: Props) {
  const w = words(lang)
  const { tiles } = setting.board
  const kinds = [...new Set(tiles.map((tile) => tile.tile))]
  return (
    <>
      <h3>{SHEET_WORDS[lang].tiles}</h3>
      <dl class="muhq-legend">
        {kinds.map((kind) => {
          const tile = tiles.find((each) => each.tile === kind) as TileSpec
          return (
            <div key={kind}>
              <dt>
                <TileSwatch class="muhq-sheet-tile" tile={tile} />
                {w.tile(kind)}
              </dt>
              <dd>{w.tileRule(kind)}</dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}
