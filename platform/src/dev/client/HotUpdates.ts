import type { Build } from '../Build';
import type { HotModule } from './HotModule';

export interface HotPorts {
  hot: Pick<HotModule, 'status' | 'check'>;
  /** Hash of the running build. */
  getRunningHash: () => string;
  /** Passes the script digests of the latest build to the integrity runtime. */
  storeTable: (table: string) => void;
  reload: () => void;
  reportProblem: (text: string) => void;
}

/** Updates a running container to the latest build, one update at a time; a page that cannot be updated is reloaded. */
export class HotUpdates {
  private newestBuild: Build | undefined;
  private textsDigest: string | undefined;
  private isBusy = false;

  constructor(private readonly ports: HotPorts) {}

  receive(build: Build): Promise<void> {
    const { storeTable, reportProblem, reload } = this.ports;
    if (build.errors.length > 0) {
      reportProblem(`${build.name} does not compile:\n${build.errors.join('\n')}`);
      return Promise.resolve();
    }
    storeTable(build.integrityTable);
    const previousDigest = this.textsDigest;
    this.newestBuild = build;
    this.textsDigest = build.textsDigest;
    if (previousDigest !== undefined && previousDigest !== build.textsDigest) {
      reload();
      return Promise.resolve();
    }
    return this.isBusy ? Promise.resolve() : this.updateToNewest();
  }

  private async updateToNewest(): Promise<void> {
    const { hot, getRunningHash, reload } = this.ports;
    this.isBusy = true;
    try {
      while (this.newestBuild !== undefined && this.newestBuild.hash !== getRunningHash()) {
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
