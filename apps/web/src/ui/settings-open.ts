// Whether the settings lie open; what is in them comes when they do.

import { signal } from '@preact/signals'

export const settingsOpen = signal(false)
