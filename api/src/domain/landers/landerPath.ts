import { ROUTES } from '@rendezvous/shared/contract';

const SLUG = '/{slug?}';

/** Path of a lander's variants, with `{slug?}` and maybe `{id}`; undefined for a lander that has one address only. */
export const landerPath = (name: string): string | undefined =>
  Object.values(ROUTES).find(({ path }) => path.endsWith(`/${name}${SLUG}`))?.path;
