import { ensurePackage, onPath } from './debian.mjs'

/** Finds a redis-server, or installs Debian's where that is allowed; tests that need one say why they are skipped. */
export const ensureRedis = () =>
  ensurePackage('redis-server', () => onPath('redis-server'), 'Redis for the tests of several machines')
