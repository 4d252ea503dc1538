import type { ReactNode } from 'react';

import styles from './Icon.module.css';

/** Names of the pictures a form needs; drawn on a 24 grid in the current colour. */
export type IconName = keyof typeof PICTURES;

/** Props of an icon. */
export interface IconProps {
  readonly name: IconName;
  /** Width and height in CSS pixels. */
  readonly size?: number;
}

/** A small picture beside words. Hidden from screen readers: the words have its meaning. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      className={styles.icon}
      data-turns={name === 'spinner' || undefined}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      {PICTURES[name]}
    </svg>
  );
}

const PICTURES = {
  'chevron-down': <path d="m5.8 9.2 6.2 6.2 6.2-6.2" />,
  'chevron-right': <path d="m9.5 5.5 6.5 6.5-6.5 6.5" />,
  'chevron-left': <path d="m14.5 5.5-6.5 6.5 6.5 6.5" />,
  check: <path d="m5 12.6 4.6 4.6L19.2 7.4" />,
  x: <path d="m6 6 12 12M18 6 6 18" />,
  search: (
    <>
      <circle cx="10.8" cy="10.8" r="6.6" />
      <path d="m15.8 15.8 4.7 4.7" />
    </>
  ),
  alert: (
    <path
      fill="currentColor"
      stroke="none"
      d="M12 2.6a9.4 9.4 0 1 0 0 18.8 9.4 9.4 0 0 0 0-18.8Zm0 4.4c.7 0 1.1.5 1.1 1.1l-.2 5c0 .5-.4.9-.9.9s-.9-.4-.9-.9l-.2-5c0-.6.4-1.1 1.1-1.1Zm0 8.3a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z"
    />
  ),
  calendar: (
    <>
      <rect x="3.8" y="5.3" width="16.4" height="15" rx="2.6" />
      <path d="M3.8 10h16.4M8.3 3.4v3.8M15.7 3.4v3.8" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.4" />
      <path d="M12 7.3V12l3.1 2" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21.2s7.2-6.2 7.2-11.6A7.1 7.1 0 0 0 12 2.6a7.1 7.1 0 0 0-7.2 7c0 5.4 7.2 11.6 7.2 11.6Z" />
      <circle cx="12" cy="9.7" r="2.6" />
    </>
  ),
  link: (
    <path d="M9.7 13.8a4.1 4.1 0 0 0 6 .4l3.2-3.2a4.1 4.1 0 0 0-5.8-5.8l-1.3 1.3M14.3 10.2a4.1 4.1 0 0 0-6-.4L5.1 13a4.1 4.1 0 0 0 5.8 5.8l1.3-1.3" />
  ),
  phone: (
    <>
      <rect x="6.5" y="2.8" width="11" height="18.4" rx="2.6" />
      <path d="M10.5 18h3" />
    </>
  ),
  locate: (
    <>
      <circle cx="12" cy="12" r="6.6" />
      <circle cx="12" cy="12" r="1.7" />
      <path d="M12 2.7v2.7M12 18.6v2.7M2.7 12h2.7M18.6 12h2.7" />
    </>
  ),
  spinner: <path strokeWidth="2.5" d="M16.5 4.2A9 9 0 1 0 16.5 19.8" />,
  image: (
    <>
      <rect x="3.6" y="4.5" width="16.8" height="15" rx="2.6" />
      <circle cx="8.6" cy="9.5" r="1.6" />
      <path d="m4 17 4.7-4.3 3.5 3.2 3.4-3.1 4.7 4.2" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;
