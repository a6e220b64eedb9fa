import type { DirectDebitForm } from '@rendezvous/shared/contract';
import type { MandateRow } from './findMandate';
import { unseal } from './sealed';

/** What a mandate says, opened. */
export const mandateForm = (secrets: readonly string[], { sealed }: Pick<MandateRow, 'sealed'>): DirectDebitForm =>
  JSON.parse(unseal(secrets, sealed)) as DirectDebitForm;
