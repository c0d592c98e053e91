// The rulings of a bot by what hangs on them: every option that a ruling has left open, switched at one seat in turn.

import type { AnyPackage, BotSpec, OptionSpec } from '@understudy/table'
import { findBot } from '@understudy/table/bots'
import { type Change, changedArm, otherValues } from './changes.ts'
import type { Arm } from './plan.ts'
import type { Difference, Results } from './results.ts'

export interface RulingSwitch {
  readonly name: string
  /** The rulings that its option cites. */
  readonly rulings: readonly string[]
  readonly change: Change
}

/** The rulings of a rulebook that the help of an option cites: `supercat/A64, A112`. */
export const rulingsCited = (bot: BotSpec<unknown, unknown>, spec: OptionSpec): string[] =>
  rulingsCitedIn(bot.rulebook?.rulings?.en ?? {}, spec)

/** The same for these rulings. */
export function rulingsCitedIn(rulings: Readonly<Record<string, string>>, spec: OptionSpec): string[] {
  const help = spec.help?.en ?? ''
  return Object.keys(rulings).filter((ruling) => {
    const [book = '', number = ''] = ruling.split('/')
    return help.includes(`${book}/`) && new RegExp(`(^|[^\\w-])${escaped(number)}($|[^\\w-])`).test(help)
  })
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** All options of the bot, and those of the game that a ruling of its book has left open. */
export function rulingSwitches(
  pkg: AnyPackage,
  bot: BotSpec<unknown, unknown>,
  base: Arm,
  given: Options,
): RulingSwitch[] {
  const slot = slotOf(base, bot.id)
  const controller = base.players[slot]?.controller
  const set = controller?.by === 'bot' ? (controller.options ?? {}) : {}
  const own = bot.options.flatMap((spec) =>
    otherValues(spec, set[spec.id]).map(
      (value): RulingSwitch => ({
        name: `${bot.id}:${spec.id}=${value}`,
        rulings: rulingsCited(bot, spec),
        change: { of: 'bot', bot: bot.id, option: spec.id, value, slot },
      }),
    ),
  )
  const shared = pkg.game.options.flatMap((spec) => {
    const rulings = rulingsCited(bot, spec)
    if (rulings.length === 0) return []
    return otherValues(spec, given[spec.id]).map(
      (value): RulingSwitch => ({
        name: `${spec.id}=${value}`,
        rulings,
        change: { of: 'game', option: spec.id, value },
      }),
    )
  })
  return [...own, ...shared]
}

type Options = Arm['options']

/** The first slot that the bot has: the one whose options are switched. */
export const slotOf = (base: Arm, bot: string): number =>
  base.players.findIndex(({ controller }) => controller.by === 'bot' && controller.bot === bot)

/** The bot in the version that sits there; undefined if it has no slot. */
export function ruledBot(pkg: AnyPackage, base: Arm, bot: string): BotSpec<unknown, unknown> | undefined {
  const controller = base.players[slotOf(base, bot)]?.controller
  return controller?.by === 'bot' ? findBot(pkg, bot, controller.version) : undefined
}

export const switchedArms = (pkg: AnyPackage, base: Arm, switches: readonly RulingSwitch[], table: Options): Arm[] =>
  switches.map(({ name, change }) => changedArm(pkg, base, name, [change], table))

export interface RulingEffect {
  readonly difference: Difference
  readonly rulings: readonly string[]
}

/** By effect on the victories of the seat that was switched, then by the share of games that changed. */
export function rankedEffects(results: Results, switches: readonly RulingSwitch[], player: number): RulingEffect[] {
  const effect = ({ difference }: RulingEffect) => Math.abs(difference.players[player]?.wins.mean ?? 0)
  return results.differences
    .map((difference) => ({
      difference,
      rulings: switches.find(({ name }) => name === difference.name)?.rulings ?? [],
    }))
    .sort((a, b) => effect(b) - effect(a) || a.difference.identical.share - b.difference.identical.share)
}

/** Rulings that no option leaves open. */
export function fixedRulings(bot: BotSpec<unknown, unknown>, switches: readonly RulingSwitch[]): string[] {
  const open = new Set(switches.flatMap(({ rulings }) => rulings))
  return Object.keys(bot.rulebook?.rulings?.en ?? {}).filter((ruling) => !open.has(ruling))
}
