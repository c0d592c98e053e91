// The look of a report: one file, no fonts or pictures from elsewhere; colours that are told apart without seeing red and green
// (Okabe and Ito's), and never by colour alone.

const LIGHT = `--ink: #1b1b1b; --paper: #fff; --faint: #646464; --line: #d5d5d5; --heat: #0072b2;
  --c1: #0072b2; --c2: #b34700; --c3: #00785a; --c4: #9a4f82; --c5: #7a6500; --c6: #3a3a3a;`
const DARK = `--ink: #e8e8e8; --paper: #16181a; --faint: #a8a8a8; --line: #3c4043; --heat: #56b4e9;
  --c1: #56b4e9; --c2: #f0a15c; --c3: #35c49a; --c4: #dd9cc4; --c5: #f0e442; --c6: #d0d0d0;`

export const STYLE = `
:root { color-scheme: light dark; ${LIGHT} }
@media (prefers-color-scheme: dark) { :root { ${DARK} } }
@media print { :root { color-scheme: light; ${LIGHT} } figure, tr, li.prefer { break-inside: avoid } h2, h3 { break-after: avoid } a { color: inherit } .fold { display: block } }
body { margin: 0 auto; max-width: 54rem; padding: 1.5rem 1rem; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
h1 { font-size: 1.5rem; margin: 0 0 .5rem } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem } h3 { font-size: 1rem; margin: 1rem 0 .25rem }
a { color: var(--c1) } figure { margin: .5rem 0 }
.wide { overflow-x: auto } table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums }
th, td { padding: .2rem .75rem .2rem 0; text-align: right; border-bottom: 1px solid var(--line); vertical-align: top } th:first-child, td:first-child { text-align: left }
th { font-weight: 600 } td { white-space: nowrap } .text th, .text td { text-align: left; white-space: normal }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .1rem 1rem; margin: 0 } dt { color: var(--faint) } dd { margin: 0; overflow-wrap: anywhere }
svg { width: 100%; height: auto; font: 12px system-ui, sans-serif; color: var(--ink) }
.notice { color: var(--faint); font-size: .9rem } code, pre { font: .85em/1.45 ui-monospace, monospace; overflow-wrap: anywhere }
summary { cursor: pointer } details { margin: .25rem 0 }
pre { white-space: pre-wrap; margin: .25rem 0 1rem; padding: .5rem .75rem; border-left: 3px solid var(--line) }
.book { font-size: .95rem; overflow-wrap: anywhere } .book h1 { font-size: 1.2rem } .book h2 { font-size: 1.05rem; border-bottom: 1px solid var(--line) } .book ul { list-style: none; margin: 0; padding-left: 1rem }
.book li { margin: .25rem 0 } .book li.rule { border-left: 6px solid color-mix(in srgb, var(--heat) calc(var(--h) * 100%), var(--line)); padding-left: .6rem; print-color-adjust: exact; -webkit-print-color-adjust: exact }
.book li[data-read=never] { border-left: 6px double var(--faint) } .book b.node { font: 600 .8em/1 ui-monospace, monospace }
.book a.term { color: inherit; text-decoration: underline dotted } .book small { color: var(--faint) } .book small.read { display: block; font-variant-numeric: tabular-nums } .book small.read b { color: var(--ink); padding: 0 .3em; border-radius: .2em; background: color-mix(in srgb, var(--heat) calc(var(--n) * 45%), transparent); print-color-adjust: exact; -webkit-print-color-adjust: exact }
:target { outline: 2px solid var(--c2); outline-offset: 3px }
`
