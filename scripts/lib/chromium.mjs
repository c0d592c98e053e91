import { ensurePackage, onPath } from './debian.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Finds a Chromium, or installs Debian's where that is allowed; answers why there is none otherwise. */
export const ensureChromium = () => ensurePackage('chromium', findChromium, 'Chromium for the browser tests')

/** The path of a Chromium, or undefined. */
export const findChromium = () => NAMES.map(onPath).find(Boolean)
