import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { proxyTo } from '../../platform/src/site/server/proxyTo';
import { createCertificate } from '../bench/view/front/certificate';

/** An HTTPS server in front of a site, with a certificate that nobody trusts by default. */
export class SecureFront {
  private constructor(
    readonly url: string,
    /** Path of the certificate file, for clients that should trust it. */
    readonly authority: string,
    private readonly server: Server,
  ) {}

  static async start(site: string): Promise<SecureFront> {
    const { key, cert } = createCertificate();
    const server = createServer({ key, cert }, proxyTo(site, false));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const authority = path.join(mkdtempSync(path.join(tmpdir(), 'rendezvous-front-')), 'cert.pem');
    writeFileSync(authority, cert);
    return new SecureFront(`https://localhost:${(server.address() as AddressInfo).port}`, authority, server);
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
    rmSync(path.dirname(this.authority), { recursive: true, force: true });
  }
}
