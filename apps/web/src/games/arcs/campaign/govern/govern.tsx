// Govern the Imperial Reach on one screen: enforce the Policy, with everything that is asked then, or change it.

import './govern.css'
import type { Action, State } from '@understudy/arcs'
import { type CampaignAction, camp, type Part, POLICIES, type PolicyId } from '@understudy/arcs/act'
import { arcs } from '@understudy/arcs/lean'
import { place } from '@understudy/arcs/text'
import type { Colour, SystemId } from '@understudy/arcs/vocabulary'
import { equal, type Lang, speak } from '@understudy/procedure'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { ComposerProps } from '../../../ui.ts'
import { bridge } from '../../compose/bridge.tsx'
import { arrangePage } from '../../compose/model/start.ts'
import { arrangeReady, arrangeTaps, pressArrange } from '../../compose/model/table-pages.ts'
import type { ArrangePage } from '../../compose/model/tap.ts'
import { Key, Row } from '../../compose/parts/buttons.tsx'
import { ArrangePart } from '../../compose/parts/hold-parts.tsx'
import { PlaceGrid } from '../../compose/parts/place-grid.tsx'
import { queueFor } from '../../compose/queue.ts'
import { COMPOSE_WORDS } from '../../compose/words.ts'
import { SeatMark } from '../../draw/pieces.tsx'
import { words } from '../../text/words.ts'
import { shortPart } from '../summit/short.ts'
import { reachWords } from '../words.ts'
import { ENFORCE, type Line, type Plan, planOf } from './plan.ts'
import { GOVERN_WORDS } from './words.ts'

type Props = ComposerProps<State, Action>
type Choice = 'enforce' | PolicyId

const changeTo = (policy: PolicyId): Action => ({ do: 'changePolicy', policy }) as unknown as Action

