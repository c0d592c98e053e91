// What is built once for each version of the book: pages, and ways whose preferences the version orders.

import type { Version } from '../versions/version.ts'

export function perVersion<T>(make: (version: Version) => T): (version: Version) => T {
  const made = new WeakMap<Version, { readonly is: T }>()
  return (version) => {
    const known = made.get(version) ?? { is: make(version) }
    made.set(version, known)
    return known.is
  }
}
