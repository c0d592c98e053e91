// Packs of one's own: the list, and the workbench of one of them.

import '../style/colours.css'
import '../style/board.css'
import './style/packs.css'
import './style/checklist.css'
import './style/grid.css'
import './style/rows.css'
import './style/map.css'
import './style/tools.css'
import { h } from 'preact'
import { EditorPage } from './editor-page.tsx'
import { ListPage } from './list-page.tsx'

export const PacksPage = ({ id }: { readonly id: string | undefined }) =>
  id === undefined ? h(ListPage, {}) : h(EditorPage, { id, key: id })
