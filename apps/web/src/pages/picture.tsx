// A small picture of a game, drawn from a few lines; games from outside have none.

const DRAWN = ['arcs', 'rome', 'muhq']

export const Picture = ({ game }: { game: string }) => (
  <span class="game-picture">{DRAWN.includes(game) ? <img src={`./pictures/${game}.svg`} alt="" /> : null}</span>
)
