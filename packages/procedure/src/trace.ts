// What a run tells of itself: events, choices, how often each rule was counted.

export { type Choice, choiceEvents, choiceOf, choicesBehind, deedOf } from './trace/choice.ts'
export { addCounts, branches, type Count, type Counts, Coverage, listNodes } from './trace/coverage.ts'
export { type Candidate, Recorder, type TraceEvent, type TraceNode, type TraceSink, traceTree } from './trace/trace.ts'
