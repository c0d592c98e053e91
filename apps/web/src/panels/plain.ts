import { named } from '../text/named.ts'

/** Rules may carry marks of the printed book; here they are plain words. */
export function plain(text: string): string {
  return named(text)
    .replace(/\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g, (_, id: string, shown?: string) => shown ?? id)
    .replace(/\*+([^*]+)\*+/g, '$1')
}
