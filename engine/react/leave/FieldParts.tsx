import type { FocusEvent, ReactNode } from 'react';

import { hasLeft, partOf } from './has-left.ts';

/** What holds the parts of one field together. */
export interface FieldPartsProps {
  /** Id of the field's control: what carries the same id elsewhere is a part of it too. */
  readonly id: string;
  /** Given, the parts are a group named by this label. */
  readonly labelId?: string;
  /** The focus has gone out of every part. */
  readonly onLeave: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The parts of one field; moving among them is not leaving it. */
export function FieldParts({ id, labelId, onLeave, className, children }: FieldPartsProps) {
  const role = labelId === undefined ? 'presentation' : 'group';
  const onBlur = (event: FocusEvent) => {
    if (hasLeft(event, id)) onLeave();
  };
  return (
    <div
      {...partOf(id)}
      className={className}
      role={role}
      aria-labelledby={labelId}
      onBlur={onBlur}
    >
      {children}
    </div>
  );
}
