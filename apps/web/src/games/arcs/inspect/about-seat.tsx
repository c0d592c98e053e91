// A player's board in words, whole: what a phone has no room for.

import type { State } from '@understudy/arcs'
import { COURT, LEADER, LORE } from '@understudy/arcs/data'
import { cardName, place, RESOURCE } from '@understudy/arcs/text'
import type { Colour } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import { SeatMark } from '../draw/pieces.tsx'
import { Goods, Slots } from '../seats/goods.tsx'
import { seatLook, winningPower } from '../seats/look.ts'
import { ABOUT_WORDS } from '../text/about.ts'
import { capital, words } from '../text/words.ts'

export function AboutSeat({
  state,
  colour,
  lang,
  name,
}: {
  state: State
  colour: Colour
  lang: Lang
  name: string | undefined
}) {
  const w = words(lang)
  const a = ABOUT_WORDS[lang]
  const look = seatLook(state, colour)
  if (look === undefined) return null
  const hand =
    look.role === 'lars'
      ? w.deckOf(look.cards)
      : look.role === 'supercat'
        ? w.counter(look.cards)
        : w.inHand(look.cards)
  const { role, guilds, lore, leader, outrage, trophyList, captiveList, target } = look
  return (
    <>
      <h2>
        <SeatMark colour={colour} size={20} /> {name === undefined || name === w.seat(colour) ? '' : `${name} · `}
        {w.seat(colour)} · {w.roleOf(role)}
      </h2>
      <p>
        {a.powerToWin(look.power, winningPower(state))} {capital(hand)}
        {look.initiative ? `, ${w.hasInitiative}` : ''}.
      </p>
      {guilds.length > 0 && (
        <p class="arcs-guilds">
          {a.guilds} ({guilds.length}): {guilds.map((id) => cardName(lang, COURT[id]!.name)).join(', ')}.
        </p>
      )}
      <Slots look={look} lang={lang} />
      <Goods look={look} lang={lang} />
      <ul class="arcs-lines-list plain">
        <li>{w.supplyOf(look.ships, look.agents, look.cities, look.ports)}</li>
        {outrage.length > 0 && <li>{w.outrageIn(outrage.map((type) => RESOURCE[type][lang]).join(', '))}</li>}
        {trophyList.length > 0 && (
          <li>
            {w.trophies(look.trophies)}:{' '}
            {trophyList.map(({ of, piece, n }) => w.trophyOf(w.seat(of), piece, n)).join(', ')}
          </li>
        )}
        {captiveList.length > 0 && (
          <li>
            {w.captives(look.captives)}: {captiveList.map(({ of, n }) => `${w.seat(of)} ${n}`).join(', ')}
          </li>
        )}
        {leader !== undefined && (
          <li>
            {w.leaderWord}: {cardName(lang, LEADER[leader]!.name)}
          </li>
        )}
        {lore.length > 0 && (
          <li>
            {w.loreWord}: {lore.map((id) => cardName(lang, LORE[id]!)).join(', ')}
          </li>
        )}
        {role === 'supercat' && look.seize > 0 && <li>{w.seizeCounter(look.seize)}</li>}
        {role === 'lars' && <li>{w.resourcePower(look.resourcePower)}</li>}
        {target !== undefined && <li>{a.targetIs(place(lang, target))}</li>}
      </ul>
    </>
  )
}
