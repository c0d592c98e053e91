import { useState } from 'preact/hooks'
import { lang } from '../store/settings.ts'
import { ABOUT } from '../text/about.ts'
import { t } from '../text/index.ts'
import { PageHead } from '../ui/page.tsx'

export function AboutPage() {
  const words = ABOUT[lang.value]
  return (
    <>
      <PageHead title={t.value.about.title} />
      <main class="page narrow about" id="content">
        {words.what.map((part) => (
          <p key={part}>{part}</p>
        ))}
        <p>{words.install}</p>
        <h2>{words.credits}</h2>
        <dl class="credits">
          {words.creditList.map(({ what, who }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{who}</dd>
            </div>
          ))}
        </dl>
        <p>{words.ours}</p>
        <p>{words.unofficial}</p>
        <p>{words.licence}</p>
        <Licences title={words.licences} missing={words.licencesMissing} />
        <h2>{words.keys}</h2>
        <dl class="credits">
          {words.keyList.map(({ key, what }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </main>
    </>
  )
}

/** What the build found in the page, fetched when somebody wants to read it; it is kept for offline too. */
function Licences({ title, missing }: { readonly title: string; readonly missing: string }) {
  const [text, setText] = useState<string | undefined>()
  const [failed, setFailed] = useState(false)
  const fetchText = async (): Promise<void> => {
    setFailed(false)
    try {
      const answer = await fetch('./licences.txt')
      if (!answer.ok) throw new Error(answer.statusText)
      setText(await answer.text())
    } catch {
      setFailed(true)
    }
  }
  return (
    <details
      onToggle={(event) => {
        if (event.currentTarget.open && text === undefined) void fetchText()
      }}
    >
      <summary>{title}</summary>
      {failed && <p role="alert">{missing}</p>}
      {/* The words of others, which are in English. */}
      {text !== undefined && (
        <pre class="licences" lang="en">
          {text}
        </pre>
      )}
    </details>
  )
}
