import { COMPLAINT_CATEGORIES, COMPLAINT_LENGTH } from '@rendezvous/shared/contract';
import { EmailField, FormCheckbox, FormSelect, FormTextArea, FormTextField, useField } from '@rendezvous/shared/forms';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { categoryLabels } from './categoryLabels';

/** Fields of a complaint; a notice about content also needs the good-faith tick. */
export function ComplaintFields() {
  const intl = useIntl();
  const { value: category } = useField<string>('category');
  return (
    <>
      <FormSelect
        name="category"
        label={
          <FormattedMessage id="shell.complaints.category" defaultMessage="What is it about?" description="Field of the complaint form" />
        }
        placeholder={intl.formatMessage({
          id: 'shell.complaints.choose',
          defaultMessage: 'Please choose',
          description: 'Empty choice of a field',
        })}
        options={COMPLAINT_CATEGORIES.map((value) => ({ value, label: intl.formatMessage(categoryLabels[value]) }))}
      />
      <EmailField
        label={
          <FormattedMessage id="shell.complaints.email" defaultMessage="Your e-mail address" description="Field of the complaint form" />
        }
      />
      <FormTextField
        name="reference"
        optional
        label={
          <FormattedMessage
            id="shell.complaints.reference"
            defaultMessage="Order or profile"
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
            defaultMessage="I believe in good faith that what I report is true and complete."
            description="Tick of the complaint form, for notices about content"
          />
        </FormCheckbox>
      ) : null}
    </>
  );
}
