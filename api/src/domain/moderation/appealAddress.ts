import { pathTo } from '@rendezvous/shared/contract';

/** Where a decision or an outcome is appealed: the complaint form, with what it is about filled in. */
export const appealAddress = (publicOrigin: string, reference: string): string =>
  `${publicOrigin}${pathTo('complaints')}?category=appeal&reference=${reference}`;
