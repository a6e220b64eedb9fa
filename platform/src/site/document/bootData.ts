import { randomBytes } from 'node:crypto';
import type { BootData } from '@rendezvous/shared/contract';
import type { Resolution } from '../../registry/resolve';
import type { SiteContext } from '../createContext';
import type { OpenVisit } from '../visit/openVisit';

/** What the document tells the shell (design.md, section 4). */
export async function bootData(
  context: Pick<SiteContext, 'catalogues' | 'now' | 'tokens'>,
  { plan, shell }: Resolution,
  { boot, locale, timeZone }: Pick<OpenVisit, 'boot' | 'locale' | 'timeZone'>,
  replies: Record<string, unknown>,
): Promise<BootData> {
  return {
    ...boot,
    locale,
    plan,
    messages: await context.catalogues.messages(shell, locale),
    replies: Object.fromEntries(Object.entries(replies).filter(([, reply]) => reply !== null)),
    ...(timeZone !== undefined && { timeZone }),
    serverTime: context.now(),
    nonce: randomBytes(16).toString('base64url'),
    beaconToken: context.tokens.issue(),
  };
}
