import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Lane } from './Lane';
import { LinkedSocket } from './LinkedSocket';
import { FAST_LINK, type LinkProfile } from './profile';

/**
 * Emulates a slow link on a local port, because DevTools' throttling ignores handshakes and preloads over HTTP/2. Packet loss and TCP slow start are
 * not emulated.
 */
export class Link {
  private readonly sockets = new Set<Socket>();
  private profile: LinkProfile = FAST_LINK;
  private uplink!: Lane;
  private downlink!: Lane;
  private server!: Server;

  private constructor() {
    this.setProfile(FAST_LINK);
  }

  /** Listens on a free port; `accept` receives each connection as the server sees it. */
  static async open(accept: (connection: Duplex) => void): Promise<Link> {
    const link = new Link();
    link.server = createServer((socket) => accept(link.attach(socket)));
    await new Promise<void>((resolve) => void link.server.listen(0, '127.0.0.1', resolve));
    return link;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Bytes sent to the browser since the profile was set, including TLS and HTTP/2 overhead. */
  get bytesDown(): number {
    return this.downlink.sentBytes;
  }

  /** Switches to this profile, also for open connections, and resets `bytesDown`. */
  setProfile(profile: LinkProfile): void {
    this.profile = profile;
    this.uplink = new Lane(profile.upKbitPerS, profile.roundTripMs / 2);
    this.downlink = new Lane(profile.downKbitPerS, profile.roundTripMs / 2);
  }

  /** Closes all connections, as a phone does between two visits. */
  dropConnections(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.dropConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private attach(socket: Socket): Duplex {
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
    return new LinkedSocket(socket, { getUplink: () => this.uplink, getDownlink: () => this.downlink }, this.profile.roundTripMs);
  }
}
