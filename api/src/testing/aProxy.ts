import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy in front of a server. After `fallSilent` it still accepts connections, but forwards nothing. */
export interface TestProxy {
  port: number;
  fallSilent(): void;
  speakAgain(): void;
  close(): void;
}

/** Starts a proxy on the loopback interface in front of a local port. */
export async function aProxy(targetPort: number): Promise<TestProxy> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    return isSilent ? socket.pause() : socket;
  };
  const forward = (from: Socket, to: Socket): void => {
    from.on('data', (bytes) => to.write(bytes)).on('close', () => to.destroy());
    if (isSilent) from.pause();
  };
  const server = createServer((client) => {
    const upstream = connect(targetPort, '127.0.0.1');
    for (const socket of [client, upstream]) track(socket);
    forward(client, upstream);
    forward(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent: () => {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    speakAgain: () => {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
