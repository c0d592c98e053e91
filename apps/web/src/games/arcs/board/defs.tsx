// Gradients of the night and of the planets.

import { RESOURCES } from '@understudy/arcs/vocabulary'

export function Defs() {
  return (
    <defs>
      <radialGradient id="arcs-night" cx="50%" cy="50%" r="45%">
        <stop class="near" offset="0%" />
        <stop class="middle" offset="45%" />
        <stop class="far" offset="100%" />
      </radialGradient>
      {RESOURCES.map((type) => (
        <radialGradient key={type} id={`arcs-${type}`} class={`type-${type}`} cx="35%" cy="28%" r="85%">
          <stop class="lit" offset="0%" />
          <stop class="dark" offset="100%" />
        </radialGradient>
      ))}
      <radialGradient id="arcs-shade" cx="32%" cy="26%" r="80%">
        <stop offset="60%" stop-color="#000" stop-opacity="0" />
        <stop offset="100%" stop-color="#000" stop-opacity="0.42" />
      </radialGradient>
      {/* Free States are drawn hollow. */}
      <pattern id="reach-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="5" height="5" fill="#10182a" />
        <path d="M0 0V5" stroke="#e6ece0" stroke-width="2.2" />
      </pattern>
    </defs>
  )
}
