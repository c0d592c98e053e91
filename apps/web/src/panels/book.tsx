// A rulebook as elements, from the same blocks that are printed elsewhere.

import type { AnyRulebook, BookText, Source } from '@understudy/procedure'
import { anchor, type Block, rulebookBlocks } from '@understudy/procedure/print'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { named } from '../text/named.ts'

export function Book({
  book,
  edition,
  node,
  top = 1,
}: {
  book: AnyRulebook
  edition: string
  /** The rule to mark and scroll to. */
  node: string | undefined
  /** The level of the book's title among the headings of the page. */
  top?: 1 | 2
}) {
  const root = useRef<HTMLElement>(null)
  const blocks = useMemo(() => rulebookBlocks(book, { edition, lang: lang.value }), [book, edition, lang.value])
  const text = book.text[lang.value]
  useEffect(() => {
    if (node !== undefined) root.current?.querySelector('.current')?.scrollIntoView({ block: 'center' })
  }, [node, blocks])
  return (
    <article class="book" ref={root} lang={lang.value}>
      {sections(blocks).map((section, at) => (
        <Section key={at} section={section} text={text} node={node} root={root} top={top} />
      ))}
    </article>
  )
}

type Listed = Extract<Block, { kind: 'rule' | 'label' | 'prefer' }>
type Section = { readonly block: Exclude<Block, Listed> } | { readonly list: Listed[] }

/** Rules that follow one another become one list. */
function sections(blocks: readonly Block[]): Section[] {
  const out: Section[] = []
  for (const block of blocks) {
    if (block.kind === 'rule' || block.kind === 'label' || block.kind === 'prefer') {
      const last = out.at(-1)
      if (last !== undefined && 'list' in last) last.list.push(block)
      else out.push({ list: [block] })
    } else {
      out.push({ block })
    }
  }
  return out
}

function Section({
  section,
  text,
  node,
  root,
  top,
}: {
  section: Section
  text: BookText
  node: string | undefined
  root: { readonly current: HTMLElement | null }
  top: 1 | 2
}) {
  const inline = (part: string) => <Inline part={named(part)} text={text} root={root} />
  if ('list' in section)
    return (
      <ul class="rules">
        {section.list.map((block, at) => (
          <ListedBlock key={at} block={block} inline={inline} current={block.kind === 'rule' && block.id === node} />
        ))}
      </ul>
    )
  const { block } = section
  switch (block.kind) {
    case 'heading': {
      const Heading = (['h1', 'h2', 'h3'] as const)[block.level + top - 2] ?? 'h3'
      return <Heading id={block.id === undefined ? undefined : anchor(block.id)}>{inline(block.text)}</Heading>
    }
    case 'para':
      return <p>{inline(block.text)}</p>
    case 'term':
      return (
        <p class="term-entry" data-term={block.id}>
          <strong>{block.term}</strong> {inline(block.text)}
        </p>
      )
    case 'ruling':
      return (
        <p class="ruling-entry">
          <span class="node">{block.id}</span> {inline(block.text)}
        </p>
      )
  }
}

function ListedBlock({
  block,
  inline,
  current,
}: {
  block: Listed
  inline(part: string): ComponentChildren
  current: boolean
}) {
  const depth = `depth-${Math.min(block.depth, 6)}`
  switch (block.kind) {
    case 'label':
      return <li class={`label ${depth}`}>{inline(block.text)}</li>
    case 'prefer':
      return (
        <li class={`prefer ${depth}`}>
          {t.value.rulebook.prefers}
          <ol>
            {block.items.map((item) => (
              <li key={item}>{inline(item)}</li>
            ))}
          </ol>
        </li>
      )
    case 'rule':
      return (
        <li class={`rule ${depth}${current ? ' current' : ''}`} aria-current={current ? 'true' : undefined}>
          <span class="node">{block.cite}</span> {inline(block.text)}
          <SourceNote source={block.source} />
          {current ? <span class="here">{t.value.rulebook.here}</span> : null}
        </li>
      )
  }
}

function SourceNote({ source }: { source: Source }) {
  const names = t.value.rulebook.sources
  const cites = (source.rulings ?? []).join(', ')
  const note =
    source.by === 'printed' ? cites : `${names[source.by]} ${source.by === 'backport' ? source.place : cites}`.trim()
  return note === '' ? null : <small class={`source ${source.by}`}> {note}</small>
}

const MARKS = /\[\[([^\]|]+)(?:\|([^\]]+))?\]\]|\*\*([^*]+)\*\*|\*([^*]+)\*/g

/** **strong**, *emphasis*, [[term]] and [[term|shown]]; everything else is text. */
function Inline({
  part,
  text,
  root,
}: {
  part: string
  text: BookText
  root: { readonly current: HTMLElement | null }
}) {
  const out: ComponentChildren[] = []
  let from = 0
  for (const match of part.matchAll(MARKS)) {
    const [whole, term, shown, strong, emphasis] = match
    out.push(part.slice(from, match.index))
    from = match.index + whole.length
    if (strong !== undefined) out.push(<strong>{strong}</strong>)
    else if (emphasis !== undefined) out.push(<em>{emphasis}</em>)
    else if (term !== undefined)
      out.push(
        <button type="button" class="term" onClick={() => showTerm(root.current, term)}>
          {shown ?? text.terms.find((each) => each.id === term)?.term ?? term}
        </button>,
      )
  }
  out.push(part.slice(from))
  return <>{out}</>
}

function showTerm(root: HTMLElement | null, term: string): void {
  const found = [...(root?.querySelectorAll<HTMLElement>('[data-term]') ?? [])].find(
    (each) => each.dataset.term === term,
  )
  found?.scrollIntoView({ block: 'center' })
}
