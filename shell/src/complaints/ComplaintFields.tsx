import { COMPLAINT_CATEGORIES, COMPLAINT_LENGTH, type ComplaintCategory } from '@rendezvous/shared/contract';
import { EmailField, FormCheckbox, FormSelect, FormTextArea, FormTextField, useField } from '@rendezvous/shared/forms';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from '@rendezvous/shared/intl';

/** Labels of complaint categories. */
const categoryLabels: Record<ComplaintCategory, MessageDescriptor> = defineMessages({
  content: { id: 'shell.complaints.content', defaultMessage: 'Illegal or harmful content', description: 'Subject of a complaint' },
  member: { id: 'shell.complaints.member', defaultMessage: 'Another person', description: 'Subject of a complaint' },
  payment: { id: 'shell.complaints.payment', defaultMessage: 'A payment', description: 'Subject of a complaint' },
  privacy: { id: 'shell.complaints.privacy', defaultMessage: 'My privacy', description: 'Subject of a complaint' },
  service: { id: 'shell.complaints.service', defaultMessage: 'Our service', description: 'Subject of a complaint' },
  appeal: { id: 'shell.complaints.appeal', defaultMessage: 'An appeal against a decision', description: 'Subject of a complaint' },
  other: { id: 'shell.complaints.other', defaultMessage: 'Something else', description: 'Subject of a complaint' },
});

/** Fields of a complaint; a notice about content also requires the good-faith checkbox. */
export function ComplaintFields() {
  const intl = useIntl();
  const { value: category } = useField<string>('category');
  return (
    <>
      <FormSelect
        name="category"
        label={
          <FormattedMessage id="shell.complaints.category" defaultMessage="What’s it about?" description="Field of the complaint form" />
        }
        placeholder={intl.formatMessage({
          id: 'shell.complaints.choose',
          defaultMessage: 'Choose one',
          description: 'Empty choice of a field',
        })}
        options={COMPLAINT_CATEGORIES.map((value) => ({ value, label: intl.formatMessage(categoryLabels[value]) }))}
      />
      <EmailField
        label={
          <FormattedMessage id="shell.complaints.email" defaultMessage="Your email address" description="Field of the complaint form" />
        }
      />
      <FormTextField
        name="reference"
        optional
        label={
          <FormattedMessage
            id="shell.complaints.reference"
            defaultMessage="Which order or profile?"
            description="Field of the complaint form: what the complaint refers to"
          />
        }
      />
      <FormTextArea
        name="description"
        label={
          <FormattedMessage id="shell.complaints.description" defaultMessage="What happened?" description="Field of the complaint form" />
        }
        max={COMPLAINT_LENGTH.max}
        rows={6}
      />
      {category === 'content' ? (
        <FormCheckbox name="good_faith">
          <FormattedMessage
            id="shell.complaints.good_faith"
            defaultMessage="I believe in good faith that the information I’ve given here is accurate and complete."
            description="Tick of the complaint form, for notices about content"
          />
        </FormCheckbox>
      ) : null}
    </>
  );
}
