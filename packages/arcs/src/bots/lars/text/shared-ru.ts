// What several pages say, in Russian.

import type { NodeText } from '@understudy/procedure'

export const go = (title: string): NodeText => ({ rule: `Переходите к странице **${title}**.` })
export const found = (yes: string, no: string): Pick<NodeText, 'yes' | 'no'> => ({ yes, no })
