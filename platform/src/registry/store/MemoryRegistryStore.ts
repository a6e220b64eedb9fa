import { emptyRegistry, type Registry } from '../Registry';
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
  private readonly serials: Registry[] = [emptyRegistry()];
  private readonly rows: HistoryRow[] = [];
  private readonly overrides: IssuedOverride[] = [];

  constructor(private readonly now: () => number) {}

  async load(): Promise<Registry> {
    return this.serials.at(-1) ?? emptyRegistry();
  }

  async append(expected: number, next: Registry, change: RegistryChange): Promise<Registry> {
    if ((await this.load()).serial !== expected) throw new RegistryConflict(expected);
    const appended = { ...next, serial: expected + 1 };
    this.serials.push(appended);
    this.rows.unshift({ ...change, serial: appended.serial, at: this.now() });
    return appended;
  }

  async history(remote: string | undefined, limit: number): Promise<HistoryRow[]> {
    return this.rows.filter((row) => remote === undefined || row.remote === remote).slice(0, limit);
  }

  async loadSerialsSince(at: number): Promise<DatedSerial[]> {
    const datedSerials = [...this.rows]
      .reverse()
      .map((row): DatedSerial => ({ at: row.at, document: this.serials[row.serial] ?? emptyRegistry() }));
    return datedSerials.slice(
      Math.max(
        0,
        datedSerials.findLastIndex((serial) => serial.at <= at),
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
