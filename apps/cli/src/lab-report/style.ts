// The look of a report: one file, no fonts or pictures from elsewhere; colours that are told apart without seeing red and green.

export const STYLE = `
:root { color-scheme: light dark; --ink: #1b1b1b; --paper: #fff; --faint: #767676; --line: #d5d5d5; --mark: #0072b2; --soft: #9cc9e6 }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e8e8; --paper: #16181a; --faint: #a0a0a0; --line: #3c4043; --mark: #56b4e9; --soft: #2f6a8f } }
@media print { :root { --ink: #000; --paper: #fff; --faint: #555; --line: #bbb; --mark: #0072b2; --soft: #9cc9e6 } section { break-inside: avoid } }
body { margin: 0 auto; max-width: 48rem; padding: 1.5rem 1rem; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
h1 { font-size: 1.5rem; margin: 0 0 .5rem } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem } h3 { font-size: 1rem; margin: 1rem 0 .25rem }
.wide { overflow-x: auto } table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .2rem .75rem .2rem 0; text-align: right; border-bottom: 1px solid var(--line); vertical-align: top } th:first-child, td:first-child { text-align: left }
th { font-weight: 600 } td { white-space: nowrap } .text th, .text td { text-align: left; white-space: normal } dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: 0 } dt { color: var(--faint) } dd { margin: 0; overflow-wrap: anywhere }
svg { width: 100%; height: auto; font: 12px system-ui, sans-serif } svg text { fill: var(--ink) } svg .mark { fill: var(--faint) }
.grid { stroke: var(--line); stroke-width: 1 } .zero { stroke: var(--ink) } .bar { stroke: var(--mark); stroke-width: 2 } .dot { fill: var(--mark) } .column { fill: var(--mark) }
.notice { color: var(--faint); font-size: .9rem } code { overflow-wrap: anywhere }
`
