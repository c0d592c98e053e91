// The options of a game with their words.

import type { Lang } from '@understudy/procedure'
import type { OptionSpec } from '@understudy/table'
import { LEADER, LORE } from '../../data/leaders.ts'
import { SETUPS } from '../../data/setup-cards.ts'
import { OPTIONS } from '../../rules/setup/options.ts'
import type { LeaderId, LoreId, Owner, SetupId } from '../../vocabulary.ts'
import { cardName, OWNER } from '../words.ts'
import { type OptionKey, said } from './index.ts'
import { type Title, worded } from './worded.ts'

/** A card's name as it is shown at the time. */
const cardTitle = (name: Readonly<Record<Lang, string>>): Title => ({
  get en() {
    return cardName('en', name)
  },
  get ru() {
    return cardName('ru', name)
  },
})

/** What has a name anyway. */
const NAMED: Readonly<Record<string, (value: string) => Title>> = {
  seat: (colour) => OWNER[colour as Owner],
  setup: (id) => SETUPS[id as SetupId].name,
  initiative: (seat) => said('initiative=seat#', Number(seat.slice(4))),
  leader: (id) => cardTitle(LEADER[id as LeaderId]!.name),
  lore: (id) => cardTitle(LORE[id as LoreId]!),
}
const UNEXPLAINED = ['pack', 'extraLore']

/** The campaign adds its own while it is offered. */
export const optionSpecs: OptionSpec[] = OPTIONS.map((option) => {
  const { id } = option
  const [, stem = id, n] = /^(.+)(\d)$/.exec(id) ?? []
  const explained = option.kind === 'flag' ? !UNEXPLAINED.includes(id) : id === 'multiHuman'
  return worded(option, {
    title: n === undefined ? said(id as OptionKey) : said(`${stem}#` as OptionKey, Number(n)),
    ...(explained ? { help: said(`${id}?` as OptionKey) } : {}),
    value: (value) =>
      value === 'random' || value === 'none'
        ? said(value)
        : (NAMED[stem]?.(value) ?? said(`${stem}=${value}` as OptionKey)),
  })
})

/** Options of the campaign, once it is loaded: understood, but not offered to everybody. */
export const knownSpecs: OptionSpec[] = []
