// Preferences of the campaign in words.

const en = {
  thenNamed: 'what lets it Secure the Imperial Council or Council Intrigue',
  blocksNamed: 'what keeps a rival from Securing one of them',
  named: 'the Imperial Council or Council Intrigue',
  ownAgents: 'a card with its own agents',
  gainsControl: 'a system in which it gains control',
  leastUse: 'what is of least use in ambitions',
  leastLead: 'what gives the rival the smallest lead in declared ambitions',
  takesOrSpoilsNamed:
    'what lets it Secure the Imperial Council or Council Intrigue, or takes one of them from a third seat',
  declaredType: 'the type of a declared ambition',
}

export type FatePreference = keyof typeof en

const ru: Record<FatePreference, string> = {
  thenNamed: 'то, после чего он сможет присвоить Имперский совет или «Интриги совета»',
  blocksNamed: 'то, что не даст сопернику присвоить одну из этих карт',
  named: 'Имперский совет или «Интриги совета»',
  ownAgents: 'карта с его агентами',
  gainsControl: 'система, где он начнёт править',
  leastUse: 'самое ненужное для замыслов',
  leastLead: 'то, что даёт сопернику наименьший отрыв в объявленных замыслах',
  takesOrSpoilsNamed:
    'то, после чего он сможет присвоить Имперский совет или «Интриги совета», либо то, что уводит одну из них у третьего места',
  declaredType: 'тип объявленного замысла',
}

export const fatesPreferences = { en, ru }
