import type { Release } from '@rendezvous/shared/contract';
import { hasDigest } from '../../build/digest';
import type { ReleaseOwner } from '../../registry/Registry';
import type { Pair } from '../findNewPairs';
import { parseTexts } from './parseTexts';

type Documents = Readonly<Record<string, Pick<Release, 'integrity'>>>;

/** Sources and declarations of releases, each checked against the signed digest. */
export class ReleaseTexts {
  /** `documents` are keyed by `<remote>/<id>`; `read` returns the bytes of a file. */
  constructor(
    private readonly documents: Documents,
    private readonly read: (owner: ReleaseOwner, id: string, file: string) => Promise<Buffer>,
  ) {}

  /** Returns a key that identifies the texts of a pair by their digests; undefined when one of its releases has none. */
  getPairKey({ remote, release, shell }: Pair): string | undefined {
    const [sources, declarations] = [this.getDigest(remote, release, SOURCES_FILE), this.getDigest('shell', shell, DECLARATIONS_FILE)];
    return sources === undefined || declarations === undefined ? undefined : `${remote} ${sources} ${declarations}`;
  }

  loadSources({ remote, release }: Pair): Promise<Sources> {
    return this.loadTexts(remote, release, SOURCES_FILE);
  }

  loadDeclarations({ shell }: Pair): Promise<Declarations> {
    return this.loadTexts('shell', shell, DECLARATIONS_FILE);
  }

  private getDigest(owner: ReleaseOwner, id: string, file: string): string | undefined {
    return this.documents[`${owner}/${id}`]?.integrity[file];
  }

  private async loadTexts(owner: ReleaseOwner, id: string, file: string): Promise<Texts> {
    const content = await this.read(owner, id, file);
    const texts = hasDigest(content, this.getDigest(owner, id, file)) ? parseTexts(content) : undefined;
    if (texts === undefined) throw new Error(`${file} of ${owner} ${id} is not what its release says.`);
    return texts;
  }
}

/**
 * `types.json` of a shell's release: texts of the shared doors' declarations by path, for example `shared/src/store/index.d.ts`. The
 * contract's declarations are omitted, since each remote bundles its own copy of the contract.
 */
export type Declarations = Texts;

/** File in a shell's release that contains its `Declarations`; like `SOURCES_FILE`, it is never sent to browsers. */
export const DECLARATIONS_FILE = 'types.json';

/**
 * `sources.json` of a remote's release: texts of its scripts' sources by path. Those in `src/…` are the remote's own, those in `shared/src/…` are the
 * parts of shared that it bundles. Doors are omitted, since the shell provides them.
 */
export type Sources = Texts;

/** File in a remote's release that contains its `Sources`, for the publisher's compiler. It is never sent to browsers. */
export const SOURCES_FILE = 'sources.json';

/** File at which the compiler starts, relative to the remote's package. */
export const ENTRY_SOURCE = 'src/remote.ts';

/** Sources or declarations by path, relative to the package or the repository. */
export type Texts = Record<string, string>;
