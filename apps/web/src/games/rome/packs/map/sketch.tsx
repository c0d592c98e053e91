// Regions are placed one after another by tapping where each lies: on a blank sheet, or on a photo of one's own board,
// which stays on this device and is forgotten with the page.

import type { Lang } from '@understudy/procedure'
import { Image as Photo, SkipForward } from 'lucide'
import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { Icon } from '../../../../ui/icon.tsx'
import type { Point } from '../../map/project.ts'
import type { Editing } from '../editing.ts'
import { withPlaceOf } from '../model/places.ts'
import { words } from '../text/words.ts'
import type { MapSource } from './mapped.ts'
import { photoOf, type Shown, takePhoto } from './photo.ts'
import { ACROSS, heightOf, Placed, placedIn } from './placed.tsx'
import { fromSheet, sheetFrame } from './sheet-frame.ts'

/** A drawing that takes taps, arrows and Enter. */
const SHEET = 'button'
/** So many names can be read on a small sheet. */
export const FEW = 26
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -0.025],
  ArrowDown: [0, 0.025],
  ArrowLeft: [-0.02, 0],
  ArrowRight: [0.02, 0],
}

export function Sketch({
  editing,
  source,
  lang,
  children,
}: {
  editing: Editing
  source: MapSource
  lang: Lang
  /** More buttons below the sheet. */
  children: ComponentChildren
}) {
  const w = words(lang)
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set())
  const [photo, setPhoto] = useState<Shown | undefined>(() => photoOf(editing.id))
  const [aim, setAim] = useState<Point>()
  const svg = useRef<SVGSVGElement>(null)
  const placed = placedIn(source)
  const open = source.regions.filter(({ at }) => at === undefined)
  const next = open.find(({ id }) => !skipped.has(id)) ?? open[0]
  const frame = sheetFrame(
    placed.map(({ at }) => at),
    photo?.ratio,
  )
  const height = heightOf(frame)
  const put = (to: Point) => {
    if (next === undefined) return
    const held = { x: Math.max(0, Math.min(1, to.x)), y: Math.max(0, Math.min(1, to.y)) }
    editing.change(withPlaceOf(editing.draft.value, next, fromSheet(frame, held)))
  }
  const where = (event: MouseEvent): Point => {
    const box = svg.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
  }
  return (
    <>
      <p class="pack-now" role="status">
        {next === undefined
          ? ''
          : w.placeNext(next.name, source.regions.length - open.length + 1, source.regions.length)}
      </p>
      <div class={`rome pack-map-box pack-sketch${placed.length <= FEW ? ' few' : ''}`}>
        <svg
          ref={svg}
          viewBox={`0 0 ${ACROSS} ${height}`}
          role={SHEET}
          tabIndex={0}
          aria-label={next === undefined ? w.map : w.placeHere(next.name)}
          onClick={(event) => {
            // A key that presses a button has no place.
            if (event.detail > 0) put(where(event))
          }}
          onKeyDown={(event) => {
            const by = KEYS[event.key]
            const from = aim ?? { x: 0.5, y: 0.5 }
            if (by !== undefined) setAim({ x: from.x + by[0], y: from.y + by[1] })
            else if (event.key === 'Enter' || event.key === ' ') put(from)
            else return
            event.preventDefault()
          }}
          onBlur={() => setAim(undefined)}
        >
          <rect class="rome-sheet" width={ACROSS} height={height} />
          {photo === undefined ? null : (
            <image href={photo.url} width={ACROSS} height={height} preserveAspectRatio="none" />
          )}
          <Placed placed={placed} frame={frame} land={photo === undefined} />
          {aim === undefined ? null : (
            <path class="pack-aim" d={`M${aim.x * ACROSS - 14} ${aim.y * height}h28m-14 -14v28`} />
          )}
        </svg>
      </div>
      <div class="row">
        <button
          type="button"
          class="button"
          disabled={open.length < 2 || next === undefined}
          onClick={() => {
            if (next !== undefined) setSkipped(skippedWith(skipped, next.id, open.length))
          }}
        >
          <Icon of={SkipForward} size={18} />
          {w.placeSkip}
        </button>
        <span class="button file-button">
          <Icon of={Photo} size={18} />
          {photo === undefined ? w.photo : w.photoOther}
          <input
            type="file"
            accept="image/*"
            aria-label={photo === undefined ? w.photo : w.photoOther}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? []
              if (file !== undefined) void takePhoto(editing.id, file).then((shown) => setPhoto(shown ?? photo))
            }}
          />
        </span>
        {children}
      </div>
      <p class="quiet pack-hint">{w.placeWhat}</p>
    </>
  )
}

/** When all are skipped, the first comes again. */
function skippedWith(skipped: ReadonlySet<string>, id: string, open: number): ReadonlySet<string> {
  const next = new Set([...skipped, id])
  return next.size >= open ? new Set() : next
}
