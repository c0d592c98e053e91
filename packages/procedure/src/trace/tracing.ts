// Explaining is free: one code path, with a sink that may be absent. The benchmark builds a second bundle in which this
// module says `false`, to measure what an absent sink costs against no tracing at all.

export const TRACING: boolean = true
