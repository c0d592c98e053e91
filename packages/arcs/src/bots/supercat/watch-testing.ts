import type { TraceEvent, TraceSink } from '@understudy/procedure/trace'

/** Which rules said yes and no, without working out why. */
export class Watch implements TraceSink {
  readonly detail = false
  readonly yes = new Set<string>()
  readonly no = new Set<string>()
  event(event: TraceEvent): void {
    if (event.e === 'ask') (event.yes ? this.yes : this.no).add(event.node)
    else if (event.e === 'found') (event.candidates.length > 0 ? this.yes : this.no).add(event.node)
    else if ('node' in event && event.e !== 'broken') this.yes.add(event.node)
  }
}
