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
