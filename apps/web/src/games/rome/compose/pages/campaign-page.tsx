// A campaign turn before an army is chosen: armies, fleets, a new army, and the end.

import type { Action, State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { type Army, cardCount, onBoard } from '@understudy/rome/rules'
import type { Slot } from '@understudy/rome/vocabulary'
import { useEffect } from 'preact/hooks'
import { leaderOf } from '../../board/labels.ts'
import { ROMAN } from '../../board/look.ts'
import { words } from '../../text/words.ts'
import { AtPiece, type VerbChip } from '../at-piece.tsx'
import { BackButton, type Chip, Chips } from '../chips.tsx'
import { askedSide, type PageProps, type RomeChoice, told } from '../page.ts'
import { Places } from '../places.tsx'
import type { Words } from '../possible/impossible.ts'
import { whyNoArmy, whyNoFleet, whyNoMuster, whyNoRenouncing } from '../possible/impossible-campaign.ts'
import { usePath } from '../use-path.ts'
import { CARRY_FIRST, COMPOSE_WORDS } from '../words.ts'

type Kept = Pick<Chip, 'impossible' | 'onTap'>

const OTHERS = ['muster', 'renounce'] as const
const WHY_NOT = { muster: whyNoMuster, renounce: whyNoRenouncing } as const

export function CampaignPage(props: PageProps) {
  const { state, lang } = props
  const w = COMPOSE_WORDS[lang]
  const { path, choices, tap, back } = usePath(props)
  // What was said about something else is no longer asked.
  useEffect(() => () => props.onWhy(undefined), [path])
  const of = (slot: string) => choices.filter(({ pick }) => pick.slot === slot)
  const plain = (list: readonly RomeChoice[]): Chip[] =>
    list.map((choice, at) => ({ key: String(at), text: told(props, choice.text), onTap: () => tap(choice) }))
  const last = path.at(-1)
  const onScreen = !props.beside && props.amends === undefined
  if (last !== undefined) {
    const all = path.map(({ text }) => told(props, text)).join(' › ')
    const label = last.pick.slot === 'navy' ? w.sailTo : last.pick.slot === 'sea' ? w.fightWith : all
    const regions = of('region')
    return (
      <div key="way" class="rome-page">
        {onScreen ? null : <BackButton text={w.back} onTap={back} />}
        {last.pick.slot === 'navy' && onScreen ? (
          <AtPiece state={state} label={all} piece={last.pick} chips={fleetVerbs(props)} />
        ) : null}
        {regions.length > 0 ? (
          <Places
            state={state}
            lang={lang}
            groups={[
              { label, places: regions.map((choice) => ({ id: String(choice.pick.value), onTap: () => tap(choice) })) },
            ]}
          />
        ) : (
          <Chips label={label} chips={plain(choices)} />
        )}
      </div>
    )
  }
  const side = state.sides[askedSide(state)]
  const anew = props.amends === undefined
  const choiceOf = (slot: string, value: number) => of(slot).find(({ pick }) => Number(pick.value) === value)
  // What has done its part, or cannot do it now, keeps its place.
  const kept = (choice: RomeChoice | undefined, there: boolean, why: () => Words, done?: Action): Kept | undefined => {
    if (choice !== undefined) return { onTap: () => tap(choice) }
    if (!anew || !there) return undefined
    // What a real table has done is refused with a way to allow it.
    const told = props.beside && done !== undefined
    return { impossible: true, onTap: () => (told ? props.onAct(done) : props.onWhy(why())) }
  }
  const armies = (side?.armies ?? []).flatMap((army, slot): Chip[] => {
    const tapped = kept(choiceOf('army', slot), onBoard(army), () => whyNoArmy(props.decision, slot), {
      do: 'activate',
      slot: slot as Slot,
    })
    if (tapped === undefined) return []
    const sub = w.led(leaderOf(state, army, lang), cardCount(army))
    return [{ key: String(slot), text: `${ROMAN[slot]} ${placeOf(state, army, lang)}`, sub, ...tapped }]
  })
  const fleets = (side?.navies ?? []).flatMap((navy, no): Chip[] => {
    const choice = choiceOf('navy', no)
    const tapped = kept(choice, navy.sea >= 0, () => whyNoFleet(state, props.decision, no))
    if (tapped === undefined) return []
    const sea = packOf(state).seas[navy.sea]?.name[lang]
    // Ships that are off the board lie nowhere.
    if (sea === undefined)
      return choice === undefined ? [] : [{ key: String(no), text: told(props, choice.text), ...tapped }]
    return [{ key: String(no), text: `${no + 1} ${sea}`, sub: words(lang).ships(navy.cards), ...tapped }]
  })
  const end = choices.find(({ pick }) => pick.slot === 'do' && pick.value === 'end')
  const others = OTHERS.flatMap((what): Chip[] => {
    const choice = of('do').find(({ pick }) => pick.value === what)
    const tapped = kept(choice, true, () => WHY_NOT[what](state, props.decision))
    return tapped === undefined ? [] : [{ key: what, text: told(props, { say: 'pick.do', with: { what } }), ...tapped }]
  })
  return (
    <div key="all" class="rome-page">
      <Chips label={w.armies} chips={armies} class="pairs" />
      <Chips label={w.fleets} chips={fleets} class="pairs" />
      <Chips
        label={w.endCampaign}
        shown={false}
        chips={[
          ...others,
          ...(end === undefined
            ? []
            : [
                {
                  key: 'end',
                  text: w.endCampaign,
                  main: of('army').length === 0,
                  press: 'end' as const,
                  onTap: () => tap(end),
                },
              ]),
        ]}
      />
    </div>
  )
}

/** It sails, as the map shows already; whoever wants to put an army on it begins with the army. */
function fleetVerbs({ lang, onWhy }: PageProps): VerbChip[] {
  const w = COMPOSE_WORDS[lang]
  return [
    { key: 'sail', text: w.sail, pressed: true, onTap: () => undefined },
    { key: 'carry', text: w.carry, impossible: true, onTap: () => onWhy(CARRY_FIRST) },
  ]
}

const placeOf = (state: State, army: Army, lang: PageProps['lang']): string =>
  packOf(state).regions[army.region]?.name[lang] ?? (onBoard(army) ? words(lang).aboard : '')
