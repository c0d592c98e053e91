// A new game. Everything asked here derives from what the game says about itself.

import { BadInput, type Way } from '@understudy/table'
import { Dices } from 'lucide'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { GAMES, loadGame } from '../games/index.ts'
import type { AnyGameUi } from '../games/ui.ts'
import { fetchYaml } from '../games/yaml.ts'
import { readGame } from '../storage/db.ts'
import { addGame } from '../store/games.ts'
import { go, linkTo } from '../store/route.ts'
import { lang } from '../store/settings.ts'
import { toast } from '../store/toasts.ts'
import { t } from '../text/index.ts'
import { Choose, TextField } from '../ui/fields.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page.tsx'
import {
  begin,
  type Draft,
  derivedTitle,
  draftLike,
  freshDraft,
  newSeed,
  optionsOf,
  problemOf,
  seatsFor,
  splitOptions,
  wayOf,
} from './draft.ts'
import { OptionField } from './option-field.tsx'
import { SeatField } from './seat-field.tsx'

export function NewPage({ game, like }: { game: string | undefined; like: string | undefined }) {
  const [id, setId] = useState(game ?? GAMES[0]?.id ?? '')
  const [ui, setUi] = useState<AnyGameUi | undefined>(undefined)
  const [failed, setFailed] = useState(false)
  const [draft, setDraft] = useState<Draft>(freshDraft)
  useEffect(() => {
    setFailed(false)
    void loadGame(id)?.then(setUi, () => setFailed(true))
  }, [id])
  useEffect(() => {
    if (like === undefined) return
    void Promise.all([readGame(like), fetchYaml()]).then(([saved]) => {
      if (saved !== undefined) setDraft(draftLike(saved))
    })
  }, [like])
  const words = t.value.newGame
  return (
    <>
      <PageHead title={words.title} />
      <main class="page narrow" id="content">
        {GAMES.length > 1 ? (
          <Choose
            label={words.game}
            values={GAMES.map((each) => ({ id: each.id, title: each.title[lang.value] }))}
            value={id}
            onChange={setId}
          />
        ) : null}
        {failed ? <p class="notice error">{t.value.app.failedToLoad}</p> : null}
        {ui === undefined ? (
          <p class="quiet">{failed ? '' : t.value.app.loading}</p>
        ) : (
          <DraftForm ui={ui} draft={draft} setDraft={setDraft} />
        )}
      </main>
    </>
  )
}

function DraftForm({ ui, draft, setDraft }: { ui: AnyGameUi; draft: Draft; setDraft(draft: Draft): void }) {
  const words = t.value.newGame
  const { pkg } = ui
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const problem = useMemo(() => problemOf(pkg, draft), [pkg, draft])
  const options = optionsOf(pkg, draft)
  const [main, more] = splitOptions(pkg.game.options)
  const title = draft.title ?? derivedTitle(pkg, draft, lang.value)
  const field = (option: (typeof main)[number]) => (
    <OptionField
      key={option.id}
      option={option}
      value={options[option.id]}
      onChange={(value) => change({ options: { ...draft.options, [option.id]: value } })}
    />
  )
  return (
    <form
      class="draft"
      onSubmit={(event) => {
        event.preventDefault()
        void startGame(ui, draft, title)
      }}
    >
      <Choose
        label={words.where}
        cards
        values={[
          { id: 'screen', title: words.onScreen, what: words.onScreenWhat },
          { id: 'beside', title: words.beside, what: words.besideWhat },
        ]}
        value={draft.beside ? 'beside' : 'screen'}
        onChange={(where) => change({ beside: where === 'beside' })}
      />
      <fieldset class="part">
        <legend>{words.options}</legend>
        {main.map(field)}
      </fieldset>
      <fieldset class="part">
        <legend>{words.seats}</legend>
        {seatsFor(pkg, draft).map((seat) => (
          <SeatField key={seat.id} pkg={pkg} seat={seat} draft={draft} onChange={change} />
        ))}
      </fieldset>
      {draft.beside && pkg.game.sources.length > 0 ? (
        <fieldset class="part">
          <legend>{words.sources}</legend>
          {pkg.game.sources.map((source) => (
            <Choose<Way>
              key={source.id}
              label={source.title[lang.value]}
              values={source.ways.map((way) => ({ id: way, title: words.ways[way] }))}
              value={wayOf(pkg, draft, source.id)}
              onChange={(way) => change({ chance: { ...draft.chance, [source.id]: way } })}
            />
          ))}
        </fieldset>
      ) : null}
      <details class="part fold">
        <summary>{words.more}</summary>
        <TextField label={words.gameTitle} value={title} onInput={(text) => change({ title: text })} />
        <div class="seed">
          <TextField label={words.seed} value={draft.seed} onInput={(seed) => change({ seed })} />
          <button type="button" class="button" onClick={() => change({ seed: newSeed() })}>
            <Icon of={Dices} size={18} />
            {words.newSeed}
          </button>
        </div>
        <p class="help">{words.seedWhat}</p>
        {more.map(field)}
      </details>
      {problem === undefined ? null : (
        <p class="notice error" role="alert">
          {sentence(problem)}
        </p>
      )}
      <div class="draft-start">
        <button type="submit" class="button main large" disabled={problem !== undefined}>
          {words.start}
        </button>
      </div>
    </form>
  )
}

const sentence = (problem: BadInput): string => {
  const text = problem.in(lang.value)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export async function startGame(ui: AnyGameUi, draft: Draft, title: string): Promise<void> {
  try {
    const table = begin(ui.pkg, draft.seed.trim() === '' ? { ...draft, seed: newSeed() } : draft)
    const named = title.trim() === '' ? derivedTitle(ui.pkg, draft, lang.value) : title.trim()
    go(linkTo.game(await addGame(table, { title: named, beside: draft.beside })))
  } catch (error) {
    const why = error instanceof BadInput ? sentence(error) : t.value.app.noStorage
    toast(why, { tone: 'error' })
  }
}

/** One tap: the first game as it comes, on screen. */
export async function playNow(): Promise<void> {
  try {
    const ui = await loadGame(GAMES[0]?.id ?? '')
    if (ui === undefined) return
    const draft = freshDraft()
    await startGame(ui, draft, derivedTitle(ui.pkg, draft, lang.value))
  } catch {
    toast(t.value.app.failedToLoad, { tone: 'error' })
  }
}
