import { ApiError } from '../../ApiError';
import type { Lander, LanderVariant } from '../../content/landers/Lander';
import { landers } from '../../content/landers/landers';

export interface FoundLander {
  lander: Lander;
  name: string;
  slug: string;
  variant: LanderVariant;
}

/** A lander by name; an unknown slug falls back to the default variant. */
export function findLander(name: string, slug = 'default'): FoundLander {
  const lander = landers.get(name);
  if (!lander) throw new ApiError('not_found');
  const known = Object.hasOwn(lander.variants, slug) ? slug : 'default';
  return { lander, name, slug: known, variant: lander.variants[known] ?? lander.variants.default };
}
