import type { ReactNode } from 'react';

import type { Work } from '../measure/work.ts';

/** A library with the work translated for it. */
export interface Contestant {
  /** Makes a form of the work anew, its models and validators included. */
  readonly open: (work: Work, host: Host) => OpenForm;
  /** Finds every message under a field, and nothing else. */
  readonly messages: string;
  /** Finds the button that submits; the form's own one when absent. */
  readonly submit?: string;
  /** Whether messages stand in the page before a submit: then there is nothing to time at it. */
  readonly isEager?: boolean;
  /** Opens the child's list where it is not a native `<select>`. */
  readonly openList?: (control: HTMLElement) => void;
}

/** A form that is ready to be drawn. */
export interface OpenForm {
  readonly element: ReactNode;
  /** What the form itself, not the page, holds under a key. */
  readonly valueOf: ReadValue;
  /** Whether the child's values are on offer; the options of a native `<select>` when absent. */
  readonly isChildReady?: () => boolean;
  /** Lets go of what React does not. */
  readonly close?: () => void;
}

/** Reads a value of a form by key. */
type ReadValue = (key: string) => unknown;

/** The application around a form. */
export interface Host {
  /** Asks for the values of the parent's child; they arrive when the bench says so. */
  readonly loadChildren: (parentValue: string) => Promise<readonly string[]>;
}

/** A form whose model is made by a hook: it tells how to read it once it is drawn. */
export interface ExposingProps {
  readonly work: Work;
  readonly host: Host;
  readonly expose: (read: ReadValue) => void;
}

/** Opens a form whose model is made inside of it. */
export function openExposing(draw: (props: ExposingProps) => ReactNode): Contestant['open'] {
  return (work, host) => {
    let read: ReadValue = () => undefined;
    const expose = (reader: ReadValue) => {
      read = reader;
    };
    return { element: draw({ work, host, expose }), valueOf: (key) => read(key) };
  };
}
