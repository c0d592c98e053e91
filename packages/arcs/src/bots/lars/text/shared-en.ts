// What several pages say, in English.

import type { NodeText } from '@understudy/procedure'

export const go = (title: string): NodeText => ({ rule: `Follow the page **${title}**.` })
export const found = (yes: string, no: string): Pick<NodeText, 'yes' | 'no'> => ({ yes, no })
