// The rulebook of Lars.

import type { Json, Rulebook } from '@understudy/procedure'
import { bots } from '../../about.ts'
import { refusal } from '../../rules/choosing/legal.ts'
import { say } from '../../rules/sayings.ts'
import type { State } from '../../rules/state/state.ts'
import type { Action } from '../../vocabulary.ts'
import { fighting, gift, hits, ransack } from './battle/page.ts'
import { building } from './build/page.ts'
import { chapterEnd } from './chapter-end/page.ts'
import type { C } from './context.ts'
import { concerns, entry, settles } from './entry.ts'
import { influencing } from './influence/page.ts'
import { moving } from './move/page.ts'
import { repairing } from './repair/page.ts'
import { securing } from './secure/page.ts'
import { type NodeId, type PageId, sources } from './sources.ts'
import { suits } from './suits/page.ts'
import { shift, start } from './target/page.ts'
import { taxing } from './tax/page.ts'
import { bookEn, type PreferenceId } from './text/book-en.ts'
import { bookRu } from './text/book-ru.ts'
import { en, ru } from './text/phrases.ts'
import { rulings } from './text/rulings.ts'
import { rest, turn } from './turn/page.ts'
import { voxCards } from './vox/page.ts'

const about = bots.lars

export const larsBook: Rulebook<State, Action, NodeId, PageId, PreferenceId, C> = {
  id: about.id,
  version: about.version,
  editions: about.editions,
  author: about.author,
  pages: [
    start,
    turn,
    ...suits,
    rest,
    influencing,
    repairing,
    taxing,
    building,
    moving,
    fighting,
    securing,
    shift,
    chapterEnd,
    hits,
    gift,
    ...voxCards,
    ransack,
  ],
  sources,
  text: { en: bookEn, ru: bookRu },
  phrases: { en, ru },
  entry,
  legal: (view, _seat, action) => refusal(view, action) === undefined,
  concerns,
  settles,
  rulings,
  describe: (action) => say('do.action', { action: action as unknown as Json }),
}
