import type { Release } from '@rendezvous/shared/contract';
import type { Registry, ReleaseOwner } from '../registry/Registry';
import type { HistoryRow } from '../registry/store/HistoryRow';
import type { TraceStep } from '../registry/TraceStep';
import type { BeaconCount } from '../site/visit/BeaconStore';
import { DeployError } from './DeployError';

export type Status = Registry & { beacons: BeaconCount[] };

export interface Decision {
  serial: number;
  remote: ReleaseOwner;
  chosen: string | null;
  trace: TraceStep[];
}

export interface Change {
  serial: number;
  release?: string;
  why?: string;
  percent?: number;
  country?: string;
  locale?: string;
}

/** The site server's deploy api (platform.md, section 4). */
export class DeployClient {
  constructor(
    private readonly server: string,
    private readonly token: string,
  ) {}

  status(): Promise<Status> {
    return this.call('GET', '/status');
  }

  async history(remote?: string): Promise<HistoryRow[]> {
    const { history } = await this.call<{ history: HistoryRow[] }>('GET', `/history${remote === undefined ? '' : `?remote=${remote}`}`);
    return history;
  }

  why(query: Record<string, string>): Promise<Decision> {
    return this.call('GET', `/why?${new URLSearchParams(query).toString()}`);
  }

  /** Uploads a release; `promote` gives it all traffic in the same change. */
  publish(serial: number, release: Release, files: ReadonlyMap<string, Buffer>, promote: boolean): Promise<{ serial: number }> {
    const inBase64 = Object.fromEntries([...files].map(([name, content]) => [name, content.toString('base64')]));
    return this.call('POST', '/releases', { serial, promote, release, files: inBase64 });
  }

  change(remote: ReleaseOwner, action: string, change: Change): Promise<{ serial: number; stable: string | null }> {
    return this.call('POST', `/remotes/${remote}/${action}`, change);
  }

  private async call<Reply>(method: string, path: string, body?: object): Promise<Reply> {
    const answer = await this.send(method, path, body);
    const reply: unknown = await answer.json().catch(() => null);
    if (answer.ok) return reply as Reply;
    const { error } = (reply ?? {}) as { error?: { code: string; message: string } };
    throw new DeployError(error?.code ?? `status_${answer.status}`, error?.message ?? `${this.server} answered ${answer.status}.`);
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
