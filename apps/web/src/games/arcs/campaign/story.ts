// Acts II and III of a campaign, noted by hand: Fates, Power and a line each. Kept in this browser, exported with the sheet.

import type { HandOver } from '@understudy/arcs/act'
import type { Lang } from '@understudy/procedure'

interface ActNote {
  readonly line: string
  /** By colour. */
  readonly seats: Readonly<Record<string, { readonly fate: string; readonly power: string }>>
}
export type Story = Readonly<Record<'II' | 'III', ActNote>>

const EMPTY: Story = { II: { line: '', seats: {} }, III: { line: '', seats: {} } }

/** The same act has the same key, wherever it was opened. */
export function storyKey(sheet: HandOver): string {
  let sum = 0
  for (const letter of JSON.stringify(sheet)) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0
  return `understudy.campaign.${sum.toString(36)}`
}

type Kept = Pick<Storage, 'getItem' | 'setItem'>

export function readStory(kept: Kept | undefined, key: string): Story {
  try {
    const told = JSON.parse(kept?.getItem(key) ?? '') as Partial<Record<'II' | 'III', Partial<ActNote>>>
    const note = (act: 'II' | 'III'): ActNote => ({
      line: String(told[act]?.line ?? ''),
      seats: Object.fromEntries(
        Object.entries(told[act]?.seats ?? {}).map(([colour, { fate = '', power = '' }]) => [
          colour,
          { fate: String(fate), power: String(power) },
        ]),
      ),
    })
    return { II: note('II'), III: note('III') }
  } catch {
    return EMPTY
  }
}

export function keepStory(kept: Kept | undefined, key: string, story: Story): void {
  try {
    kept?.setItem(key, JSON.stringify(story))
  } catch {
    // No room: it is still on the screen, and can be downloaded.
  }
}

export function withSeat(
  story: Story,
  act: 'II' | 'III',
  colour: string,
  part: { fate?: string; power?: string },
): Story {
  const note = story[act]
  const seat = { fate: '', power: '', ...note.seats[colour], ...part }
  return { ...story, [act]: { ...note, seats: { ...note.seats, [colour]: seat } } }
}

/** Below the sheet of Act I; nothing for an act of which nothing is noted. */
export function storyText(story: Story, lang: Lang, nameOf: (colour: string) => string): string {
  const { title, power } = { en: { title: 'Act', power: 'Power' }, ru: { title: 'Акт', power: 'власть' } }[lang]
  return (['II', 'III'] as const)
    .flatMap((act) => {
      const { line, seats } = story[act]
      const told = Object.entries(seats).filter(([, { fate, power: n }]) => fate !== '' || n !== '')
      if (line === '' && told.length === 0) return []
      return [
        `\n## ${title} ${act}\n`,
        ...told.map(
          ([colour, { fate, power: n }]) =>
            `- ${[nameOf(colour), fate, n === '' ? '' : `${power} ${n}`].filter((part) => part !== '').join(', ')}`,
        ),
        ...(line === '' ? [] : [`\n${line}`]),
      ]
    })
    .join('\n')
}
