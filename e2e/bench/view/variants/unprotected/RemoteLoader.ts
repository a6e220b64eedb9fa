import type { Locale, Plan, PlanCandidate, PlanRemote, RemoteName } from '@rendezvous/shared/contract';
import type { LoadedPart, LoaderPorts, Part, RemoteLoader as Guarded, RemoteModule } from '@rendezvous/shared/remote';
import { SLOT_OWNERS, type SlotName } from '../../../../../shared/src/remote/slots';
import { fetchCatalogue } from './fetchCatalogue';

type Ports = Pick<LoaderPorts, 'federation' | 'findCatalogue' | 'mergeMessages' | 'locale'>;
type Catalogue = Record<string, unknown>;

const toKey = (remote: RemoteName, { kind, name }: Part): string => `${remote} ${kind} ${name}`;

/** Replaces the loader with one that expects no failures: it requests the plan's first release once, without verification. */
export class RemoteLoader implements Omit<Guarded, 'ports'> {
  readonly parts = new Map<string, LoadedPart>();
  private readonly modules = new Map<RemoteName, Promise<RemoteModule>>();

  constructor(
    readonly plan: Plan,
    readonly ports: Ports,
  ) {}

  ownerOf(slot: SlotName): RemoteName {
    return this.plan.remotes.find((remote) => remote.slots.includes(slot))?.name ?? SLOT_OWNERS[slot];
  }

  async load(name: RemoteName, part: Part): Promise<LoadedPart> {
    const { screens, slots } = await this.loadModuleOnce(name);
    const load = part.kind === 'screen' ? screens[part.name] : slots[part.name];
    const Component = (await load?.()) as LoadedPart['Component'];
    const loadedPart = { Component, remote: name, release: this.getCandidate(name)?.release ?? '' };
    this.parts.set(toKey(name, part), loadedPart);
    return loadedPart;
  }

  peek(name: RemoteName, part: Part): LoadedPart | null {
    return this.parts.get(toKey(name, part)) ?? null;
  }

  prefetch(name: RemoteName, part: Part): Promise<LoadedPart | undefined> {
    return this.load(name, part).catch(() => undefined);
  }

  async catalogues(locale: Locale): Promise<Record<string, Catalogue>> {
    const entries = [...this.modules.keys()].map(async (name) => [name, await this.loadCatalogue(name, locale)] as const);
    return Object.fromEntries(await Promise.all(entries));
  }

  retry(): void {}

  crashed(): void {}

  onSwitch(): () => void {
    return () => undefined;
  }

  update(): void {}

  private findRemote(name: RemoteName): PlanRemote | undefined {
    return this.plan.remotes.find((remote) => remote.name === name);
  }

  private getCandidate(name: RemoteName): PlanCandidate | undefined {
    return this.findRemote(name)?.candidates[0];
  }

  private loadModuleOnce(name: RemoteName): Promise<RemoteModule> {
    const modulePromise = this.modules.get(name) ?? this.loadModule(name);
    this.modules.set(name, modulePromise);
    return modulePromise;
  }

  private async loadModule(name: RemoteName): Promise<RemoteModule> {
    const { container = '', entry = '' } = this.getCandidate(name) ?? {};
    const catalogue = this.loadCatalogue(name, this.ports.locale());
    this.ports.federation.register(container, { entry, integrity: undefined, query: '' });
    const module = (await this.ports.federation.load(container)) as RemoteModule;
    this.ports.mergeMessages(name, await catalogue);
    return module;
  }

  private async loadCatalogue(name: RemoteName, locale: Locale): Promise<Catalogue> {
    const candidate = this.getCandidate(name);
    const file = candidate?.catalogues[locale];
    const url = file ? candidate.base + file : (await this.ports.findCatalogue(name, candidate?.release ?? '', locale))?.url;
    return url === undefined ? {} : fetchCatalogue(url);
  }
}
