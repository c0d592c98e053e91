// Who can sit at a seat.

import type { AnyPackage, Controller } from '@understudy/table'
import { versionName, versionsOf } from '@understudy/table/bots'

/** Everybody who could sit at a seat of this role, bots in all their versions; undefined: of any role. */
export function controllersFor(pkg: AnyPackage, role: string | undefined): Controller[] {
  const bots = pkg.bots.filter((bot) => role === undefined || bot.roles.includes(role))
  const versions = bots.flatMap((bot) => versionsOf(bot).map(({ name }) => ({ bot: bot.id, version: name })))
  return [{ by: 'person' }, ...versions.map((bot): Controller => ({ by: 'bot', ...bot })), { by: 'random' }]
}

/** The version of a bot, if there are several to tell apart. */
export function versionShown(pkg: AnyPackage, { bot, version }: Extract<Controller, { by: 'bot' }>): string {
  const spec = pkg.bots.find(({ id }) => id === bot)
  return spec === undefined || versionsOf(spec).length === 1 ? '' : (version ?? versionName(spec))
}

export const controllerId = (pkg: AnyPackage, controller: Controller): string =>
  controller.by === 'bot' ? `bot:${controller.bot}${versionShown(pkg, controller)}` : controller.by
