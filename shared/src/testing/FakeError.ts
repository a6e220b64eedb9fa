import type { ErrorCode, ErrorParams } from '@rendezvous/shared/contract';

/** An answer that is not a success. */
export class FakeError {
  constructor(
    readonly code: ErrorCode,
    readonly params: ErrorParams = {},
    readonly fields: Record<string, ErrorCode> = {},
  ) {}
}
