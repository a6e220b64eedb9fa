import type { FoundCatalogue, Locale, Release } from '@rendezvous/shared/contract';
import { catalogueFile, releaseBase } from '../../registry/Registry';
import type { ReleaseFolder } from '../releases/ReleaseFolder';

type Messages = Record<string, unknown>;

/** Compiled texts of releases; identical bytes are parsed once. */
export class Catalogues {
  private readonly parsed = new Map<string, Promise<Messages>>();

  constructor(private readonly folder: ReleaseFolder) {}

  /** Texts in a locale, English where the release lacks it, empty if it has none. */
  async messages(release: Release | undefined, locale: Locale): Promise<Messages> {
    const file = release && catalogueFile(release, locale);
    if (release === undefined || file === undefined) return {};
    const key = `${releaseBase(release)}${file} ${release.integrity[file]}`;
    const known = this.parsed.get(key) ?? this.read(key, release, file);
    this.parsed.set(key, known);
    return known;
  }

  /** Location of a release's texts in a locale, for switching without a reload. */
  find(release: Release, locale: Locale): FoundCatalogue | undefined {
    const file = release.catalogues[locale];
    return file === undefined ? undefined : { url: releaseBase(release) + file, integrity: release.integrity[file] ?? '' };
  }

  /** A failed read is retried for the next page. */
  private async read(key: string, release: Release, file: string): Promise<Messages> {
    try {
      const stored = await this.folder.read(release.remote, release.id, file, []);
      const value: unknown = JSON.parse(stored?.content.toString('utf8') ?? '');
      return typeof value === 'object' && value !== null ? { ...value } : {};
    } catch {
      this.parsed.delete(key);
      return {};
    }
  }
}
