import { randomBytes } from 'node:crypto';
import type { BootData, FoundCatalogue, Locale, Release } from '@rendezvous/shared/contract';
import { catalogueFile } from '../../registry/catalogueFile';
import { releaseBase } from '../../registry/releaseBase';
import type { Resolution } from '../../registry/resolve';
import type { SiteContext } from '../createContext';
import type { OpenVisit } from '../visit/openVisit';

/** What the document tells the shell, but for the member. */
export type OpenBootData = Omit<BootData, 'user'>;

/** What the document tells the shell (design.md, section 4). */
export function bootData(
  context: Pick<SiteContext, 'now' | 'tokens'>,
  { plan, shell }: Resolution,
  { boot, locale, timeZone }: Pick<OpenVisit, 'boot' | 'locale' | 'timeZone'>,
  replies: Record<string, unknown>,
): OpenBootData {
  const catalogue = shell && catalogueIn(shell, locale);
  return {
    ...boot,
    locale,
    plan,
    ...(catalogue && { catalogue }),
    replies: Object.fromEntries(Object.entries(replies).filter(([, reply]) => reply !== null)),
    ...(timeZone !== undefined && { timeZone }),
    serverTime: context.now(),
    nonce: randomBytes(16).toString('base64url'),
    beaconToken: context.tokens.issue(),
  };
}

function catalogueIn(release: Release, locale: Locale): FoundCatalogue | undefined {
  const file = catalogueFile(release, locale);
  return file === undefined ? undefined : { url: releaseBase(release) + file, integrity: release.integrity[file] ?? '' };
}
