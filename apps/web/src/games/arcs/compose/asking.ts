// What words a question better than the rules do, once it is there.

import { signal } from '@preact/signals'
import type { Action, State } from '@understudy/arcs'
import type { GameUi } from '../../ui.ts'

export const asking = signal<GameUi<State, Action>['asksNow']>(undefined)
