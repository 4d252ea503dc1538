import { ActionMenu } from '../menu/ActionMenu.tsx';
import type { MenuAction } from '../menu/ActionMenu.tsx';
import { photosWords } from './photos-words.ru.ts';

/** Actions on a photo without dragging it (WCAG 2.5.7). */
export type PhotoMove = 'cover' | 'left' | 'right' | 'remove';

interface PhotoMenuProps {
  /** From 0. */
  readonly index: number;
  readonly count: number;
  readonly onMove: (move: PhotoMove) => void;
}

/** The ⋯ menu of a photo, with only the moves that change the order. */
export function PhotoMenu({ index, count, onMove }: PhotoMenuProps) {
  const actions = movesAt(index, count).map((move): MenuAction => {
    const isDangerous = move === 'remove';
    return { name: NAMES[move], icon: ICONS[move], isDangerous, onPress: () => onMove(move) };
  });
  return <ActionMenu label={photosWords.menu(index + 1)} look="photo" actions={actions} />;
}

const NAMES: Readonly<Record<PhotoMove, string>> = {
  cover: photosWords.makeCover,
  left: photosWords.moveLeft,
  right: photosWords.moveRight,
  remove: photosWords.remove,
};

const ICONS = { cover: 'star', left: 'left', right: 'right', remove: 'trash' } as const;

function movesAt(index: number, count: number): readonly PhotoMove[] {
  return [
    ...(index > 0 ? (['cover', 'left'] as const) : []),
    ...(index < count - 1 ? (['right'] as const) : []),
    'remove',
  ];
}
