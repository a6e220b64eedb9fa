import type { Release } from '@rendezvous/shared/contract';
import { Check, Parse } from 'typebox/value';
import { createEmptyRegistry, type Registry } from '../Registry';
import type { Query } from '../Query';
import { registrySchema, type RegistryDocument } from '../registrySchema';
import {
  type DatedSerial,
  type HistoryRow,
  type IssuedOverride,
  type RegistryChange,
  RegistryConflict,
  type RegistryStore,
} from './RegistryStore';

/** Registry store in the product's database. Release documents are immutable, so each is stored only once and then cached. */
export class SqlRegistryStore implements RegistryStore {
  private readonly releases = new Map<string, Release>();
  private newestRegistry: Registry = createEmptyRegistry();

  constructor(
    private readonly query: Query,
    private readonly now: () => number,
    readonly isShared: boolean,
  ) {}

  async load(): Promise<Registry> {
    const [row] = await this.query<{ document: string }>(
      'SELECT document FROM platform_registry WHERE serial > $1 ORDER BY serial DESC LIMIT 1',
      [this.newestRegistry.serial],
    );
    if (row !== undefined) this.newestRegistry = await this.addReleases(Parse(registrySchema, JSON.parse(row.document)));
    return this.newestRegistry;
  }

  async append(expectedSerial: number, nextRegistry: Registry, change: RegistryChange): Promise<Registry> {
    const { releases, ...rest } = nextRegistry;
    await this.writeReleases(releases);
    const document = { ...rest, serial: expectedSerial + 1 };
    if (!Check(registrySchema, document)) throw new Error('The changed registry does not fit its own schema.');
    const { who, action, remote, release, why } = change;
    const insertedRows = await this.query<{ serial: number }>(
      `INSERT INTO platform_registry (serial, document, who, action, remote, release, why, at)
       SELECT $1::integer, $2::text, $3::text, $4::text, $5::text, $6::text, $7::text, $8::bigint
       WHERE (SELECT COALESCE(MAX(serial), 0) FROM platform_registry) = $9::integer
       ON CONFLICT (serial) DO NOTHING RETURNING serial`,
      [document.serial, JSON.stringify(document), who, action, remote, release, why, this.now(), expectedSerial],
    );
    if (insertedRows.length === 0) throw new RegistryConflict(expectedSerial);
    // Not `load()`: by now the latest serial may be someone else's change.
    return this.addReleases(document);
  }

  async loadHistory(remote: string | undefined, limit: number): Promise<HistoryRow[]> {
    const rows = await this.query<HistoryRow>(
      `SELECT serial, at, who, action, remote, release, why FROM platform_registry
       WHERE $1::text IS NULL OR remote = $1::text ORDER BY serial DESC LIMIT $2::integer`,
      [remote ?? null, limit],
    );
    return rows.map((row) => ({ ...row, at: Number(row.at) }));
  }

  async loadSerialsSince(at: number): Promise<DatedSerial[]> {
    const rows = await this.query<{ at: number; document: string }>(
      `SELECT at, document FROM platform_registry
       WHERE serial >= COALESCE((SELECT MAX(serial) FROM platform_registry WHERE at <= $1::bigint), 0) ORDER BY serial`,
      [at],
    );
    return rows.map((row) => ({ at: Number(row.at), document: Parse(registrySchema, JSON.parse(row.document)) }));
  }

  async storeOverride({ remote, release, expires }: IssuedOverride): Promise<void> {
    await this.query('DELETE FROM platform_override WHERE expires <= $1::bigint', [this.now()]);
    await this.query(
      `INSERT INTO platform_override (remote, release, expires) VALUES ($1::text, $2::text, $3::bigint)
       ON CONFLICT (remote, release) DO UPDATE SET expires = GREATEST(platform_override.expires, EXCLUDED.expires)`,
      [remote, release, expires],
    );
  }

  async findOverriddenReleases(remote: string): Promise<string[]> {
    const selectValidOverrides = 'SELECT release FROM platform_override WHERE remote = $1::text AND expires > $2::bigint';
    return (await this.query<{ release: string }>(selectValidOverrides, [remote, this.now()])).map(({ release }) => release);
  }

  private async writeReleases(releases: Registry['releases']): Promise<void> {
    for (const [key, release] of Object.entries(releases)) {
      if (this.releases.has(key)) continue;
      await this.query('INSERT INTO platform_release (remote, id, document) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
        release.remote,
        release.id,
        JSON.stringify(release),
      ]);
    }
  }

  private async addReleases(document: RegistryDocument): Promise<Registry> {
    const keys = Object.entries(document.remotes).flatMap(([remote, entry]) => entry.published.map((id) => `${remote}/${id}`));
    if (keys.some((key) => !this.releases.has(key))) await this.loadReleases();
    const keySet = new Set(keys);
    return { ...document, releases: Object.fromEntries([...this.releases].filter(([key]) => keySet.has(key))) };
  }

  private async loadReleases(): Promise<void> {
    const rows = await this.query<{ document: string }>('SELECT document FROM platform_release');
    for (const { document } of rows) {
      const release: Release = JSON.parse(document);
      this.releases.set(`${release.remote}/${release.id}`, release);
    }
  }
}
