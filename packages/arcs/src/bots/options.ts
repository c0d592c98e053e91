// What can be chosen for each bot, without its rulebook: for whoever sets up a table and leaves the thinking to others.

import type { BotSpec } from '@understudy/table'
import * as lars from './lars/options.ts'
import * as supercat from './supercat/options.ts'

type Choices = Pick<BotSpec<unknown, unknown>, 'options'> & Required<Pick<BotSpec<unknown, unknown>, 'implies'>>

export const botOptions: Readonly<Record<'supercat' | 'lars', Choices>> = {
  supercat: { options: supercat.optionSpecs, implies: supercat.gamePrinted },
  lars: { options: lars.optionSpecs, implies: lars.gamePrinted },
}
