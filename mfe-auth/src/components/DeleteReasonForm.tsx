import { DELETE_REASONS, DELETE_TEXT_MAX } from '@rendezvous/shared/contract';
import { Form, FormRadioCards, FormTextArea, rules, SubmitButton, useForm, v } from '@rendezvous/shared/forms';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { useDeletionStore } from '../stores/useDeletionStore';
import { deleteReasons } from './deleteReasons';

const schema = v.object({
  reason: rules.choice(DELETE_REASONS),
  text: v.pipe(
    v.string(),
    v.check((value) => Array.from(value).length <= DELETE_TEXT_MAX, 'too_long'),
  ),
});

/** Step 1: why the member leaves. */
export function DeleteReasonForm({ onDone }: { onDone: () => void }) {
  const intl = useIntl();
  const { fictional_plural: profiles } = useStore().settings.current;
  const deletion = useDeletionStore();
  const form = useForm({
    schema,
    defaultValues: { reason: deletion.reason as (typeof DELETE_REASONS)[number], text: deletion.text },
    onSubmit: ({ reason, text }) => {
      deletion.setReason(reason, text);
      onDone();
    },
  });
  return (
    <Form form={form}>
      <FormRadioCards
        name="reason"
        layout="list"
        label={
          <FormattedMessage
            id="auth.delete.reason"
            defaultMessage="Why do you want to leave?"
            description="Field of the first deletion step"
          />
        }
        options={DELETE_REASONS.map((value) => ({ value, label: intl.formatMessage(deleteReasons[value], { profiles }) }))}
      />
      <FormTextArea
        name="text"
        optional
        max={DELETE_TEXT_MAX}
        label={<FormattedMessage id="auth.delete.text" defaultMessage="Tell us more" description="Field of the first deletion step" />}
      />
      <SubmitButton size="l" wide>
        <FormattedMessage id="auth.delete.next" defaultMessage="Continue" description="Button of the first deletion step" />
      </SubmitButton>
    </Form>
  );
}
