import type { LanderDocument, LanderMember } from '@rendezvous/shared/contract';
import { useLander } from '../useLander';

/** Scene illustrations that are used after those of the campaign and its niche. */
const ILLUSTRATION_NAMES = [
  'hero-general',
  'hero-she',
  'alonetonight',
  'hero-milf',
  'hero-gay',
  'hero-bbw',
  'hero-gilf',
  'hero-bdsm',
] as const;

/** Names of a lander's illustrations without duplicates: the campaign's own first, then that of its niche, then all others. */
const toIllustrations = ({ images, niche }: Pick<LanderDocument, 'images' | 'niche'>): string[] => [
  ...new Set([...images, ...(niche === null ? [] : [`hero-${niche}`]), ...ILLUSTRATION_NAMES]),
];

const NO_CAMPAIGN = { images: [], niche: null };

interface ShownMembers {
  members: readonly LanderMember[];
  /** Scene illustrations for the remaining places. */
  illustrations: readonly string[];
  /** Number of places that stay empty while the lander's document is loading; 0 afterwards. */
  pendingCount: number;
}

/** Fills up to `count` places: first with members, then with scene illustrations. Call inside an observer. */
export function useShownMembers(name: string, count: number): ShownMembers {
  const { lander, isLoading } = useLander(name);
  if (isLoading) return { members: [], illustrations: [], pendingCount: count };
  const members = (lander?.members ?? []).slice(0, count);
  return { members, illustrations: toIllustrations(lander ?? NO_CAMPAIGN).slice(0, count - members.length), pendingCount: 0 };
}
