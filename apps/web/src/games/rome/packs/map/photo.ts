// A photo of somebody's own board under the sheet. It is never stored nor sent: it lives as long as the page.

export interface Shown {
  readonly url: string
  /** Height by width. */
  readonly ratio: number
}

const shown = new Map<string, Shown>()

/** The photo that lies under this pack's sheet. */
export const photoOf = (pack: string): Shown | undefined => shown.get(pack)

/** Lays another one there; undefined: it is no picture, and the old one stays. */
export async function takePhoto(pack: string, file: File): Promise<Shown | undefined> {
  const url = URL.createObjectURL(file)
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch {
    URL.revokeObjectURL(url)
    return undefined
  }
  const before = shown.get(pack)
  if (before !== undefined) URL.revokeObjectURL(before.url)
  const next = { url, ratio: Math.max(0.3, Math.min(2, image.naturalHeight / Math.max(1, image.naturalWidth))) }
  shown.set(pack, next)
  return next
}
