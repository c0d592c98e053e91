/** Draws that may stand on one screen with what is certain to follow them: see `foresee`. */
export const TOLD_TOGETHER: readonly string[] = ['flip', 'troop', 'general']
