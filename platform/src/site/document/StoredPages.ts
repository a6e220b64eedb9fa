import { LOCALES, type Locale } from '@rendezvous/shared/contract';
import type { Registry } from '../../registry/Registry';
import { resolveVisit } from '../../registry/resolveVisit';
import type { SiteContext } from '../createContext';
import { createAnonymousVisit } from './createAnonymousVisit';
import { preparePage } from './preparePage';
import { getPublicPaths } from './getPublicPaths';

/** Registry changes often come in bursts: rendering starts after this many ms without another change. */
const DEBOUNCE_MS = 1_500;

/** Renders and stores the public pages of live releases in the background, for the default domain and in every language. */
export class StoredPages {
  private serial = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly context: SiteContext,
    private readonly debounceMs = DEBOUNCE_MS,
  ) {}

  /** Schedules the rendering of a registry's pages; call it whenever the serial changes. */
  schedule(registry: Registry): void {
    this.serial = registry.serial;
    this.stop();
    this.timer = setTimeout(() => void this.renderAll(registry).catch(() => undefined), this.debounceMs).unref();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private async renderAll(registry: Registry): Promise<void> {
    const keys = new Set<string>();
    for (const locale of LOCALES) await this.renderLocale(locale, registry, keys);
    if (registry.serial === this.serial) await this.context.renderedFiles.removeAllExcept(keys);
  }

  private async renderLocale(locale: Locale, registry: Registry, keys: Set<string>): Promise<void> {
    const visit = await createAnonymousVisit(this.context, locale);
    for (const pathname of getPublicPaths(resolveVisit(registry, visit).plan)) {
      if (registry.serial !== this.serial) return;
      const { resolvePage, mayBeStored } = await preparePage(this.context, registry, visit, pathname);
      const { job } = resolvePage(null);
      if (!job) return;
      if (!mayBeStored) continue;
      keys.add(job.key);
      await this.context.prerenderer.store(job);
    }
  }
}
