// pack.yaml as labelled fields, block by block; the whole of it also as text.

import type { Lang } from '@understudy/procedure'
import { HOUSE_PACK } from '@understudy/rome'
import { filesOf, KEY_WORDS } from '@understudy/rome/pack'
import { useEffect, useId, useRef } from 'preact/hooks'
import { Fold } from '../../../../ui/fold.tsx'
import type { Editing } from '../editing.ts'
import { withValue, withYaml, YAML } from '../model/draft.ts'
import type { Reading } from '../model/remarks.ts'
import { documentOf, type Path, settingAt } from '../model/settings.ts'
import { blockTitle, columnTitle, words } from '../text/words.ts'

interface Leaf {
  readonly path: Path
  readonly value: unknown
}

/** Blocks that are nothing but numbers, words and short lists; the others stand in the text below. */
const BLOCKS = [
  'dice',
  'setup',
  'army',
  'limits',
  'prices',
  'move',
  'navy',
  'income',
  'trade',
  'theft',
  'victory',
  'speed',
  'levels',
  'defence',
  'gather',
] as const

export function SettingsPanel({
  editing,
  reading,
  lang,
  block,
}: {
  editing: Editing
  reading: Reading
  lang: Lang
  /** The block that somebody wants to see; a new object asks anew. */
  block: { readonly name: string } | undefined
}) {
  const w = words(lang)
  const { yaml } = editing.draft.value
  const box = useRef<HTMLElement>(null)
  const id = useId()
  const sound = documentOf(yaml) !== undefined
  useEffect(() => {
    if (block === undefined) return
    const part = box.current?.querySelector<HTMLDetailsElement>(`[data-block="${block.name}"]`)
    const shown = part ?? box.current?.querySelector<HTMLDetailsElement>('[data-block="all"]')
    if (shown === null || shown === undefined) return
    shown.open = true
    shown.scrollIntoView({ block: 'start' })
    shown.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true })
  }, [block])
  const remarks = (name: string) =>
    [...reading.errors, ...reading.warnings].filter((each) => each.sheet === undefined && each.block === name)
  return (
    <section class="pack-settings" aria-labelledby="pack-settings-title" ref={box}>
      <header class="pack-table-head">
        <h2 id="pack-settings-title">{w.settings}</h2>
        <p class="quiet">{w.settingsWhat}</p>
      </header>
      <label class="switch">
        <input
          type="checkbox"
          checked={settingAt(yaml, ['meta', 'reconstruction']) === true}
          disabled={!sound}
          onChange={(event) =>
            editing.change(withValue(editing.draft.value, ['meta', 'reconstruction'], event.currentTarget.checked))
          }
        />
        <span>{w.reconstructed}</span>
      </label>
      {BLOCKS.map((name) => (
        <Fold
          key={name}
          block={name}
          ready={block?.name === name}
          title={
            <>
              {blockTitle(name, lang)}
              {remarks(name).length > 0 ? <span class="pack-level error">{w.error}</span> : null}
            </>
          }
        >
          {remarks(name).map(({ text }) => (
            <p key={text.en} class="problem">
              {text[lang]}
            </p>
          ))}
          <Fields editing={editing} block={name} disabled={!sound} lang={lang} />
        </Fold>
      ))}
      <Fold block="all" ready={block !== undefined && !isBlock(block.name)} title={w.yaml}>
        <p class="quiet">{w.yamlWhat}</p>
        {remarks('all').map(({ text }) => (
          <p key={text.en} class="problem">
            {text[lang]}
          </p>
        ))}
        <label class="unseen" for={id}>
          {YAML}
        </label>
        <textarea
          id={id}
          class="pack-text"
          rows={24}
          spellcheck={false}
          value={yaml}
          onInput={(event) => editing.change(withYaml(editing.draft.value, event.currentTarget.value), 'yaml')}
        />
        {sound ? null : (
          <p class="problem" role="alert">
            {w.yamlBroken}
          </p>
        )}
      </Fold>
    </section>
  )
}

const isBlock = (name: string): boolean => (BLOCKS as readonly string[]).includes(name)

function Fields({
  editing,
  block,
  disabled,
  lang,
}: {
  editing: Editing
  block: string
  disabled: boolean
  lang: Lang
}) {
  return (
    <div class="pack-fields">
      {leavesOf(editing.draft.value.yaml, block).map(({ path, value }) => (
        <LeafField
          key={path.join('.')}
          label={leafTitle(path, lang)}
          value={value}
          disabled={disabled}
          lang={lang}
          onInput={(next) => editing.change(withValue(editing.draft.value, path, next), `set ${path.join('.')}`)}
        />
      ))}
    </div>
  )
}

let house: Readonly<Record<string, unknown>> | undefined

/** Every number and word of a block that this pack or the house pack has, as it stands in this one. */
function leavesOf(yaml: string, block: string): Leaf[] {
  house ??= (documentOf(filesOf(HOUSE_PACK)[YAML] ?? '')?.toJS() ?? {}) as Record<string, unknown>
  const walk = (shape: unknown, path: Path): Leaf[] => {
    if (typeof shape !== 'object' || shape === null) return [{ path, value: settingAt(yaml, path) }]
    const own = settingAt(yaml, path)
    const keys = Array.isArray(shape) ? [...shape.keys()] : Object.keys({ ...shape, ...(isSet(own) ? own : {}) })
    return keys.flatMap((key) => walk((shape as Record<string | number, unknown>)[key], [...path, key]))
  }
  return walk(house[block], [block])
}

const isSet = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

function leafTitle(path: Path, lang: Lang): string {
  const w = words(lang)
  const [block = '', ...keys] = path.map(String)
  const [key = '', step] = keys
  if (block === 'defence') return w.level(key)
  if (block === 'gather') return w.gather(key, Number(step))
  if (block === 'trade') return w.statuses[Number(key)] ?? key
  if (key === 'target') return w.target(step ?? '')
  const known = KEY_WORDS[`${block}.${key}`] ?? KEY_WORDS[key]
  const own = w.keys[`${block}.${key}` as keyof typeof w.keys]
  const title = own ?? known?.[lang] ?? (key === '' ? blockTitle(block, lang) : columnTitle(lang, 'regions.csv', key))
  return title.charAt(0).toUpperCase() + title.slice(1)
}

function LeafField({
  label,
  value,
  disabled,
  lang,
  onInput,
}: Omit<Leaf, 'path'> & { label: string; disabled: boolean; lang: Lang; onInput(value: unknown): void }) {
  const w = words(lang)
  if (typeof value === 'boolean') {
    return (
      <label class="switch">
        <input
          type="checkbox"
          checked={value}
          disabled={disabled}
          onChange={(event) => onInput(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
    )
  }
  return (
    <label class="pack-leaf">
      <span>{label}</span>
      <input
        type="text"
        value={value === undefined || value === null || value === '?' ? '' : String(value)}
        placeholder={w.ask}
        disabled={disabled}
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => onInput(typed(event.currentTarget.value))}
      />
    </label>
  )
}

/** Nothing: to be asked when it is needed. */
function typed(text: string): unknown {
  const bare = text.trim()
  if (bare === '') return null
  return /^-?\d+$/.test(bare) ? Number(bare) : bare
}
