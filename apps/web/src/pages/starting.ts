// Beginning a game: as it was put together, as a game proposes it, or as it comes.

import { BadInput } from '@understudy/table'
import { loadGame } from '../games/index.ts'
import type { AnyGameUi, Preset } from '../games/ui.ts'
import { addGame } from '../store/games.ts'
import { beginGuide } from '../store/guide.ts'
import { go, linkTo } from '../store/route.ts'
import { lang } from '../store/settings.ts'
import { toast } from '../store/toasts.ts'
import { remember, usualOf } from '../store/usual.ts'
import { t } from '../text/index.ts'
import { begin, type Draft, derivedTitle, draftOf, freshDraft, newSeed } from './draft.ts'

export const sentence = (problem: BadInput): string => {
  const text = problem.in(lang.value)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export async function startGame(ui: AnyGameUi, draft: Draft, title: string): Promise<void> {
  try {
    await ui.needs?.(draft.options, 'start')
    const table = begin(ui.pkg, draft.seed.trim() === '' ? { ...draft, seed: newSeed() } : draft)
    const named = title.trim() === '' ? derivedTitle(ui.pkg, draft, lang.value) : title.trim()
    remember(ui.pkg.game.id, named, draft)
    go(linkTo.game(await addGame(table, { title: named, beside: draft.beside })))
  } catch (error) {
    const why = error instanceof BadInput ? sentence(error) : t.value.app.noStorage
    toast(why, { tone: 'error' })
  }
}

export function startPreset(ui: AnyGameUi, preset: Preset): Promise<void> {
  return startGame(ui, draftOf(preset), `${ui.pkg.game.title[lang.value]}: ${preset.title[lang.value]}`)
}

/** The first round with a coach, on a table of its own. */
export async function playGuided(id: string): Promise<void> {
  try {
    const ui = await loadGame(id)
    if (ui?.guide === undefined) return
    const { preset } = await ui.guide()
    await ui.needs?.(preset.options, 'start')
    const table = begin(ui.pkg, draftOf(preset))
    const game = await addGame(table, { title: preset.title[lang.value], beside: false })
    beginGuide(game)
    go(linkTo.game(game))
  } catch {
    toast(t.value.app.failedToLoad, { tone: 'error' })
  }
}

/** One tap: what was played last here, or what most people want of this game. */
export async function playNow(id: string): Promise<void> {
  try {
    const ui = await loadGame(id)
    if (ui === undefined) return
    const { where, tables } = usualOf(id)
    const known = tables[where]
    if (known !== undefined) return await startGame(ui, { ...freshDraft(), ...known.draft }, known.title)
    const presets = where === 'beside' ? ((await ui.choosing?.())?.presets ?? ui.presets) : ui.presets
    const preset = presets?.find(({ beside }) => beside === (where === 'beside'))
    if (preset !== undefined) return await startPreset(ui, preset)
    const draft = { ...freshDraft(), beside: where === 'beside' }
    await startGame(ui, draft, derivedTitle(ui.pkg, draft, lang.value))
  } catch {
    toast(t.value.app.failedToLoad, { tone: 'error' })
  }
}
