// Importing games: a file picker here, and a drop anywhere on the page (`drop-target.tsx`).

import { FileUp } from 'lucide'
import { useState } from 'preact/hooks'
import { t } from '../text/index.ts'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page.tsx'
import { importAll } from './drop-target.tsx'

export function ImportPage() {
  const words = t.value.importing
  const [problems, setProblems] = useState<readonly string[]>([])
  return (
    <>
      <PageHead title={words.title} />
      <main class="page narrow" id="content">
        <p>{words.what}</p>
        <div class="drop">
          <Icon of={FileUp} size={32} />
          <p>{words.drop}</p>
          <span class="button main file-button">
            {words.choose}
            <input
              type="file"
              multiple
              accept=".json,application/json"
              aria-label={words.choose}
              onChange={(event) => {
                const input = event.currentTarget
                const files = [...(input.files ?? [])]
                input.value = ''
                void importAll(files).then(setProblems)
              }}
            />
          </span>
        </div>
        {problems.length === 0 ? null : (
          <div class="notice error" role="alert">
            {problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
            <p>{words.safe}</p>
          </div>
        )}
      </main>
    </>
  )
}
