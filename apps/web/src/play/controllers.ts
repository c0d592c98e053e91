// Who can sit at a seat.

import type { AnyPackage, Controller } from '@understudy/table'

/** Everybody who could sit at a seat of this role; undefined: of any role. */
export function controllersFor(pkg: AnyPackage, role: string | undefined): Controller[] {
  const bots = pkg.bots.filter((bot) => role === undefined || bot.roles.includes(role))
  return [{ by: 'person' }, ...bots.map((bot): Controller => ({ by: 'bot', bot: bot.id })), { by: 'random' }]
}

export const controllerId = (controller: Controller): string =>
  controller.by === 'bot' ? `bot:${controller.bot}` : controller.by