export function Govern({ state, decision, lang, names, beside, amends, onAct }: Props) {
  const w = reachWords(lang)
  const g = GOVERN_WORDS[lang]
  const own = decision.seat as Colour
  const [choice, choose] = useState<Choice | undefined>(undefined)
  const [chosen, setChosen] = useState<Readonly<Record<string, Action>>>({})
  const [tokens, setTokens] = useState<ArrangePage | undefined>(undefined)
  // An earlier step is put right by itself.
  const whole = choice === 'enforce' && amends === undefined
  const plain = useMemo(() => (whole ? planOf(state, own, chosen) : undefined), [state, own, chosen, whole])
  const context = plain?.arranging && { ...plain.arranging, beside, tableDice: false }
  const arranged = context === undefined || tokens === undefined ? undefined : arrangeReady(context, tokens)
  const plan = arranged === undefined ? plain : planOf(state, own, chosen, arranged)
  const pick = (line: Line, option: Action) => {
    setTokens(undefined)
    setChosen({ ...chosen, [line.id]: option })
  }
  useSystems(plan?.lines ?? [], pick)
  const policy = POLICIES[camp.policy(state)]!
  const action = choice === undefined ? undefined : choice === 'enforce' ? ENFORCE : changeTo(choice)
  const grave = plan?.lines.some(({ chosen: taken }) => (taken as unknown as { expel?: boolean }).expel === true)
  const confirm = (taken: Action) => {
    if (plan !== undefined && plan.steps.length > 0) queueFor({ answers: plan.steps })
    onAct(taken)
  }
  const name = (colour: Colour) => names?.[colour] ?? words(lang).seat(colour)
  return (
    <div class="arcs arcs-compose on-govern">
      <div class="arcs-ready">
        <div class="dock-plan">
          <p class={choice === undefined ? 'hint' : undefined}>
            {choice === undefined
              ? g.hint
              : choice === 'enforce'
                ? g.enforce(w.policy[policy])
                : g.change(w.policy[choice])}
          </p>
        </div>
        {action === undefined ? null : (
          <Key main class={grave === true ? 'dock-confirm grave' : 'dock-confirm'} onTap={() => confirm(action)}>
            {COMPOSE_WORDS[lang].ok}
          </Key>
        )}
      </div>
      <div class="dock-tray reach-govern">
        <h2>{g.title}</h2>
        <button
          type="button"
          class="choice"
          data-key="enforce"
          aria-pressed={choice === 'enforce'}
          onClick={() => choose('enforce')}
        >
          <strong>{g.enforce(w.policy[policy])}</strong>
          <span>{w.policyText[policy]}</span>
        </button>
        {plan?.lines.map((line) => (
          <LineKeys
            key={line.id}
            {...{ line, state, lang }}
            label={labelOf(line, own, lang, name)}
            onPick={(option) => pick(line, option)}
          />
        ))}
        {context === undefined ? null : (
          <section>
            <h3>{g.tokens}</h3>
            <ArrangePart
              {...{ context, lang }}
              page={tokens ?? arrangePage(context)}
              taps={arrangeTaps(tokens ?? arrangePage(context))}
              onTap={(tap) => {
                const pressed = pressArrange(tokens ?? arrangePage(context), tap)
                if (pressed !== undefined && 'page' in pressed) setTokens(pressed.page as ArrangePage)
              }}
            />
          </section>
        )}
        {plan === undefined ? null : <Comes {...{ plan, lang }} />}
        <div class="changes">
          {POLICIES.filter((other) => other !== policy).map((other) => (
            <button
              key={other}
              type="button"
              class="choice"
              data-key={other}
              aria-pressed={choice === other}
              onClick={() => choose(other)}
            >
              <strong>{g.change(w.policy[other])}</strong>
              <span class="arcs-note">{g.changeWhat}</span>
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}

const labelOf = (line: Line, own: Colour, lang: Lang, name: (colour: Colour) => string): string => {
  const g = GOVERN_WORDS[lang]
  if (line.of !== undefined) return line.of === own ? g.fromYou : g.from(name(line.of))
  return line.doing === 'escalate' ? g.ships : g.weapons
}

function LineKeys({
  line,
  state,
  lang,
  label,
  onPick,
}: {
  readonly line: Line
  readonly state: State
  readonly lang: Lang
  readonly label: string
  onPick(option: Action): void
}) {
  if (line.doing === 'escalate') {
    const at = (option: Action) => (option as unknown as { at: SystemId }).at
    return (
      <section>
        <h3>
          {label}: {place(lang, at(line.chosen))}
        </h3>
        <PlaceGrid
          {...{ state, lang }}
          open={new Set(line.options.map(at))}
          chosen={[at(line.chosen)]}
          onTap={(system) => {
            const option = line.options.find((each) => at(each) === system)
            if (option !== undefined) onPick(option)
          }}
        />
      </section>
    )
  }
  return (
    <section>
      <h3>
        {line.of === undefined ? null : <SeatMark colour={line.of} />} {label}
      </h3>
      <Row label={label} class="wrap">
        {line.options.map((option) => (
          <Key key={JSON.stringify(option)} pressed={equal(option, line.chosen)} onTap={() => onPick(option)}>
            {optionText(state, option as unknown as CampaignAction, lang)}
          </Key>
        ))}
      </Row>
    </section>
  )
}

function optionText(state: State, option: CampaignAction, lang: Lang): string {
  if (option.do === 'supplyWeapons') return option.to.map((colour) => words(lang).seat(colour)).join(', ')
  if (option.do !== 'exact') return ''
  const { of, take, expel } = option
  if (take === undefined) return expel === true ? GOVERN_WORDS[lang].expelled : GOVERN_WORDS[lang].spared
  return shortPart(state, { ...take, from: of, to: of } as unknown as Part, lang)
}

/** Everything that follows, those included who have no choice. */
function Comes({ plan, lang }: { readonly plan: Plan; readonly lang: Lang }) {
  const lines = plan.events.filter(({ say }) => say !== 'log.enforced')
  if (lines.length === 0) return null
  return (
    <section class="reach-comes" data-heard="">
      <h3>{GOVERN_WORDS[lang].comes}</h3>
      <ul>
        {lines.map((event, at) => (
          <li key={at}>{speak(arcs.phrases, lang, event)}</li>
        ))}
      </ul>
    </section>
  )
}

/** Where the Imperial ships go is tapped on the map as well. */
function useSystems(lines: readonly Line[], pick: (line: Line, option: Action) => void): void {
  const line = lines.find(({ doing }) => doing === 'escalate')
  useEffect(() => {
    if (line === undefined) return
    const offered = line.options.map((option) => {
      const value = (option as unknown as { at: SystemId }).at
      const text = { say: 'choose.value', with: { doing: 'move', slot: 'to', value } }
      return { option, choice: { pick: { slot: 'goal', value }, text } }
    })
    bridge.value = {
      choices: offered.map(({ choice }) => choice),
      picks: [{ slot: 'at', value: (line.chosen as unknown as { at: SystemId }).at }],
      onPick: (choice) => {
        const found = offered.find((each) => each.choice === choice)
        if (found !== undefined) pick(line, found.option)
      },
    }
    return () => {
      bridge.value = undefined
    }
  })
}
