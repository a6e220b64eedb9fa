import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createProxy } from '../../platform/src/site/server/createProxy';
import { createCertificate } from '../bench/view/front/certificate';

/** An HTTPS server in front of a site, with a certificate that clients do not trust unless told to. */
export class SecureFront {
  private constructor(
    readonly url: string,
    /** Path of the certificate file, for clients that should trust it. */
    readonly certificateFile: string,
    private readonly server: Server,
  ) {}

  static async start(siteUrl: string): Promise<SecureFront> {
    const { key, cert } = createCertificate();
    const server = createServer({ key, cert }, createProxy(siteUrl, false));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const certificateFile = path.join(mkdtempSync(path.join(tmpdir(), 'rendezvous-front-')), 'cert.pem');
    writeFileSync(certificateFile, cert);
    return new SecureFront(`https://localhost:${(server.address() as AddressInfo).port}`, certificateFile, server);
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
    rmSync(path.dirname(this.certificateFile), { recursive: true, force: true });
  }
}
