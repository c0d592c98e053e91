// Journeys in words: marches, attacks and voyages. How many ships go is said where it was chosen.

import { type Lang, plural } from '@understudy/procedure'
import type { Action } from '../vocabulary.ts'

type Journey = Extract<Action, { do: 'march' | 'attack' | 'embark' | 'sail' }>
type Name = (id: string) => string

export function journeyed(lang: Lang, action: Journey, name: Name): string {
  switch (action.do) {
    case 'march': {
      const to = name(action.sail?.to ?? action.path.at(-1) ?? '')
      const ships = withShips(lang, action.sail?.cards)
      return { en: `Marches to ${to}${ships}.`, ru: `Идёт: ${to}${ships}.` }[lang]
    }
    case 'attack': {
      const target = name(action.target)
      if (action.sail === undefined) return { en: `Attacks ${target}.`, ru: `Атакует: ${target}.` }[lang]
      const ships = withShips(lang, action.sail.cards)
      return { en: `Attacks ${target} from the sea${ships}.`, ru: `Атакует с моря: ${target}${ships}.` }[lang]
    }
    case 'embark': {
      const sea = name(action.zones.at(-1) ?? '')
      const ships = withShips(lang, action.cards)
      return {
        en: `Goes aboard navy ${action.navy + 1} and stays there: ${sea}${ships}.`,
        ru: `Садится на корабли флота ${action.navy + 1} и остаётся там: ${sea}${ships}.`,
      }[lang]
    }
    case 'sail':
      return sails(lang, action, name)
  }
}

function withShips(lang: Lang, n: number | undefined): string {
  if (n === undefined) return ''
  return { en: ` with ${plural('en', n, { one: 'ship', many: 'ships' })}`, ru: ` (кораблей: ${n})` }[lang]
}

function sails(lang: Lang, { navy, zones, fight, cards }: Extract<Action, { do: 'sail' }>, name: Name): string {
  const sea = zones.at(-1)
  const [n, foe] = [navy + 1, fight === undefined ? undefined : name(fight)]
  const ships = withShips(lang, cards)
  const way = {
    en: sea === undefined ? `Navy ${n} stays` : `Navy ${n} sails to ${name(sea)}${ships}`,
    ru: sea === undefined ? `Флот ${n} остаётся на месте` : `Флот ${n} идёт: ${name(sea)}${ships}`,
  }[lang]
  if (foe === undefined) return `${way}.`
  return way + { en: ` and attacks the ships of ${foe}.`, ru: `; атакует корабли фракции «${foe}».` }[lang]
}
