import type { Build } from '../Build';

type Listener = (build: Build) => void;

/** Finished builds as the server tells them. One for the page: browsers keep six connections to a host, containers are as many. */
export class BuildStream {
  private readonly latest = new Map<string, Build>();
  private readonly listeners = new Map<string, Listener>();

  constructor(source: Pick<EventSource, 'addEventListener'>) {
    source.addEventListener('build', ({ data }: MessageEvent<string>) => this.take(JSON.parse(data) as Build));
  }

  /** Hears the builds of a package, the latest one at once when it is known. */
  listen(name: string, listener: Listener): void {
    this.listeners.set(name, listener);
    const known = this.latest.get(name);
    if (known) listener(known);
  }

  private take(build: Build): void {
    this.latest.set(build.name, build);
    this.listeners.get(build.name)?.(build);
  }
}
