import { useEffect, useState } from 'preact/hooks'

/** A phone, or a window as narrow as one; the same width stands in the style sheets. */
export function useNarrow(): boolean {
  const [query] = useState(() => matchMedia('(max-width: 699px)'))
  const [is, setIs] = useState(query.matches)
  useEffect(() => {
    const changed = () => setIs(query.matches)
    query.addEventListener('change', changed)
    return () => query.removeEventListener('change', changed)
  }, [query])
  return is
}
