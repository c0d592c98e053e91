// What lies on a player's board: tokens in their slots, what was taken from others, what is left in the supply.

import { RESOURCE } from '@understudy/arcs/text'
import type { Lang } from '@understudy/procedure'
import { AMBITION_SIGN, GameIcon, RESOURCE_SIGN, SIGNS } from '../draw/glyphs.tsx'
import { words } from '../text/words.ts'
import type { SeatLook } from './look.ts'

export function Slots({ look, lang }: { readonly look: SeatLook; readonly lang: Lang }) {
  const w = words(lang)
  return (
    <ul class="arcs-slots" aria-label={w.slots}>
      {look.slots.map(({ slot, keys, open, token }) => {
        const label =
          token === undefined ? (open ? w.slotEmpty(keys) : w.slotClosed) : w.slotHolds(RESOURCE[token][lang], keys)
        return (
          <li
            key={slot}
            class={`${token === undefined ? (open ? 'empty' : 'shut') : `type-${token}`}${open ? '' : ' loose'}`}
            title={label}
          >
            <span class="arcs-unseen">{label}</span>
            {token !== undefined && <GameIcon d={RESOURCE_SIGN[token] ?? SIGNS.agent} size={18} />}
            {open && keys > 0 && <i aria-hidden="true">{keys}</i>}
          </li>
        )
      })}
    </ul>
  )
}

function Fact(fact: { d: string; value: number; label: string; quiet?: boolean; of?: string }) {
  const { d, value, label, quiet, of } = fact
  return (
    <li class={quiet ? 'quiet' : of} title={label}>
      <GameIcon d={d} size={15} />
      <span class="arcs-unseen">{label}</span>
      <span aria-hidden="true">{value}</span>
    </li>
  )
}

export function Goods({ look, lang }: { readonly look: SeatLook; readonly lang: Lang }) {
  const w = words(lang)
  return (
    <ul class="arcs-goods">
      <Advantages look={look} lang={lang} />
      <Fact
        d={AMBITION_SIGN.warlord}
        value={look.trophies}
        label={w.trophies(look.trophies)}
        quiet={look.trophies === 0}
      />
      <Fact
        d={AMBITION_SIGN.tyrant}
        value={look.captives}
        label={w.captives(look.captives)}
        quiet={look.captives === 0}
      />
      <Fact d={SIGNS.agent} value={look.agents} label={w.agentsLeft(look.agents)} />
      <Fact d={SIGNS.ship} value={look.ships} label={w.shipsLeft(look.ships)} />
      <Fact d={SIGNS.city} value={look.cities} label={w.citiesLeft(look.cities)} />
      <Fact d={SIGNS.starport} value={look.ports} label={w.portsLeft(look.ports)} />
      {look.outrage.map((type) => (
        <li key={type} class="outrage" title={w.outrageIn(RESOURCE[type][lang])}>
          <span class="arcs-unseen">{w.outrageIn(RESOURCE[type][lang])}</span>
          <GameIcon d={SIGNS.outrage} size={14} />
          <GameIcon d={RESOURCE_SIGN[type]} size={14} />
        </li>
      ))}
    </ul>
  )
}

/** What only a bot has: first of all, so that it is there where not all of the list is. */
function Advantages({ look, lang }: { readonly look: SeatLook; readonly lang: Lang }) {
  const w = words(lang)
  const { advantage, target } = look
  if (look.role === 'supercat')
    return (
      <>
        {advantage === undefined
          ? null
          : (['action', 'die'] as const).map((what) => (
              <li
                key={what}
                class={`advantage of-${what}${advantage ? ' lit' : ''}`}
                title={w.advantage(what, advantage)}
              >
                <span class="arcs-unseen">{w.advantage(what, advantage)}</span>
                <span aria-hidden="true">+1</span>
                <i aria-hidden="true" />
              </li>
            ))}
        {look.seize > 0 && <Fact d={SIGNS.seize} value={look.seize} label={w.seizeCounter(look.seize)} of="seize" />}
      </>
    )
  if (look.role !== 'lars') return null
  return (
    <>
      {target === undefined ? null : (
        <li class="advantage lit" title={w.targetAt(target)}>
          <span class="arcs-unseen">{w.targetAt(target)}</span>
          <GameIcon d={SIGNS.target} size={14} />
          <span aria-hidden="true">{target[0]}</span>
          <GameIcon d={PLACE_SIGN[target[1] as keyof typeof PLACE_SIGN]} size={14} />
        </li>
      )}
      <Fact
        d={AMBITION_SIGN.tycoon}
        value={look.resourcePower}
        label={w.resourcePower(look.resourcePower)}
        of="resource"
      />
    </>
  )
}

const PLACE_SIGN = { g: SIGNS.gate, a: SIGNS.arrow, c: SIGNS.crescent, h: SIGNS.hexagon } as const
