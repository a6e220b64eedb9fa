import type { Plan, Release } from '@rendezvous/shared/contract';
import { releaseBase } from '../../registry/Registry';
import { describeCause } from './describeCause';

/** A site that takes longer than this many ms counts as unreachable. */
const PATIENCE_MS = 10_000;

/** Reads the running site's public data; problems are reported in plain words. */
export class SiteReader {
  private readonly shells = new Map<string, Promise<Release['provides']>>();

  constructor(
    readonly origin: string,
    private readonly ask: typeof fetch = fetch,
  ) {}

  /** The plan of a visit, including a shell. */
  async plan(): Promise<Plan> {
    const plan = await this.read<Partial<Plan>>('/platform/plan');
    if (!Array.isArray(plan.remotes)) throw new Error(this.noSite('something else'));
    if (!plan.shell) throw new Error(`${this.origin} has no shell that is live; there is nothing to run against.`);
    return plan as Plan;
  }

  /** What a shell of the site provides to remotes. */
  provides(shell: string): Promise<Release['provides']> {
    const known =
      this.shells.get(shell) ?? this.read<Release>(`${releaseBase({ remote: 'shell', id: shell })}release.json`).then(providesOf);
    this.shells.set(shell, known);
    known.catch(() => this.shells.delete(shell));
    return known;
  }

  private async read<T>(path: string): Promise<T> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const asked = this.ask(this.origin + path, { signal, redirect: 'manual', headers: { accept: 'application/json' } });
    const reply = await asked.catch((error: unknown) => {
      throw new Error(`${this.origin} cannot be reached: ${describeCause(error)}.`);
    });
    const elsewhere = reply.headers.get('location');
    if (elsewhere !== null) throw new Error(`${this.origin} leads to ${new URL(elsewhere, this.origin).origin}; use that address.`);
    if (!reply.ok) throw new Error(this.noSite(String(reply.status)));
    return reply.json().catch(() => {
      throw new Error(this.noSite('no JSON'));
    }) as Promise<T>;
  }

  private noSite(found: string): string {
    return `${this.origin} is not a running site of this platform: it answers ${found} where its plan should be.`;
  }
}

const providesOf = ({ provides }: Release): Release['provides'] => provides;

/** Packages that a site does not know, in words; undefined when it knows all. */
export function unknownAt(site: string, { remotes }: Plan, names: readonly string[]): string | undefined {
  const known = ['shell', ...remotes.map(({ name }) => name)];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return undefined;
  return `${site} does not know ${unknown.join(' and ')}; it has ${known.join(', ')}. Release it there first: docs/releasing.md.`;
}
