/** Timeout of an answer, in ms. */
const PATIENCE_MS = 30_000;

/** A connection that speaks WebDriver BiDi (W3C). */
export interface BidiConnection {
  readonly send: (method: string, params?: object) => Promise<Readonly<Record<string, unknown>>>;
  readonly close: () => void;
}

interface Waiting {
  readonly resolve: (result: Readonly<Record<string, unknown>>) => void;
  readonly reject: (error: Error) => void;
}

/** Connects to a browser's BiDi address; a failed command throws with its message. */
export async function connectBidi(url: string): Promise<BidiConnection> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data));
    const command = waiting.get(id);
    waiting.delete(id);
    if (type === 'success') command?.resolve(result);
    else command?.reject(new Error(`${error}: ${message}`));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has closed.'));
    waiting.clear();
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`${url} does not answer.`)));
  });
  const send: BidiConnection['send'] = (method, params = {}) => {
    lastId += 1;
    const id = lastId;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => {
        waiting.delete(id);
        reject(new Error(`${method} was not answered.`));
      }, PATIENCE_MS);
      patience.unref();
      waiting.set(id, { resolve, reject });
    });
  };
  return { send, close: () => socket.close() };
}
