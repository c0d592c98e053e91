// What can be chosen for each bot, without its rulebook: for whoever sets up a table and leaves the thinking to others.

import type { BotSpec, BotVersion } from '@understudy/table'
import * as lars from './lars/options.ts'
import * as supercat from './supercat/options.ts'

type Spec = BotSpec<unknown, unknown>
type Choices = Pick<Spec, 'options'> &
  Required<Pick<Spec, 'implies'>> & {
    readonly versions?: readonly Pick<
      BotVersion<unknown, unknown>,
      'name' | 'about' | 'aboutIn' | 'editions' | 'options' | 'implies'
    >[]
  }

export const botOptions: Readonly<Record<'supercat' | 'lars', Choices>> = {
  supercat: { ...supercat.offered('0.10'), versions: [supercat.offered('0.5'), supercat.offered('0.10')] },
  lars: { options: lars.optionSpecs, implies: lars.gamePrinted },
}
