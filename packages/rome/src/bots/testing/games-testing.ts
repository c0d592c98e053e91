// Who sits where in whole games; a person is played at random.

import type { Controller } from '@understudy/table'

const SEATS = ['ROM', 'GRE', 'CAR', 'BAR']
export type Role = 'super' | 'speed' | 'human' | 'absent'

export function seating(company: readonly Role[]) {
  const options: Record<string, string | number | boolean> = {}
  const seats: Record<string, Controller> = {}
  company.forEach((who, at) => {
    options[`role${at + 1}`] = who
    if (who === 'absent') return
    seats[SEATS[at] ?? ''] = who === 'human' ? { by: 'random' } : { by: 'bot', bot: `${who}bot` }
  })
  return { options, seats }
}
