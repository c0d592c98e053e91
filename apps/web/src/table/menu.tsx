// What can be done with a running game besides playing it.

import type { IconNode } from 'lucide'
import { Archive, BookOpen, ClipboardCheck, Download, Package, PencilLine, Settings2, Share2, Users } from 'lucide'
import { Changes } from '../panels/changes.tsx'
import { Ticked } from '../panels/ticked.tsx'
import type { Play } from '../play/play.ts'
import { viewerOf } from '../play/telling/view.ts'
import { exportGame } from '../storage/files.ts'
import { linkTo } from '../store/route.ts'
import { t } from '../text/index.ts'
import { Icon } from '../ui/icon.tsx'
import { later } from '../ui/later.tsx'
import { MenuItem } from '../ui/menu-item.tsx'
import { inRail } from '../ui/narrow.ts'
import { settingsOpen } from '../ui/settings-open.ts'
import { Sheet } from '../ui/sheet.tsx'
import { startEditing } from './editing.ts'
import { type Open, open } from './menu-open.ts'
import { SeatsSheet } from './seats-sheet.tsx'
import { WithNeeds } from './with-needs.tsx'

const ShareSheet = later(
  () => import('../around/share-sheet.tsx').then((part) => part.ShareSheet),
  () => null,
)

const close = () => {
  open.value = undefined
}

export function TableSheets({ play }: { play: Play }) {
  switch (open.value) {
    case 'menu':
      return <MenuSheet play={play} />
    case 'seats':
      return <SeatsSheet play={play} onClose={close} />
    case 'setup':
    case 'match':
      return <SetupSheet play={play} checking={open.value === 'match'} />
    case 'share':
      return <ShareSheet id={play.id} onClose={close} />
    default:
      return null
  }
}

function MenuSheet({ play }: { play: Play }) {
  const words = t.value.table
  const free = play.locked.value === false
  const item = (icon: IconNode, text: string, run: () => void, on = true) => (
    <MenuItem icon={icon} text={text} disabled={!on} onClose={close} run={run} />
  )
  const show = (what: Open) => () => {
    open.value = what
  }
  return (
    <Sheet title={words.menu} onClose={close}>
      <div class="menu">
        {/* The rail of a phone on its side has no room for it. */}
        {inRail.value
          ? item(Settings2, t.value.settings.title, () => {
              settingsOpen.value = true
            })
          : null}
        {item(Package, words.setup, show('setup'))}
        {item(ClipboardCheck, words.match, show('match'))}
        {item(PencilLine, words.edit, () => startEditing(play), free)}
        {item(Users, t.value.seats.title, show('seats'), free)}
        {item(Download, t.value.start.export, () => void exportGame(play.id))}
        {item(Share2, t.value.start.share, show('share'))}
        {play.ui.Sheets === undefined ? null : (
          <a class="menu-item" href={linkTo.sheets(play.pkg.game.id, textOptions(play))} onClick={close}>
            <Icon of={BookOpen} />
            {t.value.start.sheets}
          </a>
        )}
        <a class="menu-item" href={linkTo.start} onClick={close}>
          <Icon of={Archive} />
          {t.value.app.home}
        </a>
      </div>
    </Sheet>
  )
}

/** Options that fit into an address: whole files do not. */
function textOptions(play: Play): Record<string, string> {
  const entries = Object.entries(play.options).filter(([, value]) => value !== undefined && String(value).length < 60)
  return Object.fromEntries(entries.map(([id, value]) => [id, String(value)]))
}

function SetupSheet({ play, checking }: { play: Play; checking: boolean }) {
  const words = t.value.table
  return (
    <Sheet title={checking ? words.match : words.setup} onClose={close} wide>
      <p class="quiet">{checking ? words.matchWhat : words.setupWhat}</p>
      <WithNeeds play={play}>{() => <WholeTable play={play} />}</WithNeeds>
      <div class="row end">
        {checking ? (
          <button
            type="button"
            class="button"
            onClick={() => {
              close()
              startEditing(play)
            }}
          >
            {words.correct}
          </button>
        ) : null}
        <button type="button" class="button main" onClick={close}>
          {checking ? words.matches : t.value.app.done}
        </button>
      </div>
    </Sheet>
  )
}

const WholeTable = ({ play: { pkg, table }, play }: { play: Play }) => (
  <Ticked play={play}>
    <Changes
      pkg={pkg}
      list={pkg.game.setup(pkg.game.view(table.state, viewerOf(play)))}
      ticks={`table ${table.entries.length}`}
    />
  </Ticked>
)
