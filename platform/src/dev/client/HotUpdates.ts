import type { Build } from '../Build';
import type { HotModule } from './HotModule';

export interface HotPorts {
  hot: Pick<HotModule, 'status' | 'check'>;
  /** Hash of the running build. */
  running: () => string;
  /** Passes the script digests of the latest build to the integrity runtime. */
  keepTable: (table: string) => void;
  reload: () => void;
  complain: (text: string) => void;
}

/** Updates a running container to the latest build, one update at a time; a page that cannot be updated is reloaded. */
export class HotUpdates {
  private newest: Build | undefined;
  private texts: string | undefined;
  private isBusy = false;

  constructor(private readonly ports: HotPorts) {}

  take(build: Build): Promise<void> {
    const { keepTable, complain, reload } = this.ports;
    if (build.errors.length > 0) {
      complain(`${build.name} does not compile:\n${build.errors.join('\n')}`);
      return Promise.resolve();
    }
    keepTable(build.table);
    const previousTexts = this.texts;
    this.newest = build;
    this.texts = build.texts;
    if (previousTexts !== undefined && previousTexts !== build.texts) {
      reload();
      return Promise.resolve();
    }
    return this.isBusy ? Promise.resolve() : this.catchUp();
  }

  private async catchUp(): Promise<void> {
    const { hot, running, reload } = this.ports;
    this.isBusy = true;
    try {
      while (this.newest !== undefined && this.newest.hash !== running()) {
        if (hot.status() !== 'idle' || (await hot.check(true)) === null) {
          reload();
          return;
        }
      }
    } catch {
      // A changed module does not accept updates, or its update failed.
      reload();
    } finally {
      this.isBusy = false;
    }
  }
}
