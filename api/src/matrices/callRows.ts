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
import { signupRows } from './signupRows';
import { siteRows } from './siteRows';
import { suggestionRows } from './suggestionRows';
import { userRows } from './userRows';

/** The row of every call; a missing or unknown call does not compile. */
const rowsByCall: Record<Call, CallRow> = {
  ...userRows,
  ...signupRows,
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

export const callRows = Object.entries(rowsByCall) as [Call, CallRow][];
