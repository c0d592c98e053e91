// One seat in detail: its colour and its place in the order of play, what belongs to it, what its bot can be told, and
// who else could sit there.

import type { Lang } from '@understudy/procedure'
import type { AnyPackage, Controller, OptionSpec, SeatSpec } from '@understudy/table'
import { versionNamed } from '@understudy/table/bots'
import { ArrowDown, ArrowUp } from 'lucide'
import type { OptionFolds, OptionGroups } from '../games/ui.ts'
import { controllerId } from '../play/seats/controllers.ts'
import { controllerName } from '../play/telling/story.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { Choose, Select, TextField } from '../ui/fields.tsx'
import { Fold } from '../ui/fold.tsx'
import { Icon } from '../ui/icon.tsx'
import { seatGroups } from './choosing.ts'
import { controllerOf, type Draft, optionsOf } from './draft.ts'
import { OptionField } from './option-field.tsx'
import { othersFor } from './others.ts'
import { recolour, sitDown, swapPlaces } from './seating.ts'
import { publishedOf } from './tiles.ts'

export function SeatField({
  pkg,
  groups: all,
  seat,
  n,
  of,
  draft,
  onChange,
}: {
  pkg: AnyPackage
  groups: OptionFolds | OptionGroups | undefined
  seat: SeatSpec
  /** Counted from 1, in the order of play. */
  n: number
  /** How many there are. */
  of: number
  draft: Draft
  onChange(part: Partial<Draft>): void
}) {
  const words = t.value.newGame
  const now = controllerOf(pkg, draft, seat.id)
  const groups = seatGroups(all)
  const set = (to: Controller) => onChange(sitDown(pkg, groups, draft, n, to))
  const others = othersFor(pkg, all, draft, seat, publishedOf(pkg.game.id))
  const isOther = others.some((each) => controllerId(pkg, each) === controllerId(pkg, now))
  // Whoever sits at the tile, or sat there; and those who are not offered there.
  const usual = isOther ? withoutSeat(pkg, draft, seat.id) : now
  const bare = [usual, ...others]
  const title = groups === undefined ? seat.title[lang.value] : words.seatNumber(n, seat.title[lang.value])
  const spec = now.by === 'bot' ? pkg.bots.find((each) => each.id === now.bot) : undefined
  const bot = spec === undefined || now.by !== 'bot' ? undefined : { ...spec, ...versionNamed(spec, now.version ?? '') }
  const about = bot?.aboutIn?.(pkg.edition?.(draft.options) ?? '') ?? bot?.about
  return (
    <div class="seat-field">
      <Choose
        label={title}
        values={bare.map((each) => ({ id: controllerId(pkg, each), title: controllerName(pkg, each, lang.value) }))}
        value={controllerId(pkg, now)}
        onChange={(id) => {
          const to = bare.find((each) => controllerId(pkg, each) === id)
          if (to !== undefined) set(to)
        }}
      />
      {about === undefined ? null : <p class="help">{about[lang.value]}</p>}
      <div class="seat-row">
        {groups === undefined ? null : (
          <>
            <Colour pkg={pkg} groups={groups} n={n} draft={draft} onChange={onChange} />
            <Place n={n} of={of} onSwap={(m) => onChange(swapPlaces(pkg, groups, draft, n, m))} />
          </>
        )}
        {now.by === 'person' ? (
          <TextField
            label={words.nameOf(title)}
            hideLabel
            placeholder={words.name}
            value={now.name ?? ''}
            maxLength={40}
            onInput={(name) => set(name === '' ? { by: 'person' } : { by: 'person', name })}
          />
        ) : null}
      </div>
      {groups?.ofSeat(n).map((id) => (
        <SeatOption key={id} pkg={pkg} groups={groups} id={id} draft={draft} onChange={onChange} />
      ))}
      {now.by === 'bot' && bot !== undefined && (bot.options.length > 0 || bot.editions.length > 1) ? (
        <BotOptions bot={bot} now={now} onChange={set} />
      ) : null}
    </div>
  )
}

const withoutSeat = (pkg: AnyPackage, draft: Draft, seat: string): Controller => {
  const { [seat]: _, ...seats } = draft.seats
  return controllerOf(pkg, { ...draft, seats }, seat)
}

/** The order of play: a seat changes places with the one before or after it. */
function Place({ n, of, onSwap }: { n: number; of: number; onSwap(m: number): void }) {
  const words = t.value.newGame
  return (
    <div class="seat-place">
      <button
        type="button"
        class="button icon"
        aria-label={words.earlier(n)}
        title={words.earlier(n)}
        disabled={n === 1}
        onClick={() => onSwap(n - 1)}
      >
        <Icon of={ArrowUp} size={18} />
      </button>
      <button
        type="button"
        class="button icon"
        aria-label={words.later(n)}
        title={words.later(n)}
        disabled={n === of}
        onClick={() => onSwap(n + 1)}
      >
        <Icon of={ArrowDown} size={18} />
      </button>
    </div>
  )
}

function Colour({
  pkg,
  groups,
  n,
  draft,
  onChange,
}: {
  pkg: AnyPackage
  groups: OptionGroups
  n: number
  draft: Draft
  onChange(part: Partial<Draft>): void
}) {
  const spec = pkg.game.options.find(({ id }) => id === groups.seatId(n))
  if (spec?.kind !== 'choice') return null
  return (
    <Select
      label={t.value.newGame.colour(n)}
      hideLabel
      values={spec.values.map((each) => ({ id: each.id, title: each.title[lang.value] }))}
      value={String(optionsOf(pkg, draft)[spec.id])}
      onChange={(colour) => onChange(recolour(pkg, groups, draft, n, colour))}
    />
  )
}

function SeatOption({
  pkg,
  groups,
  id,
  draft,
  onChange,
}: {
  pkg: AnyPackage
  groups: OptionGroups
  id: string
  draft: Draft
  onChange(part: Partial<Draft>): void
}) {
  const options = optionsOf(pkg, draft)
  const option = pkg.game.options.find((each) => each.id === id)
  if (option === undefined || groups.idle?.(id, options) === true) return null
  const set = (value: string | number | boolean | undefined) => onChange({ options: { ...draft.options, [id]: value } })
  return <OptionField option={option} value={options[id]} onChange={set} />
}

/** What a bot can be told, folded: most people take it as it comes. */
function BotOptions({
  bot,
  now,
  onChange,
}: {
  bot: {
    readonly title: Record<Lang, string>
    readonly editions: readonly string[]
    readonly options: readonly OptionSpec[]
  }
  now: Extract<Controller, { by: 'bot' }>
  onChange(to: Controller): void
}) {
  const words = t.value.newGame
  return (
    <Fold class="bot-options" title={words.botOptions(bot.title[lang.value])}>
      {bot.editions.length > 1 ? (
        <Choose
          label={words.edition}
          values={bot.editions.map((id) => ({ id, title: id }))}
          value={now.edition ?? bot.editions[0] ?? ''}
          onChange={(edition) => onChange({ ...now, edition })}
        />
      ) : null}
      {bot.options.map((option) => (
        <OptionField
          key={option.id}
          option={option}
          value={now.options?.[option.id]}
          onChange={(value) => onChange({ ...now, options: { ...now.options, [option.id]: value } })}
        />
      ))}
    </Fold>
  )
}
