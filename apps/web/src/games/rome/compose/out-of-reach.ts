// While an agent or its card is taken up: why that which is looked at instead is not in its reach.

import { signal } from '@preact/signals'
import type { Json, Lang } from '@understudy/procedure'

export const outOfReach = signal<((what: Json) => Readonly<Record<Lang, string>> | undefined) | undefined>(undefined)
