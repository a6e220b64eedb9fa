import { INTERESTS, INTERESTS_MAX, pathTo } from '@rendezvous/shared/contract';
import { Form, FormTextArea, SubmitButton, useForm, v } from '@rendezvous/shared/forms';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useNavigate } from '@rendezvous/shared/router';
import { ButtonLink, Heading, Row, Stack, Text } from '@rendezvous/shared/ui';
import { FirstPhoto } from '../components/FirstPhoto';
import { InterestsField } from '../components/InterestsField';
import { Promises } from '../components/Promises';
import { SplitPage } from '../components/SplitPage';
import { useCompleteSignupStore } from '../stores/CompleteSignupStore';

const ABOUT_MAX = 1_000;

const schema = v.object({
  interests: v.pipe(v.array(v.picklist(INTERESTS.map(({ key }) => key))), v.maxLength(INTERESTS_MAX, 'validation')),
  about_me: v.pipe(v.string(), v.maxLength(ABOUT_MAX, 'validation')),
});

/** Asks a new member for a photo, interests and a few words, all of which are optional. */
export const CompleteSignupScreen = () => {
  const { profile, save } = useCompleteSignupStore();
  const navigate = useNavigate();
  const form = useForm({
    schema,
    defaultValues: { interests: [...(profile?.interests ?? [])], about_me: profile?.notes.about_me ?? '' },
    onSubmit: async (values) => {
      await save(values);
      void navigate(pathTo('members'));
    },
  });
  const title = (
    <FormattedMessage id="auth.complete.title" defaultMessage="Complete your profile" description="Title of the last sign-up step" />
  );
  return (
    <SplitPage title={title} aside={<Promises />}>
      <Stack gap="s">
        <Row justify="between" wrap={false}>
          <Heading level={2}>
            <FormattedMessage
              id="auth.complete.heading"
              defaultMessage="Let people get to know you"
              description="Heading of the last sign-up step"
            />
          </Heading>
          <SkipLink />
        </Row>
        <Text tone="muted">
          <FormattedMessage
            id="auth.complete.lead"
            defaultMessage="A photo and a few words give people something to talk about. You can change it all later."
            description="Under the heading of the last sign-up step"
          />
        </Text>
      </Stack>
      <FirstPhoto />
      <Form form={form} guard>
        <InterestsField />
        <FormTextArea
          name="about_me"
          optional
          max={ABOUT_MAX}
          label={<FormattedMessage id="auth.complete.about" defaultMessage="About me" description="Field of the last sign-up step" />}
        />
        <Row justify="between">
          <SkipLink />
          <SubmitButton size="l">
            <FormattedMessage id="auth.complete.save" defaultMessage="Save and meet people" description="Button of the last sign-up step" />
          </SubmitButton>
        </Row>
      </Form>
    </SplitPage>
  );
};

const SkipLink = () => (
  <ButtonLink variant="quiet" to={pathTo('members')}>
    <FormattedMessage id="auth.complete.skip" defaultMessage="Skip" description="Link that leaves the last sign-up step" />
  </ButtonLink>
);
