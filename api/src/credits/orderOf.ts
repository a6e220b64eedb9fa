import { creditPackages, ownAmountPrice, type Currency } from '@rendezvous/shared/contract';

/** What is bought, priced by the server from ids alone; `amount` in minor units. */
export interface Order {
  packageId: number | null;
  credits: number;
  amount: number;
}

/** The order a request asks for, or undefined when it names no package, no valid number or both. */
export function orderOf(request: { package_id?: number; credits?: number }, currency: Currency): Order | undefined {
  if ((request.package_id === undefined) === (request.credits === undefined)) return undefined;
  if (request.credits !== undefined) {
    const amount = ownAmountPrice(request.credits, currency);
    return amount === undefined ? undefined : { packageId: null, credits: request.credits, amount };
  }
  const offer = creditPackages(currency).find(({ id }) => id === request.package_id);
  return offer && { packageId: offer.id, credits: offer.credits, amount: offer.price };
}
