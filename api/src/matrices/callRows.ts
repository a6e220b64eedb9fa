import { accountRows } from './accountRows';
import { ageRows } from './ageRows';
import type { Call, CallRow } from './CallRow';
import { chatRows } from './chatRows';
import { creditRows } from './creditRows';
import { debitRows } from './debitRows';
import { leavingRows } from './leavingRows';
import { linkRows } from './linkRows';
import { memberRows } from './memberRows';
import { moderationRows } from './moderationRows';
import { notificationRows } from './notificationRows';
import { operationRows } from './operationRows';
import { passkeyRows } from './passkeyRows';
import { profileRows } from './profileRows';
import { siteRows } from './siteRows';
import { suggestionRows } from './suggestionRows';

/** Every call with what must be demonstrated; a missing or unknown one does not compile. */
const byCall: Record<Call, CallRow> = {
  ...accountRows,
  ...linkRows,
  ...leavingRows,
  ...passkeyRows,
  ...ageRows,
  ...siteRows,
  ...memberRows,
  ...profileRows,
  ...moderationRows,
  ...notificationRows,
  ...suggestionRows,
  ...chatRows,
  ...creditRows,
  ...debitRows,
  ...operationRows,
};

export const callRows = Object.entries(byCall) as [Call, CallRow][];
