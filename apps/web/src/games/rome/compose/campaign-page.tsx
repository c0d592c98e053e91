// A campaign turn before an army is chosen: armies, fleets, a new army, and the end.

import { type Army, cardCount, hasGeneral, onBoard, packOf, type State } from '@understudy/rome'
import { ROMAN } from '../board/look.ts'
import { words } from '../text/words.ts'
import { AtPiece, type VerbChip } from './at-piece.tsx'
import { BackButton, type Chip, Chips } from './chips.tsx'
import { askedSide, type PageProps, type RomeChoice, told } from './page.ts'
import { Places } from './places.tsx'
import { usePath } from './use-path.ts'
import { CARRY_FIRST, COMPOSE_WORDS } from './words.ts'

export function CampaignPage(props: PageProps) {
  const { state, lang } = props
  const w = COMPOSE_WORDS[lang]
  const { path, choices, tap, back } = usePath(props)
  const of = (slot: string) => choices.filter(({ pick }) => pick.slot === slot)
  const plain = (list: readonly RomeChoice[]): Chip[] =>
    list.map((choice, at) => ({ key: String(at), text: told(props, choice.text), onTap: () => tap(choice) }))
  const last = path.at(-1)
  if (last !== undefined) {
    const all = path.map(({ text }) => told(props, text)).join(' › ')
    const label = last.pick.slot === 'navy' ? w.sailTo : last.pick.slot === 'sea' ? w.fightWith : all
    const regions = of('region')
    return (
      <div class="rome-page">
        <BackButton text={w.back} onTap={back} />
        {last.pick.slot === 'navy' && !props.beside && props.amends === undefined ? (
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
  const armies = of('army').map((choice): Chip => {
    const slot = Number(choice.pick.value)
    const army = side?.armies[slot]
    return {
      key: String(slot),
      text: `${ROMAN[slot]} ${army === undefined ? '' : placeOf(state, army, lang)}`,
      ...(army === undefined ? {} : { sub: w.led(leaderOf(state, army, lang), cardCount(army)) }),
      onTap: () => tap(choice),
    }
  })
  const fleet = (choice: RomeChoice, onTap: (choice: RomeChoice) => void): Chip => {
    const no = Number(choice.pick.value)
    const navy = side?.navies[no]
    const sea = packOf(state).seas[navy?.sea ?? -1]?.name[lang]
    return {
      key: String(no),
      // Ships that are off the board lie nowhere.
      text: sea === undefined ? told(props, choice.text) : `${no + 1} ${sea}`,
      ...(navy === undefined || sea === undefined ? {} : { sub: words(lang).ships(navy.cards) }),
      onTap: () => onTap(choice),
    }
  }
  const end = choices.find(({ pick }) => pick.slot === 'do' && pick.value === 'end')
  const others = of('do').filter((choice) => choice !== end)
  return (
    <div class="rome-page">
      <Chips label={w.armies} chips={armies} class="pairs" />
      <Chips label={w.fleets} chips={of('navy').map((choice) => fleet(choice, tap))} class="pairs" />
      <Chips
        label={w.endCampaign}
        shown={false}
        chips={[
          ...plain(others),
          ...(end === undefined
            ? []
            : [
                {
                  key: 'end',
                  text: w.endCampaign,
                  main: armies.length === 0,
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

function leaderOf(state: State, army: Army, lang: PageProps['lang']): string {
  const [general] = army.general.known
  if (general !== undefined) return packOf(state).generals.get(general)?.name[lang] ?? words(lang).captain
  return hasGeneral(army) ? words(lang).faceDown : words(lang).noGeneral
}
