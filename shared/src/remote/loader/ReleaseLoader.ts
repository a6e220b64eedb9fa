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
  private readonly loaded = new Map<RemoteName, Promise<LoadedRemote>>();
  private readonly tries = new Map<string, number>();

  constructor(private readonly ports: LoaderPorts) {}

  /** Loads the component of a screen or slot; rejects with a LoadFailure or with the error that the release threw. */
  async load(remote: RemoteName, candidate: PlanCandidate, part: Part): Promise<LoadedPart> {
    const current = this.loaded.get(remote);
    const loading = current && (await current).candidate === candidate ? current : this.loadRemote(remote, candidate);
    this.loaded.set(remote, loading);
    loading.catch(() => this.loaded.delete(remote));
    const { module } = await loading;
    const load = part.kind === 'screen' ? module.screens[part.name] : module.slots[part.name];
    if (!load) throw new LoadFailure('part', remote);
    const Component = (await load()) as ComponentType<never> | undefined;
    if (!Component) throw new LoadFailure('part', remote);
    return { Component, remote, release: candidate.release };
  }

  /** Loads the texts of all loaded remotes in another locale; returns them by remote and message id. */
  async catalogues(locale: Locale): Promise<Record<string, Record<string, unknown>>> {
    const remotes = [...this.loaded].map(
      async ([name, loading]) => [name, await this.loadCatalogue(name, (await loading).candidate, locale)] as const,
    );
    return Object.fromEntries(await Promise.all(remotes));
  }

  /** Makes the next load of a remote start from scratch. */
  forget(remote: RemoteName): void {
    this.loaded.delete(remote);
  }

  /** Changes the addresses for a retry, so that neither a pending request nor a corrupt response in the cache is reused. */
  changeAddress({ container }: PlanCandidate): void {
    this.tries.set(container, (this.tries.get(container) ?? 0) + 1);
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
    this.ports.federation.register(container, { entry, integrity: integrity[entry.slice(base.length)], query: this.queryOf(container) });
    return this.ports.federation.load(container);
  }

  private queryOf(container: string): string {
    const tries = this.tries.get(container) ?? 0;
    return tries === 0 ? '' : `?try=${tries}`;
  }

  private async loadCatalogue(remote: RemoteName, candidate: PlanCandidate, locale: Locale): Promise<Record<string, unknown>> {
    const { base, catalogues, container, integrity, release } = candidate;
    const file = catalogues[locale];
    try {
      const source = file
        ? { url: base + file, integrity: integrity[file] ?? '' }
        : await this.ports.findCatalogue(remote, release, locale);
      return source ? await this.ports.fetchCatalogue(source.url + this.queryOf(container), source.integrity) : {};
    } catch (error) {
      throw new LoadFailure('catalogue', null, error);
    }
  }
}
