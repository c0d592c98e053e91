// Where each rule of this page comes from. The ids of the rules are those named here.

import { printed, ruling } from '../cite.ts'

export const sources = {
  'GO.1': printed('Golem Actions, Warrior', 'A130'),
  'GO.2': printed('Golem Actions, Protector'),
  'GO.4': printed('Golem Actions, Harvester'),
  'GO.5': ruling('Golems', 'A130'),
}
