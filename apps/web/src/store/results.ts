// The finished games, the latest first, with those whose result is still owed.

import { listGames, listResults, type Result } from '../storage/db.ts'

export async function resultsNow(): Promise<Result[]> {
  const games = await listGames()
  if (games.some(({ owed }) => owed !== undefined))
    await import('../play/saving/owed.ts').then((part) => part.settleOwed(games)).catch(() => undefined)
  return listResults()
}
