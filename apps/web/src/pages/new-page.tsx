// A new game. Everything asked here derives from what the game says about itself.

import { GraduationCap } from 'lucide'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { GAMES, loadGame } from '../games/index.ts'
import { missingOf } from '../games/missing.ts'
import { loadMore, loadPackage } from '../games/packages.ts'
import type { AnyGameUi, Choosing } from '../games/ui.ts'
import { fetchYaml } from '../games/yaml.ts'
import { readGame } from '../storage/db.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { wordsFor } from '../text/late.ts'
import { Choose, NumberField } from '../ui/fields.tsx'
import { Fold } from '../ui/fold.tsx'
import { Icon } from '../ui/icon.tsx'
import { later } from '../ui/later.tsx'
import { PageHead } from '../ui/page.tsx'
import { behindChange, changesOf, withOption } from './choosing.ts'
import { type Draft, derivedTitle, draftLike, draftOf, freshDraft, optionsOf, problemOf, wayOf } from './draft.ts'
import { SeatTiles } from './seat-tiles.tsx'
import { playGuided, sentence, startGame, startPreset } from './starting.ts'

const DraftChange = later(() => import('./draft-change.tsx').then((part) => part.DraftChange))

type Chosen = AnyGameUi & Pick<Choosing, 'Mark'>

export function NewPage({
  game,
  like,
  pack,
}: {
  game: string | undefined
  like: string | undefined
  /** A stored pack to play with. */
  pack: string | undefined
}) {
  const [id, setId] = useState(game ?? GAMES[0]?.id ?? '')
  const [ui, setUi] = useState<Chosen | undefined>(undefined)
  const [failed, setFailed] = useState(false)
  const [draft, setDraft] = useState<Draft>(freshDraft)
  // Another game than that one has a form of its own.
  const alike = id === (game ?? id) ? like : undefined
  useEffect(() => {
    let left = false
    setFailed(false)
    setUi(undefined)
    // Here every option of every bot is asked for, so the whole package comes, if there are any.
    const plain = GAMES.find((listed) => listed.id === id)?.plainBots === true
    void Promise.all([loadGame(id), plain ? undefined : loadPackage(id)])
      .then(async ([light, pkg]) => {
        const [choosing] = await Promise.all([light?.choosing?.(), wordsFor('options')])
        return [light === undefined ? undefined : { ...light, ...choosing }, pkg] as const
      })
      .then(
        ([light, pkg]) => {
          if (left || light === undefined) return
          // Bots of the whole package play with all their books.
          const needs: AnyGameUi['needs'] = (options, byHand) =>
            Promise.all([light.needs?.(options, byHand), loadMore(id, options)])
          const loaded = pkg === undefined ? light : { ...light, pkg, needs }
          setUi(loaded)
          // The form begins where the first proposal stands.
          const [preset] = loaded.presets ?? []
          if (alike === undefined) setDraft(preset === undefined ? freshDraft() : draftOf(preset))
          if (pack === undefined || like !== undefined) return
          void loaded.withPack?.(pack).then((own) => {
            const title = `${loaded.pkg.game.title[lang.value]}: ${own?.title[lang.value]}`
            if (!left && own !== undefined) setDraft({ ...draftOf(own), title })
          })
        },
        () => setFailed(true),
      )
    return () => {
      left = true
    }
  }, [id])
  useEffect(() => {
    if (alike === undefined) return
    let left = false
    void Promise.all([readGame(alike), loadGame(id), fetchYaml()]).then(async ([saved, light]) => {
      if (saved === undefined) return
      const draft = draftLike(saved)
      await Promise.all([light?.needs?.(draft.options, 'start'), loadMore(id, draft.options)])
      if (!left) setDraft(draft)
    })
    return () => {
      left = true
    }
  }, [alike])
  const words = t.value.newGame
  return (
    <>
      <PageHead title={words.title} />
      <main class="page new-page" id="content">
        {GAMES.length > 1 ? (
          <Choose
            label={words.game}
            hideLabel
            values={GAMES.map((each) => ({ id: each.id, title: each.title[lang.value] }))}
            value={id}
            onChange={setId}
          />
        ) : null}
        {failed ? <p class="notice error">{t.value.app.failedToLoad}</p> : null}
        {ui === undefined ? (
          <p class="quiet">{failed ? '' : t.value.app.loading}</p>
        ) : (
          <>
            <DraftForm ui={ui} draft={draft} setDraft={setDraft} />
            {like === undefined && pack === undefined ? <Presets ui={ui} /> : null}
            <Missing id={id} />
          </>
        )}
      </main>
    </>
  )
}

