export { openLink, placeOf } from './redis.ts'
export { type QueueSettings, runQueued } from './run-queued.ts'
export { misfit, type ServeSettings, serve } from './serve.ts'
