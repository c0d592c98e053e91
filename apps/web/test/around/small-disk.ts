// A disk of a few megabytes for a browser's profile, to be filled to its last byte.

import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export class SmallDisk {
  readonly folder: string

  private constructor(folder: string) {
    this.folder = folder
  }

  /** Undefined where nothing may be mounted: only an administrator of a Linux machine can. */
  static mount(megabytes: number): SmallDisk | undefined {
    const folder = mkdtempSync(join(tmpdir(), 'understudy-disk-'))
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
      return new SmallDisk(folder)
    } catch {
      rmSync(folder, { recursive: true })
      return undefined
    }
  }

  get free(): number {
    const { bavail, bsize } = statfsSync(this.folder)
    return bavail * bsize
  }

  fill(): void {
    const file = openSync(join(this.folder, 'filler'), 'w')
    try {
      while (this.free > 0) writeSync(file, Buffer.alloc(Math.min(this.free, 65_536)))
    } finally {
      closeSync(file)
    }
  }

  empty(): void {
    rmSync(join(this.folder, 'filler'))
  }

  /** Lazily: a browser that has just ended may hold a file for a moment. */
  unmount(): void {
    execFileSync('umount', ['-l', this.folder])
    rmSync(this.folder, { recursive: true })
  }
}
