// Who sits where: a tile for each place, with those who may sit there, how hard it is, and names where several people play.

import type { AnyPackage } from '@understudy/table'
import type { Choosing } from '../games/ui.ts'
import { lang } from '../store/settings.ts'
import { t } from '../text/index.ts'
import { Choose, TextField } from '../ui/fields.tsx'
import { later } from '../ui/later.tsx'
import { seatGroups } from './choosing.ts'
import { type Draft, optionsOf } from './draft.ts'
import { publishedOf, type Tile, tilesOf } from './tiles.ts'

const Level = later(
  () => import('./seat-level.tsx').then((part) => part.Level),
  () => null,
)

export interface TilesProps extends Partial<Pick<Choosing, 'groups' | 'Mark'>> {
  readonly pkg: AnyPackage
  readonly draft: Draft
  onChange(part: Partial<Draft>): void
}

export function SeatTiles(props: TilesProps) {
  const { pkg, groups, draft } = props
  const tiles = tilesOf(pkg, groups, draft, publishedOf(pkg.game.id), lang.value)
  const people = tiles.filter(({ now }) => now?.by === 'person').length
  return (
    <ol class="seat-tiles">
      {tiles.map((tile) => (
        <SeatTile key={tile.n} {...props} tile={tile} several={people > 1} />
      ))}
    </ol>
  )
}

function SeatTile({
  pkg,
  groups,
  Mark,
  draft,
  onChange,
  tile,
  several,
}: TilesProps & { readonly tile: Tile; readonly several: boolean }) {
  const words = t.value.newGame
  const { n, now, sitters, chosen } = tile
  const name = tile.title[lang.value]
  const title = seatGroups(groups) === undefined ? name : words.seatNumber(n, name)
  return (
    <li class={now === undefined ? 'seat-tile nobody' : `seat-tile by-${now.by}`} data-seat={tile.id}>
      <h3>
        {Mark === undefined ? null : <Mark seat={tile.id} options={optionsOf(pkg, draft)} />}
        {seatGroups(groups) === undefined ? name : `${n}. ${name}`}
      </h3>
      {now?.by === 'bot' && pkg.game.options.some(({ id }) => id === 'difficulty') ? (
        <Level pkg={pkg} draft={draft} bot={now.bot} seat={title} onChange={onChange} />
      ) : null}
      {sitters.length < 2 ? (
        <p>{sitters[0]?.title}</p>
      ) : (
        <Choose
          label={title}
          hideLabel
          values={sitters}
          value={chosen}
          onChange={(id) => {
            const sitter = sitters.find((each) => each.id === id)
            if (sitter !== undefined) onChange(sitter.take)
          }}
        />
      )}
      {now?.by === 'person' && several ? (
        <TextField
          label={words.nameOf(title)}
          hideLabel
          placeholder={words.name}
          value={now.name ?? ''}
          maxLength={40}
          onInput={(typed) => {
            const person = typed === '' ? ({ by: 'person' } as const) : ({ by: 'person', name: typed } as const)
            onChange({ seats: { ...draft.seats, [tile.id]: person } })
          }}
        />
      ) : null}
    </li>
  )
}
