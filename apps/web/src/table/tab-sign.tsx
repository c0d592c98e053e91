// The drawer's tabs on a phone on its side: the rail is too narrow for words.

import { BookOpen, CircleQuestionMark, LayoutGrid, ListChecks, MessageCircleQuestionMark, ScrollText } from 'lucide'
import type { Tab } from '../play/view.ts'
import { Icon } from '../ui/icon.tsx'

const SIGNS = {
  board: LayoutGrid,
  turn: ListChecks,
  why: MessageCircleQuestionMark,
  log: ScrollText,
  rulebook: BookOpen,
  help: CircleQuestionMark,
}

export const TabSign = ({ of }: { readonly of: Tab }) => <Icon of={SIGNS[of]} />
