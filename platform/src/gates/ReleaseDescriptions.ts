import type { Release, RemoteName } from '@rendezvous/shared/contract';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { ReleaseOwner } from '../registry/Registry';
import type { ReleaseFolder } from '../site/releases/ReleaseFolder';
import { DECLARATIONS_FILE, SOURCES_FILE } from './types/ReleaseTexts';
import { parseTexts } from './types/parseTexts';

const usesSchema = Type.Record(Type.String(), Type.Record(Type.String(), Type.String()));
const membersSchema = Type.Record(Type.String(), Type.Array(Type.Integer({ minimum: 0 })));
const offersSchema = Type.Object({ doors: Type.Record(Type.String(), membersSchema), types: Type.Array(membersSchema) });

/** A release to be checked before it is stored. */
export interface Draft {
  release: Release;
  files: ReadonlyMap<string, Buffer>;
}

/** Reads the descriptions of what releases use and offer; a description is undefined if its file is missing or invalid. */
export class ReleaseDescriptions {
  constructor(
    private readonly folder: Pick<ReleaseFolder, 'read'>,
    private readonly draft?: Draft,
  ) {}

  async loadUses(remote: RemoteName, id: string): Promise<Uses | undefined> {
    const value = await this.readJson(remote, id, USES_FILE);
    return Check(usesSchema, value) ? value : undefined;
  }

  async loadOffers(shellId: string): Promise<Offers | undefined> {
    const value = await this.readJson('shell', shellId, OFFERS_FILE);
    return Check(offersSchema, value) ? value : undefined;
  }

  /** Whether a release contains this readable file of sources or declarations, which publishers compile. */
  async hasTexts(owner: ReleaseOwner, id: string, file: string): Promise<boolean> {
    const content = await this.readContent(owner, id, file);
    return content !== undefined && parseTexts(content) !== undefined;
  }

  private async readJson(owner: ReleaseOwner, id: string, file: string): Promise<unknown> {
    const content = await this.readContent(owner, id, file);
    try {
      return content === undefined ? undefined : JSON.parse(content.toString('utf8'));
    } catch {
      return undefined;
    }
  }

  private async readContent(owner: ReleaseOwner, id: string, file: string): Promise<Buffer | undefined> {
    const { release, files } = this.draft ?? {};
    if (release?.remote === owner && release.id === id) return files?.get(file);
    return (await this.folder.read(owner, id, file, []))?.content;
  }
}

/** `offers.json` of a shell's release: what remotes may use. A number is an index into `types`. */
export interface Offers {
  /** Types that each member leads to, by door and member. */
  doors: Record<string, Record<string, number[]>>;
  /** For each type, the types that each of its members leads to. */
  types: Record<string, number[]>[];
}

/** File of a shell's release with its `Offers`; like `USES_FILE`, it is never executed. */
export const OFFERS_FILE = 'offers.json';

/**
 * `uses.json` of a remote's release: what its sources use from the shell, by door and member, with the first location of each, for example `{
 * "@rendezvous/shared/store": { "useStore.chats.totalUnread": "src/screens/ChatsScreen.tsx:12" } }`.
 */
export type Uses = Record<string, Record<string, string>>;

/** File of a remote's release with its `Uses`. It only describes the release and is never executed. */
export const USES_FILE = 'uses.json';

/** Files that describe a release and are never executed. The server and publishers read them, browsers never load them. */
export const DESCRIPTION_FILES = [USES_FILE, SOURCES_FILE, OFFERS_FILE, DECLARATIONS_FILE] as const;

/** Whether a file of a release only describes it. */
export const isDescriptionFile = (file: string): boolean => DESCRIPTION_FILES.some((description) => description === file);

/**
 * Whether a file of a release changes with a mere comment in the sources; such a file affects neither the release's id nor whether two
 * releases count as the same. Descriptions of what a shell offers affect both: remotes are compiled against them, so changed types have to
 * reach the site even if no byte of a script changed.
 */
export const isVolatile = (file: string): boolean => file === USES_FILE || file === SOURCES_FILE;
