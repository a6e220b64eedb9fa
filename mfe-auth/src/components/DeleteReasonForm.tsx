import { DELETE_REASONS, DELETE_TEXT_MAX, type DeleteReason } from '@rendezvous/shared/contract';
import { Form, FormRadioCards, FormTextArea, rules, SubmitButton, useForm, v } from '@rendezvous/shared/forms';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { useDeletionStore } from '../stores/DeletionStore';

/** Texts of the reasons for leaving; `profiles` is the site's term for fictional profiles. */
const reasonMessages: Record<DeleteReason, MessageDescriptor> = defineMessages({
  too_expensive: { id: 'auth.delete.too_expensive', defaultMessage: 'It’s too expensive', description: 'Reason to delete the account' },
  too_many_messages: {
    id: 'auth.delete.too_many_messages',
    defaultMessage: 'I get too many messages',
    description: 'Reason to delete the account',
  },
  found_someone: { id: 'auth.delete.found_someone', defaultMessage: 'I found someone', description: 'Reason to delete the account' },
  privacy: { id: 'auth.delete.privacy', defaultMessage: 'I’m worried about my privacy', description: 'Reason to delete the account' },
  fictional_profiles: {
    id: 'auth.delete.fictional_profiles',
    defaultMessage: 'I don’t like the {profiles}',
    description: 'Reason to delete the account; profiles: the words of this site for fictional profiles',
  },
  other: { id: 'auth.delete.other', defaultMessage: 'Another reason', description: 'Reason to delete the account' },
});

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
  const deletionStore = useDeletionStore();
  const form = useForm({
    schema,
    defaultValues: { reason: deletionStore.reason as (typeof DELETE_REASONS)[number], text: deletionStore.text },
    onSubmit: ({ reason, text }) => {
      deletionStore.setReason(reason, text);
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
        options={DELETE_REASONS.map((value) => ({ value, label: intl.formatMessage(reasonMessages[value], { profiles }) }))}
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
