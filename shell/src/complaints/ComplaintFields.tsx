import { COMPLAINT_CATEGORIES } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Checkbox, Select, TextArea, TextField } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { type ComplaintStore, DESCRIPTION } from '../stores/ComplaintStore';
import { categoryLabels } from './categoryLabels';
import { complaintErrors } from './complaintErrors';

interface ComplaintFieldsProps {
  complaint: ComplaintStore;
  /** True once the form was sent: from then on errors show as one types. */
  isChecked: boolean;
}

export const ComplaintFields = observer(({ complaint, isChecked }: ComplaintFieldsProps) => {
  const intl = useIntl();
  const errorOf = (field: keyof ComplaintStore['problems']) =>
    isChecked && complaint.problems[field] ? complaintErrors[field] : undefined;
  return (
    <>
      <Select
        label={
          <FormattedMessage id="shell.complaints.category" defaultMessage="What is it about?" description="Field of the complaint form" />
        }
        placeholder={intl.formatMessage({
          id: 'shell.complaints.choose',
          defaultMessage: 'Please choose',
          description: 'Empty choice of a field',
        })}
        options={COMPLAINT_CATEGORIES.map((value) => ({ value, label: intl.formatMessage(categoryLabels[value]) }))}
        value={complaint.category}
        onChange={(value) => complaint.set('category', value)}
        error={errorOf('category')}
      />
      <TextField
        type="email"
        autoComplete="email"
        inputMode="email"
        label={
          <FormattedMessage id="shell.complaints.email" defaultMessage="Your e-mail address" description="Field of the complaint form" />
        }
        value={complaint.email}
        onChange={(value) => complaint.set('email', value)}
        error={errorOf('email')}
      />
      <TextField
        optional
        label={
          <FormattedMessage
            id="shell.complaints.reference"
            defaultMessage="Order or profile"
            description="Field of the complaint form: what the complaint refers to"
          />
        }
        value={complaint.reference}
        onChange={(value) => complaint.set('reference', value)}
      />
      <TextArea
        label={
          <FormattedMessage id="shell.complaints.description" defaultMessage="What happened?" description="Field of the complaint form" />
        }
        max={DESCRIPTION.max}
        rows={6}
        value={complaint.description}
        onChange={(value) => complaint.set('description', value)}
        error={errorOf('description')}
      />
      {complaint.needsGoodFaith ? <GoodFaith complaint={complaint} error={errorOf('goodFaith')} /> : null}
    </>
  );
});

const GoodFaith = observer(({ complaint, error }: { complaint: ComplaintStore; error: ReactNode }) => (
  <Checkbox checked={complaint.goodFaith} onChange={(value) => complaint.set('goodFaith', value)} error={error}>
    <FormattedMessage
      id="shell.complaints.good_faith"
      defaultMessage="I believe in good faith that what I report is true and complete."
      description="Tick of the complaint form, for notices about content"
    />
  </Checkbox>
));
