import './style/base.css'
import { render } from 'preact'
import { keepOffline } from './offline.ts'

function Shell() {
  return (
    <main class="shell">
      <img src="./icon.svg" width="96" height="96" alt="" />
      <h1>Understudy</h1>
      <p>Someone to fill the empty chairs.</p>
    </main>
  )
}

const place = document.getElementById('app')
if (place) render(<Shell />, place)
keepOffline({})
