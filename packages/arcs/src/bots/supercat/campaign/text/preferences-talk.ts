// Preferences of Edicts, Summits and Negotiations in words.

const en = {
  alignedDeclared: 'a Policy aligned with a declared ambition',
  rivalLoses: 'what ends a rival’s contention of a declared ambition',
  loyalInDanger: 'a system with loyal pieces and Blight or ships of an Outlaw',
  loyalHere: 'a system with loyal pieces',
  itselfToo: 'itself among them',
  mostShips: 'most ships',
  fewestFavors: 'fewest Favors',
  fewestGiven: 'fewest actions offered',
  mostTokens: 'resources before Favors',
  leagueFirst: 'for the Magnate, what Merchant League has frozen',
} as const

export type TalkPreference = keyof typeof en

const ru: Record<TalkPreference, string> = {
  alignedDeclared: 'политика, соответствующая объявленному замыслу',
  rivalLoses: 'то, без чего соперник перестанет бороться за объявленный замысел',
  loyalInDanger: 'система с его фишками и скверной или кораблями отступника',
  loyalHere: 'система с его фишками',
  itselfToo: 'он сам в их числе',
  mostShips: 'больше всего кораблей',
  fewestFavors: 'меньше всего услуг',
  fewestGiven: 'меньше всего предложенных действий',
  mostTokens: 'ресурсы раньше услуг',
  leagueFirst: 'у Негоцианта — замороженное «Купеческой лигой»',
}

export const talkPreferences = { en, ru }
