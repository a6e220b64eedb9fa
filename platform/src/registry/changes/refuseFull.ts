import { RefusedChange } from './RefusedChange';

/** Throws when a list of releases in the registry is full; `what` names it, with its remote. */
export function refuseFull(list: readonly string[], most: number, what: string): void {
  if (list.length >= most) throw new RefusedChange('full', `${most} releases of ${what}, and the registry has room for no more.`);
}
