import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A server's proxy that can fall silent: it still accepts connections, but forwards nothing. */
export interface TestProxy {
  port: number;
  fallSilent(): void;
  speakAgain(): void;
  close(): void;
}

/** Starts a proxy on the loopback interface in front of a local port. */
export async function aProxy(target: number): Promise<TestProxy> {
  const sockets = new Set<Socket>();
  let silent = false;
  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    return silent ? socket.pause() : socket;
  };
  const forward = (from: Socket, to: Socket): void => {
    from.on('data', (bytes) => to.write(bytes)).on('close', () => to.destroy());
    if (silent) from.pause();
  };
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) track(socket);
    forward(client, upstream);
    forward(upstream, client);
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
