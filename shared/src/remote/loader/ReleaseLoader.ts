import type { ComponentType } from 'react';
import type { Locale, PlanCandidate, RemoteName } from '../../contract';
import { isRemoteModule, type RemoteModule } from '../remoteModule';
import type { SlotName } from '../slots';
import type { LoaderPorts } from './LoaderPorts';
import { LoadFailure } from './LoadFailure';

/** A part of a remote: a screen by route name, or a slot. */
export type Part = { kind: 'screen'; name: string } | { kind: 'slot'; name: SlotName };

export interface LoadedPart {
  Component: ComponentType<never>;
  remote: RemoteName;
  release: string;
}

interface LoadedRemote {
  module: RemoteModule;
  candidate: PlanCandidate;
}

/** Loads a part of a release in one attempt: the container, the texts and the part itself. Caches at most one release of each remote. */
export class ReleaseLoader {
  private readonly loadedRemotes = new Map<RemoteName, Promise<LoadedRemote>>();
  private readonly retryCounts = new Map<string, number>();

  constructor(private readonly ports: LoaderPorts) {}

  /** Loads the component of a screen or slot; rejects with a LoadFailure or with the error that the release threw. */
  async load(remote: RemoteName, candidate: PlanCandidate, part: Part): Promise<LoadedPart> {
    const currentLoad = this.loadedRemotes.get(remote);
    const remoteLoad = currentLoad && (await currentLoad).candidate === candidate ? currentLoad : this.loadRemote(remote, candidate);
    this.loadedRemotes.set(remote, remoteLoad);
    remoteLoad.catch(() => {
      // A later load of the remote may have replaced this one in the meantime.
      if (this.loadedRemotes.get(remote) === remoteLoad) this.loadedRemotes.delete(remote);
    });
    const { module } = await remoteLoad;
    const loadComponent = part.kind === 'screen' ? module.screens[part.name] : module.slots[part.name];
    if (!loadComponent) throw new LoadFailure('part', remote);
    const Component = (await loadComponent()) as ComponentType<never> | undefined;
    if (!Component) throw new LoadFailure('part', remote);
    return { Component, remote, release: candidate.release };
  }

  /** Loads the texts of all loaded remotes in another locale; returns them by remote and message id. */
  async loadCatalogues(locale: Locale): Promise<Record<string, Record<string, unknown>>> {
    const catalogueEntries = [...this.loadedRemotes].map(
      async ([name, remoteLoad]) => [name, await this.loadCatalogue(name, (await remoteLoad).candidate, locale)] as const,
    );
    return Object.fromEntries(await Promise.all(catalogueEntries));
  }

  /** Makes the next load of a remote start from scratch. */
  forget(remote: RemoteName): void {
    this.loadedRemotes.delete(remote);
  }

  /** Changes the URLs for a retry, so that neither a pending request nor a corrupt response in the cache is reused. */
  changeAddress({ container }: PlanCandidate): void {
    this.retryCounts.set(container, (this.retryCounts.get(container) ?? 0) + 1);
  }

  private async loadRemote(remote: RemoteName, candidate: PlanCandidate): Promise<LoadedRemote> {
    const catalogue = this.loadCatalogue(remote, candidate, this.ports.locale());
    catalogue.catch(() => undefined);
    const module = await this.loadModule(candidate);
    if (!isRemoteModule(module, remote)) throw new LoadFailure('module', remote);
    this.ports.mergeMessages(remote, await catalogue);
    return { module, candidate };
  }

  private loadModule({ container, entry, base, integrity }: PlanCandidate): Promise<unknown> {
    this.ports.federation.register(container, {
      entry,
      integrity: integrity[entry.slice(base.length)],
      query: this.getRetryQuery(container),
    });
    return this.ports.federation.load(container);
  }

  private getRetryQuery(container: string): string {
    const retryCount = this.retryCounts.get(container) ?? 0;
    return retryCount === 0 ? '' : `?try=${retryCount}`;
  }

  private async loadCatalogue(remote: RemoteName, candidate: PlanCandidate, locale: Locale): Promise<Record<string, unknown>> {
    const { base, catalogues, container, integrity, release } = candidate;
    const file = catalogues[locale];
    try {
      const source = file
        ? { url: base + file, integrity: integrity[file] ?? '' }
        : await this.ports.findCatalogue(remote, release, locale);
      return source ? await this.ports.fetchCatalogue(source.url + this.getRetryQuery(container), source.integrity) : {};
    } catch (error) {
      throw new LoadFailure('catalogue', null, error);
    }
  }
}
