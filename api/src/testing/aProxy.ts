import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A connection to a server that can go silent: connections are still accepted, but nothing gets through. */
export interface TestProxy {
  port: number;
  fallSilent(): void;
  speakAgain(): void;
  close(): void;
}

/** Opens a proxy on loopback in front of a port of this machine. */
export async function aProxy(target: number): Promise<TestProxy> {
  const sockets = new Set<Socket>();
  let silent = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    return silent ? socket.pause() : socket;
  };
  const pass = (from: Socket, to: Socket): void => {
    from.on('data', (bytes) => to.write(bytes)).on('close', () => to.destroy());
    if (silent) from.pause();
  };
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) keep(socket);
    pass(client, upstream);
    pass(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent: () => {
      silent = true;
      for (const socket of sockets) socket.pause();
    },
    speakAgain: () => {
      silent = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
