/** URL that receives the page's complaints. */
export const COMPLAINTS_PATH = '/-/complaints';

/**
 * Sends every error, rejected promise and violation of the content policy of the page to the tests.
 */
export function reportComplaints(): void {
  addEventListener('error', ({ message, filename, lineno }) => {
    // An image or a script that fails to load has no message. The notice of a ResizeObserver only
    // means that its next call comes a frame later.
    if (!message || message.startsWith('ResizeObserver loop')) return;
    send(`error: ${message} (${filename}:${lineno})`);
  });
  addEventListener('unhandledrejection', ({ reason }) => send(`unhandled rejection: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    send(`content policy: ${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    send(`console: ${parts.map(String).join(' ')}`);
    error(...parts);
  };
}

function send(complaint: string): void {
  navigator.sendBeacon(COMPLAINTS_PATH, `${complaint} at ${location.pathname}`);
}
