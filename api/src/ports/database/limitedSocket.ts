import { Socket } from 'node:net';

/** A connection that breaks when nothing went over it for so many ms: a server that hangs is one that is away. */
export function limitedSocket(silenceMs: number): Socket {
  const socket = new Socket();
  const broken = Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' });
  return socket.setTimeout(silenceMs, () => socket.destroy(broken));
}
