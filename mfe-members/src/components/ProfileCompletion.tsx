import { css } from '@emotion/react';
import type { OwnProfile } from '@rendezvous/shared/contract';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Button, Card, Row, Stack, Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import {
  REQUIRED_ABOUT_LENGTH,
  REQUIRED_INTERESTS,
  type CompletionStep,
  calculateProfileCompletion,
} from '../stores/calculateProfileCompletion';
import { PROFILE_SECTION_IDS } from './PROFILE_SECTION_IDS';

const stepTexts: Record<CompletionStep, MessageDescriptor> = defineMessages({
  photo: { id: 'members.complete.photo', defaultMessage: 'Next: add a photo of yourself.', description: 'Next step of the own profile' },
  interests: {
    id: 'members.complete.interests',
    defaultMessage: 'Next: choose at least {count, plural, one {# interest} other {# interests}}.',
    description: 'Next step of the own profile',
  },
  about_me: {
    id: 'members.complete.about_me',
    defaultMessage: 'Next: write at least {count, plural, one {# character} other {# characters}} about yourself.',
    description: 'Next step of the own profile',
  },
  attributes: {
    id: 'members.complete.attributes',
    defaultMessage: 'Next: fill in what you look like.',
    description: 'Next step of the own profile',
  },
  place: {
    id: 'members.complete.place',
    defaultMessage: 'Next: say in which region and city you live.',
    description: 'Next step of the own profile',
  },
  email: {
    id: 'members.complete.email',
    defaultMessage: 'Next: confirm your email address.',
    description: 'Next step of the own profile',
  },
});

const REQUIRED_COUNTS: Partial<Record<CompletionStep, number>> = { interests: REQUIRED_INTERESTS, about_me: REQUIRED_ABOUT_LENGTH };

/** Completeness of the member's own profile, with the best next step. */
export const ProfileCompletion = observer(({ profile }: { profile: OwnProfile }) => {
  const intl = useIntl();
  const { session } = useStore();
  const { percent, next } = calculateProfileCompletion(profile, session.user?.status !== 'not_confirmed');
  const label = intl.formatMessage({
    id: 'members.complete.label',
    defaultMessage: 'Profile completion',
    description: 'Name of the bar that shows how complete the own profile is, read out',
  });
  return (
    <Card as="section" inset="m">
      <Stack gap="s">
        <Text weight="medium">
          <FormattedMessage
            id="members.complete.title"
            defaultMessage="Your profile is {share, number, percent} complete"
            description="Above the own profile; share: from 0 to 1"
            values={{ share: percent / 100 }}
          />
        </Text>
        <progress css={bar} max={100} value={percent} aria-label={label} />
        {next === null ? percent === 100 && <CompleteNote /> : <NextStep step={next} />}
      </Stack>
    </Card>
  );
});

const CompleteNote = () => (
  <Text size="s" tone="muted">
    <FormattedMessage id="members.complete.done" defaultMessage="Your profile is complete." description="Under the bar of a full profile" />
  </Text>
);

function NextStep({ step }: { step: CompletionStep }) {
  const intl = useIntl();
  const sectionId = PROFILE_SECTION_IDS[step];
  const goToSection = (): void => {
    const section = document.getElementById(sectionId ?? '');
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
  };
  return (
    <Row justify="between" gap="s">
      <Text as="span" size="s" tone="muted">
        {intl.formatMessage(stepTexts[step], { count: REQUIRED_COUNTS[step] })}
      </Text>
      {sectionId && (
        <Button variant="quiet" size="s" iconEnd="arrow-down" onPress={goToSection}>
          <FormattedMessage
            id="members.complete.go"
            defaultMessage="Go there"
            description="Button beside the next step of the own profile: scrolls to its part of the page"
          />
        </Button>
      )}
    </Row>
  );
}

const fill = { borderRadius: token.radiusRound, background: token.colorPrimary };
const bar = css({
  appearance: 'none',
  width: '100%',
  height: '0.5rem',
  border: 0,
  borderRadius: token.radiusRound,
  overflow: 'hidden',
  background: token.colorSkeleton,
  '&::-webkit-progress-bar': { background: token.colorSkeleton },
  '&::-webkit-progress-value': fill,
  '&::-moz-progress-bar': fill,
});
