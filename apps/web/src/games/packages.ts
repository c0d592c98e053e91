// The games' rules and bots alone, without drawings: for the worker in which bots think.

import type { AnyPackage } from '@understudy/table'
import { lateWords } from '../text/late.ts'

const LOAD: Readonly<Record<string, () => Promise<AnyPackage>>> = {
  arcs: () =>
    Promise.all([
      import('@understudy/arcs'),
      import('@understudy/arcs/leaders'),
      import('@understudy/arcs/lars'),
      import('@understudy/arcs/positions'),
    ]).then(([module]) => module.arcsPackage),
  muhq: () => import('@understudy/muhq').then((module) => module.muhqPackage),
  rome: () => import('@understudy/rome').then((module) => module.romePackage),
}

export function loadPackage(id: string): Promise<AnyPackage> {
  const load = LOAD[id]
  if (load === undefined) return Promise.reject(new Error(`there is no game ${id}`))
  return load().then((pkg) => lateWords().then(() => pkg))
}
