// What the page of a battle card has laid ready, for the scene to show in the lane before it is played.

import { signal } from '@preact/signals'
import type { CardId } from '@understudy/rome/vocabulary'

export const laid = signal<readonly CardId[]>([])
