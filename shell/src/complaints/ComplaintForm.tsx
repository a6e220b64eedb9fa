import * as complaints from '@rendezvous/shared/calls/complaints';
import { request } from '@rendezvous/shared/calls/request';
import { COMPLAINT_CATEGORIES, type ComplaintCategory } from '@rendezvous/shared/contract';
import { Form, SubmitButton, useForm } from '@rendezvous/shared/forms';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useSearchParams } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { useState } from 'react';
import { ComplaintFields } from './ComplaintFields';
import { ComplaintPictures } from './ComplaintPictures';
import { ComplaintPicturesStore } from './ComplaintPicturesStore';
import { createComplaintSchema } from './createComplaintSchema';

/** The complaint form, prefilled with the category and reference from the URL; a failed submission loses nothing. */
export function ComplaintForm({ onSent }: { onSent: (ticket: string) => void }) {
  const intl = useIntl();
  const store = useStore();
  const [query] = useSearchParams();
  const [pictures] = useState(() => new ComplaintPicturesStore(store));
  const form = useForm({
    schema: createComplaintSchema(intl),
    defaultValues: {
      category: COMPLAINT_CATEGORIES.find((option) => option === query.get('category')) ?? ('' as ComplaintCategory),
      email: store.session.user?.email ?? '',
      reference: query.get('reference') ?? '',
      description: '',
      good_faith: false,
    },
    onSubmit: async ({ reference, good_faith, ...complaint }) => {
      const attachments = await pictures.waitForIds();
      const { ticket } = await request(store.http, complaints.complain, {
        ...complaint,
        ...(reference !== '' && { reference }),
        ...(complaint.category === 'content' && { good_faith }),
        ...(attachments.length > 0 && { attachments }),
      });
      onSent(ticket);
    },
  });
  const label = intl.formatMessage({
    id: 'shell.complaints.form',
    defaultMessage: 'Complaint',
    description: 'Name of the complaint form, for screen readers',
  });
  return (
    <Form form={form} label={label} guard>
      <ComplaintFields />
      <ComplaintPictures store={pictures} />
      <SubmitButton wide>
        <FormattedMessage id="shell.complaints.send" defaultMessage="Send complaint" description="Button of the complaint form" />
      </SubmitButton>
    </Form>
  );
}
