// The scene of a battle, in the board's frame: your side on the left (on a phone below), dice in the tray between, what they
// come to under them. Only pieces and dice can be tapped; everything else is decided in the dock.

import './scene.css'
import './ledger.css'
import './scene-portrait.css'
import type { Action, State } from '@understudy/arcs'
import { PRINTED_TYPE } from '@understudy/arcs/data'
import { arcs } from '@understudy/arcs/lean'
import { typeName } from '@understudy/arcs/rules'
import { ids, ownerIndex, seatOf } from '@understudy/arcs/state'
import { diceOf, ownerName, resource } from '@understudy/arcs/text'
import { DICE, type Owner, type Pool } from '@understudy/arcs/vocabulary'
import { speak } from '@understudy/procedure'
import { useEffect } from 'preact/hooks'
import { inRail, onPhone } from '../../../ui/narrow.ts'
import { type Phase, usePhase } from '../../../ui/scene-phase.ts'
import type { SceneProps } from '../../ui.ts'
import { lastAspect } from '../board/aspect.ts'
import { mayFall } from '../compose/grave/costs.ts'
import { mayFallWords } from '../compose/grave/words.ts'
import { poolOf, poolsOf } from '../compose/model/battle-page.ts'
import { hitsLeft } from '../compose/model/dealing.ts'
import { bestPool, facing } from '../compose/odds/facing.ts'
import { lossesOf } from '../compose/odds/losses.ts'
import { geometryFor } from '../draw/geometry.ts'
import { ChangedHands } from './changed-hands.tsx'
import { countersOf } from './counting.ts'
import { type Die, diceIn, type Fight, fightersOf, fightIn, sorted, symbolsIn } from './fought.ts'
import { Ledger, OddsLines } from './ledger.tsx'
import { liftingOf } from './lifting.ts'
import { Loot } from './loot.tsx'
import { resultOf } from './result.ts'
import { Side } from './side.tsx'
import { spoilsOf } from './spoils.ts'
import { planning, type Staged, staged } from './staged.ts'
import { PoolTray, Tray } from './tray.tsx'
import { BATTLE_WORDS } from './words.ts'

type Props = SceneProps<State, Action>

export function BattleScene(props: Props) {
  const { state, before, steps, lang, viewer, over, tumbling, size } = props
  const w = BATTLE_WORDS[lang]
  const now = staged.value
  const plan = planning() ? plannedFight(now) : undefined
  const fight = plan ?? fightIn(state, steps)
  const dice = (plan === undefined ? diceIn(steps) : toldDice(now)).map((die, no) => ({ ...die, no }))
  const phase = usePhase(props, dice.length)
  const spoils = fight !== undefined && over && !tumbling ? spoilsOf({ before, state, steps, fight }) : undefined
  const told = spoils === undefined ? '' : resultOf(spoils, viewer, lang)
  useEffect(() => props.onTold(told), [told])
  if (fight === undefined) return null
  const lying = phase === 'fall' ? dice : inOrder(dice)
  const lifting = phase === 'tell' ? liftingOf(now, lying) : undefined
  const tray = (
    <Tray
      dice={lying}
      lang={lang}
      moves={!props.still}
      falling={phase === 'fall'}
      lifting={lifting}
      onTap={(tap) => now?.onTap(tap)}
    />
  )
  if (size === 'small')
    return (
      <section class="arcs arcs-fight small" style={placed(fight)} aria-label={w.title(fight.at)}>
        {tray}
        <p>{told}</p>
      </section>
    )
  const chooser = over ? undefined : choosesByRule(state)
  const left = fight.defender === viewer ? fight.defender : fight.attacker
  const type = PRINTED_TYPE[ids.sys(fight.at)]
  const choosing = plan !== undefined && dice.length === 0
  // A phone has room for the odds, or for every piece.
  const counted = choosing && (onPhone.value || inRail.value)
  return (
    <section
      class={`arcs arcs-fight${props.still ? ' still' : ''}${counted ? ' counted' : ''}`}
      aria-label={w.title(fight.at)}
    >
      <h2>
        {w.title(fight.at)}
        {type === undefined || type === 0 ? null : <small>{resource(lang, typeName(type))}</small>}
      </h2>
      <Half {...props} {...{ fight, now, phase, counted }} owner={left} mine />
      <div class="fight-middle">
        {choosing && now !== undefined ? <Choosing now={now} {...{ lang, fight }} state={state} /> : tray}
        {lifting === undefined ? null : (
          <p class="fight-waits">{w.rerolls(lifting.by === undefined ? '' : speak(arcs.phrases, lang, lifting.by))}</p>
        )}
        {dice.length === 0 ? null : phase === 'tell' ? (
          <Ledger
            dice={lying}
            flies={tumbling && !props.still}
            counters={countersOf(symbolsIn(lying), before, fight)}
            lang={lang}
          />
        ) : (
          <p class="fight-waits">{w.waiting}</p>
        )}
        {chooser === undefined || phase !== 'tell' ? null : (
          <p class="fight-waits">{w.byRule(ownerName(lang, chooser))}</p>
        )}
        {over || now === undefined ? null : <Loot now={now} lang={lang} />}
        {spoils === undefined ? null : (
          <div class="fight-end">
            <p class="fight-result" data-heard="">
              {told}
            </p>
            <ChangedHands spoils={spoils} />
          </div>
        )}
      </div>
      <Half
        {...props}
        {...{ fight, now, phase, counted }}
        owner={left === fight.attacker ? fight.defender : fight.attacker}
      />
    </section>
  )
}

