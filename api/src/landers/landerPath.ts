import { landers } from '../content/landers/landers';

/** Path of the variants of a lander, with `{slug}` and maybe `{id}`; undefined for one that has a single address. */
export function landerPath(name: string): string | undefined {
  const { variantsAt = 'landers' } = landers.get(name) ?? {};
  if (variantsAt === 'nowhere') return undefined;
  return variantsAt === 'member' ? `/members/{id}/${name}/{slug}` : `/landers/${name}/{slug}`;
}
