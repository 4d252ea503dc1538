/** Names of the player's controls. */
export const animationWords = {
  play: 'Пахш кардан',
  pause: 'Таваққуф',
  frame: 'Кадр',
} as const;
