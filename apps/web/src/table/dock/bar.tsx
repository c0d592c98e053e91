// The decision bar: who decides what, in one sentence; the choices; and always Undo. It stays where it is.

import { unread } from '../../play/following/battle.ts'
import type { Play } from '../../play/play.ts'
import { passTo } from '../../play/seats/secrets.ts'
import { t } from '../../text/index.ts'
import { later } from '../../ui/later.tsx'
import { PersonBar } from './bar-decide.tsx'
import { Bar, Waiting } from './bar-frame.tsx'
import { RunBar } from './bar-run.tsx'

// What is not asked at once comes with the first of its kind: lists and answers of the real table; looking back, putting
// right, trying out.
const lists = () => import('./bar-list.tsx')
const DifferencesBar = later(() => lists().then((part) => part.DifferencesBar), Waiting)
const BattleBar = later(() => import('../scene.tsx').then((part) => part.BattleBar), Waiting)
const IntervalBar = later(() => lists().then((part) => part.IntervalBar), Waiting)
const ListedBar = later(() => lists().then((part) => part.ListedBar), Waiting)
const OverBar = later(() => lists().then((part) => part.OverBar), Waiting)
const PassBar = later(() => lists().then((part) => part.PassBar), Waiting)
const BrokenBar = later(() => lists().then((part) => part.BrokenBar), Waiting)
const RestBar = later(() => import('./bar-rest.tsx').then((part) => part.RestBar), Waiting)
const TableBar = later(() => import('./bar-table.tsx').then((part) => part.TableBar), Waiting)
const modes = () => import('./bar-modes.tsx')
const AmendBar = later(() => modes().then((part) => part.AmendBar), Waiting)
const EditBar = later(() => modes().then((part) => part.EditBar), Waiting)
const LockedBar = later(() => modes().then((part) => part.LockedBar), Waiting)
const LookBar = later(() => modes().then((part) => part.LookBar), Waiting)
const OtherBar = later(() => modes().then((part) => part.OtherBar), Waiting)
const GapBar = later(() => import('../gap/gap-bar.tsx').then((part) => part.GapBar), Waiting)
const WhyNotBar = later(() => modes().then((part) => part.WhyNotBar), Waiting)

export function DecisionBar({ play }: { play: Play }) {
  const mode = play.mode.value
  if (play.locked.value !== false) return <LockedBar play={play} why={play.locked.value} />
  switch (mode.at) {
    case 'look':
      return <LookBar play={play} index={mode.index} />
    case 'whyNot':
      return <WhyNotBar play={play} mode={mode} />
    case 'amend':
      return <AmendBar play={play} mode={mode} />
    case 'other':
      return <OtherBar play={play} picker={mode.picker} />
    case 'edit':
      return <EditBar play={play} />
    case 'now':
      return <NowBar play={play} />
  }
}

function NowBar({ play }: { play: Play }) {
  const next = play.next.value
  if (play.broken.value !== undefined) return <BrokenBar play={play} />
  const fights = unread(play) || (play.tumbling.value && play.battle.value?.mine === true)
  if (play.resting.value !== undefined) return fights ? <BattleBar play={play} /> : <RestBar play={play} />
  if (next === undefined) return <Bar play={play} kind="wait" say={t.value.app.loading} />
  if (play.beside && play.differences.value !== undefined) return <DifferencesBar play={play} />
  if (play.listed.value) return <ListedBar play={play} />
  if (play.interval.value !== undefined) return <IntervalBar play={play} />
  if (fights) return <BattleBar play={play} />
  const passing = passTo(play)
  if (passing !== undefined) return <PassBar play={play} seat={passing} />
  switch (next.kind) {
    case 'over':
      return <OverBar play={play} outcome={next.outcome} />
    case 'person':
      return <PersonBar play={play} seat={next.seat} decision={next.decision} />
    case 'table':
      return <TableBar play={play} question={next.question} />
    case 'gap':
      return <GapBar play={play} fact={next.fact} />
    case 'auto':
    case 'bot':
      return <RunBar play={play} />
  }
}
