import type { ReactNode } from 'react';

import type { Work } from '../measure/work.ts';

/** A library with the work translated for it. */
export interface Contestant {
  /** Creates a new form of the work with its models and validators. */
  readonly open: (work: Work, host: Host) => OpenForm;
  /** Finds exactly the messages under fields. */
  readonly messages: string;
  /** Finds the button that submits; the form's own one when absent. */
  readonly submit?: string;
  /** Whether messages are in the page before a submit: then there is nothing to time at it. */
  readonly isEager?: boolean;
  /** Opens the child's list where it is not a native `<select>`. */
  readonly openList?: (control: HTMLElement) => void;
}

/** A form that is ready to be rendered. */
export interface OpenForm {
  readonly element: ReactNode;
  /** The value of a key in the form's own state. */
  readonly valueOf: ReadValue;
  /** Whether the child's values can be selected; the options of a native `<select>` when absent. */
  readonly isChildReady?: () => boolean;
  /** Releases what React does not. */
  readonly close?: () => void;
}

/** Reads a value of a form by key. */
type ReadValue = (key: string) => unknown;

/** The application around a form. */
export interface Host {
  /** Requests the values of the parent's child; the bench decides when they arrive. */
  readonly loadChildren: (parentValue: string) => Promise<readonly string[]>;
}

/** A form whose model is created by a hook: after rendering it reports how to read it. */
export interface ExposingProps {
  readonly work: Work;
  readonly host: Host;
  readonly expose: (read: ReadValue) => void;
}

/** Opens a form whose model is created inside of it. */
export function openExposing(draw: (props: ExposingProps) => ReactNode): Contestant['open'] {
  return (work, host) => {
    let read: ReadValue = () => undefined;
    const expose = (reader: ReadValue) => {
      read = reader;
    };
    return { element: draw({ work, host, expose }), valueOf: (key) => read(key) };
  };
}
