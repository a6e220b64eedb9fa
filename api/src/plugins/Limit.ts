import type { ErrorCode } from '@rendezvous/shared/contract';

/** At most `max` calls in `seconds` per account and per address of origin. */
export interface Limit {
  max: number;
  seconds: number;
  /** Said instead of `rate_limited`. */
  code?: ErrorCode;
}
