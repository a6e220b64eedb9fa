import type { Mandate } from '@rendezvous/shared/contract';
import { mandateForm } from './mandateForm';
import type { MandateRow } from './findMandate';

/** A signed mandate for its owner; of the IBAN only what may be shown. */
export const presentMandate = (row: MandateRow, secrets: readonly string[]): Mandate => ({
  mandate_reference: row.reference,
  account_holder: mandateForm(secrets, row).account_holder,
  iban: row.iban_mask,
  created: row.created_at,
  signed: row.signed_at ?? row.created_at,
});
