import type { ErrorCode, ErrorParams } from '@rendezvous/shared/contract';

/** An error response of the fake server. */
export class FakeError {
  constructor(
    readonly code: ErrorCode,
    readonly params: ErrorParams = {},
    readonly fields: Record<string, ErrorCode> = {},
  ) {}
}
