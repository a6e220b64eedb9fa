import type { FoundCatalogue, Locale, Release } from '@rendezvous/shared/contract';
import { findCatalogueFile, getReleaseBase } from '../../registry/Registry';
import type { ReleaseFolder } from '../releases/ReleaseFolder';

type Messages = Record<string, unknown>;

/** Compiled texts of releases, cached in memory. */
export class Catalogues {
  private readonly cache = new Map<string, Promise<Messages>>();

  constructor(private readonly folder: ReleaseFolder) {}

  /** Loads the texts of a release in a locale, with English as the fallback; empty if the release has neither. */
  async loadMessages(release: Release | undefined, locale: Locale): Promise<Messages> {
    const file = release && findCatalogueFile(release, locale);
    if (release === undefined || file === undefined) return {};
    const key = `${getReleaseBase(release)}${file} ${release.integrity[file]}`;
    const messages = this.cache.get(key) ?? this.read(key, release, file);
    this.cache.set(key, messages);
    return messages;
  }

  /** Returns the URL and digest of a release's texts in a locale, for switching languages without a reload; undefined if it lacks them. */
  find(release: Release, locale: Locale): FoundCatalogue | undefined {
    const file = release.catalogues[locale];
    return file === undefined ? undefined : { url: getReleaseBase(release) + file, integrity: release.integrity[file] ?? '' };
  }

  /** Reads a catalogue; if its file is unreadable, returns no messages and lets the next request try again. */
  private async read(key: string, release: Release, file: string): Promise<Messages> {
    try {
      const storedFile = await this.folder.read(release.remote, release.id, file, []);
      const value: unknown = JSON.parse(storedFile?.content.toString('utf8') ?? '');
      return typeof value === 'object' && value !== null ? { ...value } : {};
    } catch {
      this.cache.delete(key);
      return {};
    }
  }
}
