import { FormattedMessage } from '@rendezvous/shared/intl';
import type { ReactNode } from 'react';
import { type ComplaintStore, DESCRIPTION } from '../stores/ComplaintStore';

/** What to mend in each field. */
export const complaintErrors: Record<keyof ComplaintStore['problems'], ReactNode> = {
  category: (
    <FormattedMessage
      id="shell.complaints.error.category"
      defaultMessage="Choose what your complaint is about"
      description="Error of the complaint form"
    />
  ),
  email: (
    <FormattedMessage
      id="shell.complaints.error.email"
      defaultMessage="Enter an e-mail address we can answer to"
      description="Error of the complaint form"
    />
  ),
  description: (
    <FormattedMessage
      id="shell.complaints.error.description"
      defaultMessage="Describe it in {min} to {max} characters"
      description="Error of the complaint form; min, max: numbers of characters"
      values={{ min: DESCRIPTION.min, max: DESCRIPTION.max }}
    />
  ),
  goodFaith: (
    <FormattedMessage
      id="shell.complaints.error.good_faith"
      defaultMessage="Please confirm this"
      description="Error of the complaint form"
    />
  ),
};
