import type { Build } from '../Build';

type Listener = (build: Build) => void;

/** Finished builds, as reported by the server. All containers of a page share one stream: browsers allow only six connections per host. */
export class BuildStream {
  private readonly latestBuilds = new Map<string, Build>();
  private readonly listeners = new Map<string, Listener>();

  constructor(source: Pick<EventSource, 'addEventListener'>) {
    source.addEventListener('build', ({ data }: MessageEvent<string>) => this.receive(JSON.parse(data) as Build));
  }

  /** Subscribes to builds of a package; calls the listener at once with the latest build, if there is one. */
  listen(name: string, listener: Listener): void {
    this.listeners.set(name, listener);
    const latestBuild = this.latestBuilds.get(name);
    if (latestBuild) listener(latestBuild);
  }

  private receive(build: Build): void {
    this.latestBuilds.set(build.name, build);
    this.listeners.get(build.name)?.(build);
  }
}
