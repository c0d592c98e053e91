// Words for correcting a position of an act.

import { ofSeat, seatName } from '@understudy/arcs/text'
import type { Colour } from '@understudy/arcs/vocabulary'

const en = {
  trust: 'Imperial Trust',
  under: 'Under cards of the Court',
  title: 'Title',
  fate: 'Fate',
  objective: 'Objective, left',
  favors: (of: Colour) => `Favors of ${seatName('en', of)}`,
  grievances: (of: Colour) => `Grievances against ${seatName('en', of)}`,
  league: 'On Merchant League',
  golems: 'Golems',
  golemGates: 'A hidden Golem in the gate of cluster',
  hearth: 'on the Hearth',
  awake: 'awake',
}

const ru: typeof en = {
  trust: 'Имперская казна',
  under: 'Под картами двора',
  title: 'Титул',
  fate: 'Судьба',
  objective: 'Осталось до конца задачи',
  favors: (of) => `Услуги, агенты ${ofSeat(of)}`,
  grievances: (of) => `Обиды, против кого: ${seatName('ru', of)}`,
  league: 'На «Купеческой лиге»',
  golems: 'Големы',
  golemGates: 'Скрытый голем во вратах региона',
  hearth: 'на очаге',
  awake: 'пробуждён',
}

export const EDIT_WORDS = { en, ru }
