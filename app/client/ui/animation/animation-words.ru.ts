/** Names of the player's controls. */
export const animationWords = {
  play: 'Воспроизвести',
  pause: 'Пауза',
  frame: 'Кадр',
} as const;
