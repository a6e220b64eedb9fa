import type { Plan, Release } from '@rendezvous/shared/contract';
import { getReleaseBase } from '../../registry/Registry';
import { describeCause } from './describeCause';

/** A site that takes longer than this many ms counts as unreachable. */
const TIMEOUT_MS = 10_000;

/** Reads the running site's public data; errors have messages in plain language. */
export class SiteReader {
  private readonly providesByShell = new Map<string, Promise<Release['provides']>>();

  constructor(
    readonly origin: string,
    private readonly fetchUrl: typeof fetch = fetch,
  ) {}

  /** Loads the plan of a visit; throws if it does not include a shell. */
  async plan(): Promise<Plan> {
    const plan = await this.fetchJson<Partial<Plan>>('/platform/plan');
    if (!Array.isArray(plan.remotes)) throw new Error(this.describeMismatch('something else'));
    if (!plan.shell) throw new Error(`${this.origin} has no shell that is live; there is nothing to run against.`);
    return plan as Plan;
  }

  /** Loads what a shell of the site provides to remotes; the result is cached. */
  provides(shellId: string): Promise<Release['provides']> {
    const provides =
      this.providesByShell.get(shellId) ??
      this.fetchJson<Release>(`${getReleaseBase({ remote: 'shell', id: shellId })}release.json`).then(getProvides);
    this.providesByShell.set(shellId, provides);
    provides.catch(() => this.providesByShell.delete(shellId));
    return provides;
  }

  private async fetchJson<T>(path: string): Promise<T> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const pendingReply = this.fetchUrl(this.origin + path, { signal, redirect: 'manual', headers: { accept: 'application/json' } });
    const reply = await pendingReply.catch((error: unknown) => {
      throw new Error(`${this.origin} cannot be reached: ${describeCause(error)}.`);
    });
    const location = reply.headers.get('location');
    if (location !== null) throw new Error(`${this.origin} leads to ${new URL(location, this.origin).origin}; use that address.`);
    if (!reply.ok) throw new Error(this.describeMismatch(String(reply.status)));
    return reply.json().catch(() => {
      throw new Error(this.describeMismatch('no JSON'));
    }) as Promise<T>;
  }

  private describeMismatch(actual: string): string {
    return `${this.origin} is not a running site of this platform: it answers ${actual} where its plan should be.`;
  }
}

const getProvides = ({ provides }: Release): Release['provides'] => provides;

/** Describes which packages the site does not have; undefined if it has all of them. */
export function describeUnknownPackages(site: string, { remotes }: Plan, packageNames: readonly string[]): string | undefined {
  const availableNames = ['shell', ...remotes.map(({ name }) => name)];
  const unknownNames = packageNames.filter((name) => !availableNames.includes(name));
  if (unknownNames.length === 0) return undefined;
  return `${site} does not know ${unknownNames.join(' and ')}; it has ${availableNames.join(', ')}. Release it there first: docs/releasing.md.`;
}
