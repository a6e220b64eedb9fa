import { randomBytes } from 'node:crypto';
import type { BootData } from '@rendezvous/shared/contract';
import type { Resolution } from '../../registry/resolveVisit';
import type { SiteContext } from '../createContext';
import type { OpenVisit } from '../visit/openVisit';
import { findCatalogue } from './findCatalogue';

/** Boot data without the member. */
export type PublicBootData = Omit<BootData, 'user'>;

/** Creates the boot data of a document, omitting replies that are null because their entity does not exist. */
export function createBootData(
  context: Pick<SiteContext, 'now' | 'tokens'>,
  { plan, shell }: Resolution,
  { boot, locale, timeZone, chosenOverrides }: Pick<OpenVisit, 'boot' | 'locale' | 'timeZone' | 'chosenOverrides'>,
  replies: Record<string, unknown>,
): PublicBootData {
  const catalogue = shell && findCatalogue(shell, locale);
  return {
    ...boot,
    locale,
    plan,
    ...(catalogue && { catalogue }),
    replies: Object.fromEntries(Object.entries(replies).filter(([, reply]) => reply !== null)),
    ...(timeZone !== undefined && { timeZone }),
    serverTime: context.now(),
    nonce: randomBytes(16).toString('base64url'),
    // Reports from pages with overridden releases are not counted.
    beaconToken: chosenOverrides.length === 0 ? context.tokens.issue() : '',
  };
}