function Half({
  fight,
  owner,
  now,
  phase,
  before,
  state,
  lang,
  viewer,
  counted,
  mine = false,
}: Props & {
  readonly fight: Fight
  readonly owner: Owner
  readonly now: Staged | undefined
  readonly phase: Phase
  readonly counted: boolean
  readonly mine?: boolean
}) {
  const page = now?.page.at === 'hits' && phase === 'tell' ? now.page : undefined
  const attacks = owner === fight.attacker
  const left =
    page === undefined || now === undefined
      ? 0
      : attacks
        ? hitsLeft(now.context, page, 'own')
        : hitsLeft(now.context, page, 'ships') + hitsLeft(now.context, page, 'sites')
  return (
    <Side
      {...{ owner, attacks, mine, counted, lang, left, page }}
      you={owner === viewer}
      fighters={fightersOf(before, phase === 'tell' ? state : before, fight.at, owner, !attacks)}
      taps={page === undefined ? [] : (now?.taps ?? [])}
      onTap={(tap) => now?.onTap(tap)}
    />
  )
}

/** The dice to be rolled, and what to expect of them. */
function Choosing({
  now: { context, page, onTap },
  fight,
  state,
  lang,
}: {
  readonly now: Staged
  readonly fight: Fight
  readonly state: State
  readonly lang: Props['lang']
}) {
  const w = BATTLE_WORDS[lang]
  if (page.at !== 'battle' || page.pool === undefined) return null
  const [attacker, defender] = [seatOf(state, fight.attacker), ownerIndex(state, fight.defender)]
  const pools = poolsOf(context, page)
  const best = bestPool(pools, facing(state, fight.at, attacker, defender))
  const fall = context.beside ? undefined : mayFall(state, fight.at, attacker, defender, page.pool)
  const isBest = best !== undefined && same(best, page.pool)
  return (
    <>
      <PoolTray pool={page.pool} pools={pools} lang={lang} onTap={onTap} />
      <OddsLines
        losses={lossesOf(state, fight.at, attacker, defender, page.pool)}
        lang={lang}
        grave={fall === undefined ? '' : mayFallWords(fall, lang)}
        note={isBest ? w.best : best === undefined ? '' : w.bestIs(diceOf(lang, best))}
      />
    </>
  )
}

const same = (a: Pool, b: Pool): boolean => DICE.every((die) => a[die] === b[die])

function plannedFight(now: Staged | undefined): Fight | undefined {
  if (now?.page.at !== 'battle' || now.page.system === undefined || now.page.against === undefined) return undefined
  return { at: now.page.system, attacker: now.context.decision.seat as Owner, defender: now.page.against as Owner }
}

/** Beside a real board: what has been told of them. */
function toldDice(now: Staged | undefined): Die[] {
  const page = now?.page
  if (page?.at !== 'battle' || now?.context.tableDice !== true) return []
  const counts = poolOf(page.faces)
  return DICE.flatMap((die) => (counts[die] === 0 ? [] : page.faces[die].map((face) => ({ die, face }))))
}

function inOrder(dice: readonly (Die & { readonly no: number })[]): (Die & { readonly no: number })[] {
  return sorted(dice) as (Die & { readonly no: number })[]
}

/** The bot that is about to deal hits. */
function choosesByRule(state: State): Owner | undefined {
  const decision = arcs.decision(state)
  if (decision?.kind !== 'hits') return undefined
  const role = state.options.roles[seatOf(state, decision.seat as Owner)]
  return role === 'human' ? undefined : (decision.seat as Owner)
}

/** Where it is fought, for a scene that only shows what fell. */
function placed({ at }: Fight): string {
  const geometry = geometryFor(lastAspect())
  const { x, y } = geometry.systems[ids.sys(at)]!
  const left = Math.min(80, Math.max(20, (x / geometry.width) * 100))
  const top = Math.min(84, Math.max(16, (y / geometry.height) * 100))
  return `left: ${left}%; top: ${top}%`
}
