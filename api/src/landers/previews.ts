import { createHmac } from 'node:crypto';
import { DEFAULT_VARIANT, ID_PATTERN, type LanderCampaign, type LanderPreview, PREVIEW_PREFIX } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { isSignedWithAny } from '../signatures';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { getLanderPath } from './campaign';
import { storeRevision } from './changeLander';
import { lockLanders } from './sqlLaunches';

/** Number of hex digits of a signature: 96 bits, which still fit into a slug. */
const SIGNATURE_DIGITS = 24;
const PREVIEW_SLUG_PATTERN = new RegExp(`^${PREVIEW_PREFIX}([0-9a-z]{1,7})-([0-9a-z]{1,8})(-[1-3])?-([0-9a-f]{${SIGNATURE_DIGITS}})$`);

const createSignature = (secret: string, content: string): string =>
  createHmac('sha256', secret).update(`lander preview ${content}`).digest('hex').slice(0, SIGNATURE_DIGITS);

/** What a preview shows. */
interface PreviewTarget {
  revision: number;
  /** Index of the variant; 0 for a campaign without variants. */
  variant: number;
}

/** The signed slug that shows a variant of a revision until `expires`, in unix seconds. */
export function createPreviewSlug(secret: string, { revision, variant }: PreviewTarget, expires: number): string {
  const content = `${revision.toString(36)}-${expires.toString(36)}${variant === 0 ? '' : `-${variant}`}`;
  return `${PREVIEW_PREFIX}${content}-${createSignature(secret, content)}`;
}

/** What a preview slug shows; undefined when the slug is not signed with any of the secrets, or has expired. */
export function parsePreviewSlug(secrets: readonly string[], slug: string, now: number): PreviewTarget | undefined {
  const [, revision = '', expires = '', variant = '', signature = ''] = PREVIEW_SLUG_PATTERN.exec(slug) ?? [];
  const isSigned = isSignedWithAny(secrets, signature, (secret) => createSignature(secret, `${revision}-${expires}${variant}`));
  const isValid = isSigned && Number.parseInt(expires, 36) > now;
  return isValid ? { revision: Number.parseInt(revision, 36), variant: Number(variant.slice(1)) } : undefined;
}

const ID_REGEXP = new RegExp(ID_PATTERN);

/**
 * Path at which a campaign is shown under `slug`; a lander about a member also needs that member's id. Throws `validation` when the lander
 * has a single URL or the id is missing.
 */
function getPreviewPath({ name }: Pick<LanderCampaign, 'name'>, slug: string, memberId: string | undefined): string {
  const path = getLanderPath(name);
  if (path === undefined) {
    throw new ApiError('validation', { message: `${name} has one address only and cannot be previewed; launch and roll back.` });
  }
  if (path.includes('{id}') && (memberId === undefined || !ID_REGEXP.test(memberId))) {
    throw new ApiError('validation', { message: `${name} shows one member: name the id of one who is shown to visitors.` });
  }
  return path.replace('{id}', memberId ?? '').replace('{slug}', slug);
}

interface PreviewOptions {
  who: string;
  /** Lifetime of the preview in seconds. */
  ttl: number;
  /** Id of the member for a lander about a member. */
  member: string | undefined;
  /** Name of the variant to show; the first one by default. */
  variant: string | undefined;
}

/** Index of a variant of a campaign; throws `validation` with the existing names for an unknown one. */
function findVariantIndex({ variants = [] }: LanderCampaign, name: string | undefined): number {
  if (name === undefined) return 0;
  const names = variants.map((variant) => variant.name);
  if (names.includes(name)) return names.indexOf(name);
  const message = `There is no variant ${name}; ${names.length === 0 ? 'the campaign has none' : `there are ${names.join(', ')}`}.`;
  throw new ApiError('validation', { message });
}

/** Stores a campaign without launching it; returns the signed path at which it is shown until the preview expires. */
export async function createPreview(
  work: UnitOfWork,
  secret: string,
  campaign: LanderCampaign,
  { who, ttl, member, variant }: PreviewOptions,
): Promise<LanderPreview> {
  getPreviewPath(campaign, '', member);
  const index = findVariantIndex(campaign, variant);
  const revision = await inTransaction(work, async (transaction) => {
    await lockLanders(transaction.db);
    return storeRevision(transaction, campaign, { who, dryRun: false, live: null });
  });
  const expires = work.now + ttl;
  const slug = createPreviewSlug(secret, { revision, variant: index }, expires);
  const shownVariant = campaign.variants?.[index]?.name ?? DEFAULT_VARIANT;
  return { revision, variant: shownVariant, expires, address: getPreviewPath(campaign, slug, member) };
}
