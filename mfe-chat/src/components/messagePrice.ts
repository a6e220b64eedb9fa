import type { Money, User } from '@rendezvous/shared/contract';

/** Price of the next message: a free credit, or credits with their money value when known. */
export interface MessagePrice {
  credits: number;
  isFree: boolean;
  money: Money | null;
}

/** Price of a message of `cost` credits for a member; the value is that of the credits spent next. */
export function messagePrice(user: Pick<User, 'credits' | 'credit_value'> | null, cost: number): MessagePrice {
  const value = user?.credit_value ?? null;
  const isFree = value === null && (user?.credits ?? 0) >= cost;
  return { credits: cost, isFree, money: value && { ...value, amount: value.amount * cost } };
}
