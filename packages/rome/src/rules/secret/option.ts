// People's armies are known to the table, not to the app (ruling rome/R-136).

import type { OptionSpec } from '@understudy/table'

export const SECRET_ARMIES = 'armies.secret'

export const secretOption: OptionSpec = {
  id: SECRET_ARMIES,
  kind: 'flag',
  title: { en: 'People’s armies stay secret from the app', ru: 'Армии людей — тайна для приложения' },
  help: {
    en: 'Beside a real board: you say how many cards an army has, and name a card when it is shown. Ruling rome/R-136.',
    ru: 'Рядом с настоящим полем: вы говорите, сколько в армии карт, и называете карту, когда её открывают. Решение rome/R-136.',
  },
  default: false,
}
