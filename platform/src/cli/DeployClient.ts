import type { Release } from '@rendezvous/shared/contract';
import type { ReleaseOwner } from '../registry/Registry';
import type { GateResult } from '../gates/GateResult';
import type { HistoryRow } from '../registry/store/RegistryStore';
import type { TraceStep } from '../registry/Visit';
import type { ChangeResult } from '../site/deploy/changeRemote';
import type { ChangeBody } from '../site/deploy/changeSchema';
import type { CollectionResult } from '../site/deploy/collectRemote';
import type { GcBody } from '../site/deploy/gcSchema';
import type { Override } from '../site/overrides/Override';
import type { StaticSite } from '../site/static/StaticSite';
import type { CanaryState, PlatformStatus } from '../site/status/StatusReader';
import { DeployError } from './DeployError';

export type Status = PlatformStatus;

export interface Decision {
  serial: number;
  remote: ReleaseOwner;
  chosen: string | null;
  trace: TraceStep[];
  /** State of the open canary; null without one. */
  canary: CanaryState | null;
  /** The latest canary that ended automatically; null if none did. */
  aborted: HistoryRow | null;
}

export interface UploadOptions {
  /** Gives a new release all traffic immediately. */
  promote: boolean;
  /** Only checks whether the release would be accepted; nothing is stored or changed. */
  dryRun: boolean;
  /** Reason, for the history. */
  why?: string;
}

export interface GateReport {
  remote: ReleaseOwner;
  release: string;
  gates: GateResult[];
}

const toBase64 = (files: ReadonlyMap<string, Buffer>): Record<string, string> =>
  Object.fromEntries([...files].map(([name, content]) => [name, content.toString('base64')]));

/** Client of the site server's deploy api. Its methods reject with a DeployError. */
export class DeployClient {
  private readonly server: string;

  /** `server` is the URL of the site server, with or without a trailing slash. */
  constructor(
    server: string,
    private readonly token: string,
  ) {
    this.server = server.replace(/\/+$/, '');
  }

  /** Whether the site is on this machine. */
  get isLocal(): boolean {
    return /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/.test(this.server);
  }

  loadStatus(): Promise<Status> {
    return this.call('GET', '/status');
  }

  /** Loads the latest `limit` changes, newest first. */
  async loadHistory(remote: string | undefined, limit: number): Promise<HistoryRow[]> {
    const query = new URLSearchParams({ limit: String(limit), ...(remote !== undefined && { remote }) });
    const { history } = await this.call<{ history: HistoryRow[] }>('GET', `/history?${query.toString()}`);
    return history;
  }

  loadDecision(query: Record<string, string>): Promise<Decision> {
    return this.call('GET', `/why?${new URLSearchParams(query).toString()}`);
  }

  /** Uploads a release; `promote` gives it all traffic in the same change, `dryRun` only checks whether it would be accepted. */
  publish(serial: number, release: Release, files: ReadonlyMap<string, Buffer>, options: UploadOptions): Promise<{ serial: number }> {
    const { promote, dryRun, why } = options;
    const optionalFields = { ...(why === undefined ? {} : { why }), ...(dryRun ? { dryRun } : {}) };
    return this.call('POST', '/releases', { serial, promote, ...optionalFields, release, files: toBase64(files) });
  }

  /** Runs the server's gates on a release without storing it. */
  async runGates(release: Release, files: ReadonlyMap<string, Buffer>): Promise<GateReport> {
    const report = await this.call<Omit<GateReport, 'remote'>>('POST', '/gates', { release, files: toBase64(files) });
    return { remote: release.remote, ...report };
  }

  /** Downloads a release file that is not served to browsers. */
  async downloadFile(remote: ReleaseOwner, release: string, file: string): Promise<Buffer> {
    const reply = await this.send('GET', `/releases/${remote}/${release}/${file}`, undefined);
    if (!reply.ok) throw new DeployError(`status_${reply.status}`, `${this.server} does not provide ${file} of ${remote} ${release}.`);
    return Buffer.from(await reply.arrayBuffer());
  }

  /** Loads everything that a plain static host needs to serve a domain. */
  loadStaticSite(host: string): Promise<StaticSite> {
    return this.call('GET', `/static?${new URLSearchParams({ host }).toString()}`);
  }

  /** Downloads a release file from its public URL, as browsers do; `path` starts with a slash. */
  async asset(path: string): Promise<Buffer> {
    const reply = await fetch(this.server + path).catch(() => undefined);
    if (!reply?.ok) throw new DeployError(`status_${reply?.status ?? 0}`, `${this.server} does not serve ${path}.`);
    return Buffer.from(await reply.arrayBuffer());
  }

  /** Creates a link that serves a release to one browser and opens `path`; `ttl` is its lifetime in seconds. */
  createOverrideLink(remote: ReleaseOwner, release: string, link: { ttl: number; path: string }): Promise<Override & { url: string }> {
    return this.call('POST', '/overrides', { remote, release, ...link });
  }

  change(remote: ReleaseOwner, action: string, body: ChangeBody): Promise<ChangeResult> {
    return this.call('POST', `/remotes/${remote}/${action}`, body);
  }

  /** Removes the files of a remote's releases that can no longer be served to anybody. */
  gc(remote: ReleaseOwner, body: GcBody): Promise<CollectionResult> {
    return this.call('POST', `/remotes/${remote}/gc`, body);
  }

  /** Makes one call to the deploy api and returns the parsed reply; errors carry the server's code and message. */
  async call<Content>(method: string, path: string, body?: object): Promise<Content> {
    const reply = await this.send(method, path, body);
    const content: unknown = await reply.json().catch(() => null);
    if (reply.ok && content === null)
      throw new DeployError('no_site', `The server at ${this.server} is not a site server; name another with --server.`);
    if (reply.ok) return content as Content;
    const { error } = (content ?? {}) as { error?: { code: string; message: string } };
    throw new DeployError(error?.code ?? `status_${reply.status}`, error?.message ?? `${this.server} answered ${reply.status}.`);
  }

  private async send(method: string, path: string, body: object | undefined): Promise<Response> {
    const headers = { authorization: `Bearer ${this.token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const payload = body === undefined ? {} : { body: JSON.stringify(body) };
    return fetch(`${this.server}/platform/api${path}`, { method, headers, ...payload }).catch(() => {
      throw new DeployError(
        'unreachable',
        `No site server answers at ${this.server}. Start it with npm start, or name another with --server.`,
      );
    });
  }
}
