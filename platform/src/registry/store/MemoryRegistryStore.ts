import { createEmptyRegistry, type Registry } from '../Registry';
import {
  type DatedSerial,
  type HistoryRow,
  type IssuedOverride,
  type RegistryChange,
  RegistryConflict,
  type RegistryStore,
} from './RegistryStore';

/** Registry store without a database, for one process, which may run several sites; nothing is persisted. */
export class MemoryRegistryStore implements RegistryStore {
  readonly isShared = true;
  private readonly serials: Registry[] = [createEmptyRegistry()];
  private readonly rows: HistoryRow[] = [];
  private readonly overrides: IssuedOverride[] = [];

  constructor(private readonly now: () => number) {}

  async load(): Promise<Registry> {
    return this.serials.at(-1) ?? createEmptyRegistry();
  }

  async append(expectedSerial: number, nextRegistry: Registry, change: RegistryChange): Promise<Registry> {
    if ((await this.load()).serial !== expectedSerial) throw new RegistryConflict(expectedSerial);
    const appendedRegistry = { ...nextRegistry, serial: expectedSerial + 1 };
    this.serials.push(appendedRegistry);
    this.rows.unshift({ ...change, serial: appendedRegistry.serial, at: this.now() });
    return appendedRegistry;
  }

  async loadHistory(remote: string | undefined, limit: number): Promise<HistoryRow[]> {
    return this.rows.filter((row) => remote === undefined || row.remote === remote).slice(0, limit);
  }

  async loadSerialsSince(at: number): Promise<DatedSerial[]> {
    const datedSerials = [...this.rows]
      .reverse()
      .map((row): DatedSerial => ({ at: row.at, document: this.serials[row.serial] ?? createEmptyRegistry() }));
    return datedSerials.slice(
      Math.max(
        0,
        datedSerials.findLastIndex((datedSerial) => datedSerial.at <= at),
      ),
    );
  }

  async storeOverride(override: IssuedOverride): Promise<void> {
    this.overrides.push(override);
  }

  async findOverriddenReleases(remote: string): Promise<string[]> {
    return this.overrides.filter((override) => override.remote === remote && override.expires > this.now()).map(({ release }) => release);
  }
}