function Missing({ id }: { id: string }) {
  const missing = missingOf(id)
  return missing === undefined ? null : <p class="quiet">{missing[lang.value]}</p>
}

/** Tables to begin with one tap. */
function Presets({ ui }: { ui: AnyGameUi }) {
  const presets = ui.presets ?? []
  if (presets.length === 0 && ui.guide === undefined) return null
  return (
    <section class="presets" aria-labelledby="presets-title">
      <h2 id="presets-title">{t.value.newGame.presets}</h2>
      <ul>
        {ui.guide === undefined ? null : (
          <li>
            <button type="button" class="button" onClick={() => void playGuided(ui.pkg.game.id)}>
              <Icon of={GraduationCap} size={18} />
              {t.value.guide.offer}
            </button>
          </li>
        )}
        {presets.map((preset) => (
          <li key={preset.id}>
            <button
              type="button"
              class="button preset"
              title={preset.help[lang.value]}
              onClick={() => void startPreset(ui, preset)}
            >
              {preset.title[lang.value]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function DraftForm({ ui, draft, setDraft }: { ui: Chosen; draft: Draft; setDraft(draft: Draft): void }) {
  const words = t.value.newGame
  const { pkg, groups, Mark } = ui
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const problem = useMemo(() => problemOf(pkg, draft), [pkg, draft])
  const title = draft.title ?? derivedTitle(pkg, draft, lang.value)
  const options = optionsOf(pkg, draft)
  const changes = [
    ...changesOf(pkg, draft, ui.presets?.[0]?.options ?? {}, behindChange(pkg, groups, options), lang.value),
    ...(draft.beside ? pkg.game.sources : [])
      .filter(({ id }) => wayOf(pkg, draft, id) !== wayOf(pkg, { ...draft, chance: {} }, id))
      .map(({ id, title: source }) => `${source[lang.value]}: ${words.ways[wayOf(pkg, draft, id)]}`),
  ]
  const players = pkg.game.options.find(({ id }) => id === 'players')
  return (
    <form
      class="draft"
      onSubmit={(event) => {
        event.preventDefault()
        void startGame(ui, draft, title)
      }}
    >
      <section class="draft-seats" aria-labelledby="seats-title">
        <div class="draft-line">
          <h2 id="seats-title">{words.seats}</h2>
          {players?.kind === 'number' ? (
            <NumberField
              label={players.title[lang.value]}
              min={players.min}
              max={players.max}
              value={Number(options.players ?? players.default)}
              onChange={(value) => change(withOption(pkg, draft, 'players', value))}
            />
          ) : null}
        </div>
        <SeatTiles pkg={pkg} draft={draft} onChange={change} {...(groups && { groups })} {...(Mark && { Mark })} />
      </section>
      {problem === undefined ? null : (
        <p class="notice error" role="alert">
          {sentence(problem)}
        </p>
      )}
      <div class="draft-start">
        <Choose
          label={words.where}
          hideLabel
          values={[
            { id: 'screen', title: words.onScreen },
            { id: 'beside', title: words.beside },
          ]}
          value={draft.beside ? 'beside' : 'screen'}
          onChange={(where) => change({ beside: where === 'beside' })}
        />
        <button type="submit" class="button main large" disabled={problem !== undefined}>
          {words.start}
        </button>
        <p class="help">{draft.beside ? words.besideWhat : words.onScreenWhat}</p>
      </div>
      <Fold
        class="part fold draft-change"
        title={
          <>
            <span>{words.change}</span>
            <span class="draft-changes">{changes.length === 0 ? words.asUsual : words.differs(changes)}</span>
          </>
        }
      >
        <DraftChange ui={ui} draft={draft} title={title} onChange={change} />
      </Fold>
    </form>
  )
}
