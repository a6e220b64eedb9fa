import type { Profile } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Heading, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { LanderLogin } from '../components/LanderLogin';
import { FirstMessage } from '../components/member/FirstMessage';
import { LockedPhotos } from '../components/member/LockedPhotos';
import { MemberHeading } from '../components/member/MemberHeading';
import { MemberInterests } from '../components/member/MemberInterests';
import { MemberLanding } from '../components/member/MemberLanding';
import { MemberNote } from '../components/member/MemberNote';
import { MemberPortrait } from '../components/member/MemberPortrait';
import { MemberStage } from '../components/member/MemberStage';
import { TaskColumn } from '../components/member/TaskColumn';
import { LanderSignupStep } from '../components/LanderSignupStep';
import { useLanderTexts } from '../components/useLanderTexts';
import { useRestored } from '../components/useRestored';
import { useStarted } from '../components/useStarted';
import { useLanderMemberStore } from '../stores/LanderMemberStore';

/** Lander with a profile whose further photos are blurred, and with a first message that prefills the sign-up. */
export const MemberLetterScreen = () => <MemberLanding>{(profile) => <Letter profile={profile} />}</MemberLanding>;

const Letter = observer(({ profile }: { profile: Profile }) => {
  const { headline, text, action, image, gender } = useLanderTexts('landing3', <Title />);
  const { isSignupOpen, start } = useStarted();
  const memberStore = useLanderMemberStore();
  const isRestored = useRestored(memberStore);
  const message = memberStore.message.trim();
  const prefill = useMemo(() => (message === '' ? {} : { signup_message: message }), [message]);
  return (
    <MemberStage
      image={image}
      memberInfo={
        <>
          <MemberPortrait profile={profile} />
          <MemberHeading profile={profile} />
          <MemberNote profile={profile} />
          <LockedPhotos profile={profile} onOpen={start} />
          <MemberInterests interests={profile.interests} />
        </>
      }
    >
      {isSignupOpen && isRestored ? (
        <LanderSignupStep heading={action} gender={gender} memberId={profile.id} prefill={prefill} />
      ) : (
        <TaskColumn>
          <Heading level={2}>{headline}</Heading>
          <Text tone="muted">{text}</Text>
          <FirstMessage onStart={start} />
          <LanderLogin />
        </TaskColumn>
      )}
    </MemberStage>
  );
});

const Title = () => (
  <FormattedMessage id="landers.member.title" defaultMessage="Meet someone new" description="Title of the landers about one member" />
);
