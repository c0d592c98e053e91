// Finished games: the figures of all of them, then one by one when, who, how it ended.

import { Trash2 } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import { FiguresTable } from '../around/figures-table.tsx'
import { aroundWords } from '../around/words.ts'
import { GAMES } from '../games/index.ts'
import { putResult, type Result, removeResult } from '../storage/db.ts'
import { games } from '../store/games.ts'
import { resultsNow } from '../store/results.ts'
import { linkTo } from '../store/route.ts'
import { lang } from '../store/settings.ts'
import { toast } from '../store/toasts.ts'
import { t } from '../text/index.ts'
import { Empty } from '../ui/empty.tsx'
import { Icon } from '../ui/icon.tsx'
import { writeDate } from '../ui/locale.ts'
import { PageHead } from '../ui/page.tsx'

export function ResultsPage() {
  const words = t.value.results
  const [results, setResults] = useState<readonly Result[] | undefined>(undefined)
  const refresh = () => void resultsNow().then(setResults, () => setResults([]))
  useEffect(refresh, [])
  return (
    <>
      <PageHead title={words.title} />
      <main class="page" id="content">
        {results === undefined ? (
          <p class="quiet">{t.value.app.loading}</p>
        ) : results.length === 0 ? (
          <Empty title={words.none}>{words.noneWhat}</Empty>
        ) : (
          <>
            <FiguresTable results={results} />
            <section class="stack">
              <h2>{aroundWords[lang.value].figures.list}</h2>
              <ul class="results">
                {results.map((result) => (
                  <Line key={result.id} result={result} onChange={refresh} />
                ))}
              </ul>
            </section>
          </>
        )}
      </main>
    </>
  )
}

function Line({ result, onChange }: { result: Result; onChange(): void }) {
  const words = t.value.results
  const game = GAMES.find(({ id }) => id === result.game)
  const when = writeDate(result.date, 'day')
  const remove = async () => {
    await removeResult(result.id)
    onChange()
    const again = () => void putResult(result).then(onChange)
    toast(words.removed, { action: { text: t.value.app.undo, run: again } })
  }
  return (
    <li class="result">
      <div>
        <p class="result-head">
          <strong>{result.title}</strong>{' '}
          <span class="quiet">
            {game?.title[lang.value] ?? result.game} · {when}
            {result.beside ? ` · ${t.value.start.beside}` : ''}
          </span>
        </p>
        <ol class="result-seats">
          {result.seats.map((seat) => (
            <li key={seat.seat} class={seat.won ? 'won' : undefined}>
              <span>{seat.name}</span>
              {seat.score === undefined ? null : <span class="result-score">{seat.score}</span>}
              {seat.won ? <em>{words.won}</em> : null}
            </li>
          ))}
        </ol>
        {(result.marks ?? []).length === 0 ? null : (
          <p class="quiet">{result.marks?.map((mark) => aroundWords[lang.value].figures[mark]).join(', ')}</p>
        )}
        {games.value?.some(({ id }) => id === result.id) === true ? (
          <a href={linkTo.game(result.id)}>{words.open}</a>
        ) : null}
      </div>
      <button type="button" class="button quiet icon" aria-label={words.remove} onClick={() => void remove()}>
        <Icon of={Trash2} />
      </button>
    </li>
  )
}
