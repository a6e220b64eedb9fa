import type { ApiCall } from './api';

type Read = Extract<ApiCall, `GET ${string}`> extends `GET ${infer Path}` ? Path : never;

/** Reads of a member that the document may embed along with its page: their replies are shown, and requesting them changes nothing. */
export const PAGE_READS = [
  '/api/chat.php',
  '/api/chats.php',
  '/api/likes.php',
  '/api/member.php',
  '/api/packages.php',
  '/api/payment-methods.php',
  '/api/profile.php',
  '/api/search.php',
  '/api/transactions.php',
] as const satisfies readonly Read[];

/** True for the address of such a read, including its query. */
export const isPageRead = (address: string): boolean => PAGE_READS.some((path) => path === address.split('?')[0]);
