// A new game. Everything asked here derives from what the game says about itself.

import type { OptionSpec, Way } from '@understudy/table'
import { Dices, GraduationCap } from 'lucide'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { GAMES, loadGame } from '../games/index.ts'
import { loadMore, loadPackage } from '../games/packages.ts'
import type { AnyGameUi } from '../games/ui.ts'
import { fetchYaml } from '../games/yaml.ts'
import { readGame } from '../storage/db.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { wordsFor } from '../text/late.ts'
import { Choose, TextField } from '../ui/fields.tsx'
import { Fold } from '../ui/fold.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page.tsx'
import { changesOf, groupOptions, seatGroups, withOption } from './choosing.ts'
import {
  type Draft,
  derivedTitle,
  draftLike,
  draftOf,
  freshDraft,
  newSeed,
  optionsOf,
  problemOf,
  seatsFor,
  wayOf,
} from './draft.ts'
import { OptionField } from './option-field.tsx'
import { SeatField } from './seat-field.tsx'
import { playGuided, sentence, startGame, startPreset } from './starting.ts'

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
  const [ui, setUi] = useState<AnyGameUi | undefined>(undefined)
  const [failed, setFailed] = useState(false)
  const [draft, setDraft] = useState<Draft>(freshDraft)
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
          if (like === undefined) setDraft(preset === undefined ? freshDraft() : draftOf(preset))
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
    if (like === undefined) return
    void Promise.all([readGame(like), loadGame(id), fetchYaml()]).then(async ([saved, light]) => {
      if (saved === undefined) return
      const draft = draftLike(saved)
      await Promise.all([light?.needs?.(draft.options, 'start'), loadMore(id, draft.options)])
      setDraft(draft)
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
        <Missing id={id} />
        {failed ? <p class="notice error">{t.value.app.failedToLoad}</p> : null}
        {ui === undefined ? (
          <p class="quiet">{failed ? '' : t.value.app.loading}</p>
        ) : (
          <>
            {like === undefined && pack === undefined ? <Presets ui={ui} /> : null}
            <DraftForm ui={ui} draft={draft} setDraft={setDraft} />
          </>
        )}
      </main>
    </>
  )
}

function Missing({ id }: { id: string }) {
  const missing = GAMES.find((game) => game.id === id)?.missing
  return missing === undefined ? null : <p class="quiet">{missing[lang.value]}</p>
}

/** Tables to begin with one tap; the rest of the page is for those who want it otherwise. */
function Presets({ ui }: { ui: AnyGameUi }) {
  const presets = ui.presets ?? []
  if (presets.length === 0) return null
  return (
    <section class="presets" aria-labelledby="presets-title">
      <h2 id="presets-title">{t.value.newGame.presets}</h2>
      <ul>
        {presets.map((preset, at) => (
          <li key={preset.id}>
            <button
              type="button"
              class={at === 0 ? 'button preset main' : 'button preset'}
              onClick={() => void startPreset(ui, preset)}
            >
              <strong>{preset.title[lang.value]}</strong>
              <span>{preset.help[lang.value]}</span>
            </button>
          </li>
        ))}
      </ul>
      {ui.guide === undefined ? null : (
        <button type="button" class="button" onClick={() => void playGuided(ui.pkg.game.id)}>
          <Icon of={GraduationCap} />
          {t.value.guide.offer}
        </button>
      )}
      <h2>{t.value.newGame.yourself}</h2>
    </section>
  )
}

function DraftForm({ ui, draft, setDraft }: { ui: AnyGameUi; draft: Draft; setDraft(draft: Draft): void }) {
  const words = t.value.newGame
  const { pkg, groups } = ui
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const problem = useMemo(() => problemOf(pkg, draft), [pkg, draft])
  const options = optionsOf(pkg, draft)
  const [main, ...folds] = groupOptions(pkg, groups, options, lang.value)
  const title = draft.title ?? derivedTitle(pkg, draft, lang.value)
  const own = ui.ownFields ?? {}
  const changes = changesOf(
    pkg,
    draft,
    ui.presets?.[0]?.options ?? {},
    folds.flatMap((fold) => fold.options),
    lang.value,
  )
  const field = (option: OptionSpec) =>
    option.id in own ? null : (
      <OptionField
        key={option.id}
        option={option}
        value={options[option.id]}
        onChange={(value) => change(withOption(pkg, draft, option.id, value))}
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
        {Object.entries(own).map(([option, Field]) => (
          <Field
            key={option}
            value={options[option]}
            lang={lang.value}
            options={options}
            onOptions={(part) => change({ options: { ...draft.options, ...part } })}
            onChange={(value) => change({ options: { ...draft.options, [option]: value } })}
          />
        ))}
        {main?.options.map(field)}
      </fieldset>
      <fieldset class="part">
        <legend>{words.seats}</legend>
        {seatGroups(groups) === undefined ? null : <p class="help">{words.order}</p>}
        {seatsFor(pkg, draft).map((seat, at, { length }) => (
          <SeatField
            key={at}
            pkg={pkg}
            groups={seatGroups(groups)}
            seat={seat}
            n={at + 1}
            of={length}
            draft={draft}
            onChange={change}
          />
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
      <Fold title={words.change} class="part fold draft-change">
        {folds
          .filter((fold) => fold.title !== undefined && fold.options.some(({ id }) => !(id in own)))
          .map((fold) => (
            <Fold key={fold.title} title={fold.title}>
              {fold.options.map(field)}
            </Fold>
          ))}
        <TextField label={words.gameTitle} value={title} onInput={(text) => change({ title: text })} />
        <div class="seed">
          <TextField label={words.seed} value={draft.seed} onInput={(seed) => change({ seed })} />
          <button type="button" class="button" onClick={() => change({ seed: newSeed() })}>
            <Icon of={Dices} size={18} />
            {words.newSeed}
          </button>
        </div>
        <p class="help">{words.seedWhat}</p>
        {folds.filter((fold) => fold.title === undefined).flatMap((fold) => fold.options.map(field))}
      </Fold>
      <p class="help draft-changes">{changes.length === 0 ? words.asUsual : words.differs(changes)}</p>
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
