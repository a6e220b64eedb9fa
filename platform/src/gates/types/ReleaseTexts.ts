import type { Release } from '@rendezvous/shared/contract';
import { hasDigest } from '../../build/digest';
import type { ReleaseOwner } from '../../registry/Registry';
import type { Pair } from '../newPairs';
import { type Declarations, DECLARATIONS_FILE } from './Declarations';
import { readTexts } from './readTexts';
import { type Sources, SOURCES_FILE } from './Sources';
import type { Texts } from './Texts';

type Documents = Readonly<Record<string, Pick<Release, 'integrity'>>>;

/** Sources and declarations of releases, each checked against the signed digest. */
export class ReleaseTexts {
  /** `documents`: by `<remote>/<id>`; `read` returns the bytes of a file. */
  constructor(
    private readonly documents: Documents,
    private readonly read: (owner: ReleaseOwner, id: string, file: string) => Promise<Buffer>,
  ) {}

  /** Keys for the texts of a pair; undefined when one of its releases has none. */
  keyOf({ remote, release, shell }: Pair): string | undefined {
    const [sources, declarations] = [this.digestOf(remote, release, SOURCES_FILE), this.digestOf('shell', shell, DECLARATIONS_FILE)];
    return sources === undefined || declarations === undefined ? undefined : `${remote} ${sources} ${declarations}`;
  }

  sources({ remote, release }: Pair): Promise<Sources> {
    return this.textsOf(remote, release, SOURCES_FILE);
  }

  declarations({ shell }: Pair): Promise<Declarations> {
    return this.textsOf('shell', shell, DECLARATIONS_FILE);
  }

  private digestOf(owner: ReleaseOwner, id: string, file: string): string | undefined {
    return this.documents[`${owner}/${id}`]?.integrity[file];
  }

  private async textsOf(owner: ReleaseOwner, id: string, file: string): Promise<Texts> {
    const content = await this.read(owner, id, file);
    const texts = hasDigest(content, this.digestOf(owner, id, file)) ? readTexts(content) : undefined;
    if (texts === undefined) throw new Error(`${file} of ${owner} ${id} is not what its release says.`);
    return texts;
  }
}
