import type { Release, RemoteName } from '@rendezvous/shared/contract';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { ReleaseOwner } from '../registry/Registry';
import type { ReleaseFolder } from '../site/releases/ReleaseFolder';
import { OFFERS_FILE, type Offers } from './Offers';
import { readTexts } from './types/readTexts';
import { USES_FILE, type Uses } from './Uses';

const usesSchema = Type.Record(Type.String(), Type.Record(Type.String(), Type.String()));
const members = Type.Record(Type.String(), Type.Array(Type.Integer({ minimum: 0 })));
const offersSchema = Type.Object({ doors: Type.Record(Type.String(), members), types: Type.Array(members) });

/** A release that is checked before it is stored. */
export interface Draft {
  release: Release;
  files: ReadonlyMap<string, Buffer>;
}

/** What releases state they use and offer; undefined if a release's files do not say so. */
export class Descriptions {
  constructor(
    private readonly folder: Pick<ReleaseFolder, 'read'>,
    private readonly draft?: Draft,
  ) {}

  async uses(remote: RemoteName, id: string): Promise<Uses | undefined> {
    const value = await this.read(remote, id, USES_FILE);
    return Check(usesSchema, value) ? value : undefined;
  }

  async offers(shell: string): Promise<Offers | undefined> {
    const value = await this.read('shell', shell, OFFERS_FILE);
    return Check(offersSchema, value) ? value : undefined;
  }

  /** Whether the release contains the sources or declarations that publishers compile. */
  async hasTexts(owner: ReleaseOwner, id: string, file: string): Promise<boolean> {
    const content = await this.contentOf(owner, id, file);
    return content !== undefined && readTexts(content) !== undefined;
  }

  private async read(owner: ReleaseOwner, id: string, file: string): Promise<unknown> {
    const content = await this.contentOf(owner, id, file);
    try {
      return content === undefined ? undefined : JSON.parse(content.toString('utf8'));
    } catch {
      return undefined;
    }
  }

  private async contentOf(owner: ReleaseOwner, id: string, file: string): Promise<Buffer | undefined> {
    const { release, files } = this.draft ?? {};
    if (release?.remote === owner && release.id === id) return files?.get(file);
    return (await this.folder.read(owner, id, file, []))?.content;
  }
}
