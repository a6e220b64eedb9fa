import type { DecisionForm } from '@rendezvous/shared/contract';
import type { Work } from '../Work';

/** A decision while it is made, in one transaction. */
export interface Decision {
  work: Work;
  /** Id of the decision. */
  id: string;
  form: DecisionForm;
  /** Null for a decision made by comparing files. */
  moderatorId: string | null;
  /** Our own origin, for links in mails. */
  publicOrigin: string;
}

/** Whom a decision is about, when it is about a member. */
export type Decide = (decision: Decision) => Promise<{ memberId: string | null }>;
