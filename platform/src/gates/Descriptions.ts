import type { Release, RemoteName } from '@rendezvous/shared/contract';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { ReleaseOwner } from '../registry/Registry';
import type { ReleaseFolder } from '../site/releases/ReleaseFolder';
import { DECLARATIONS_FILE, SOURCES_FILE } from './types/ReleaseTexts';
import { readTexts } from './types/readTexts';

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

/** `offers.json` of a shell's release: what remotes may use. A number refers to a type in `types`. */
export interface Offers {
  /** Door to member to the types it leads to. */
  doors: Record<string, Record<string, number[]>>;
  /** For each type: member to the types it leads to. */
  types: Record<string, number[]>[];
}

/** File of a release; see `USES_FILE`. */
export const OFFERS_FILE = 'offers.json';

/**
 * `uses.json` of a remote's release: what its sources use of the shell, by door and member, with the first location of each, for example `{
 * "@rendezvous/shared/store": { "useStore.chats.totalUnread": "src/screens/ChatsScreen.tsx:12" } }`.
 */
export type Uses = Record<string, Record<string, string>>;

/** File of a release. It is descriptive and never run. */
export const USES_FILE = 'uses.json';

/** Files that describe a release and are never run: for publishers, not for browsers. */
export const DESCRIPTIONS = [USES_FILE, SOURCES_FILE, OFFERS_FILE, DECLARATIONS_FILE] as const;

/** Whether a file of a release only describes it. */
export const isDescription = (file: string): boolean => DESCRIPTIONS.some((one) => one === file);

/**
 * Whether a comment in the sources changes a release's file: such a file affects neither the release's name nor whether two are the same. What a
 * shell offers does: remotes are compiled against it, so changed types have to reach the site even if no byte of script changed.
 */
export const isVolatile = (file: string): boolean => file === USES_FILE || file === SOURCES_FILE;
