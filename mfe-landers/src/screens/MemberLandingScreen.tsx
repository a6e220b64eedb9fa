import type { Profile } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { LanderSignup } from '../components/LanderSignup';
import { MemberHeading } from '../components/member/MemberHeading';
import { MemberLanding } from '../components/member/MemberLanding';
import { MemberNote } from '../components/member/MemberNote';
import { MemberPortrait } from '../components/member/MemberPortrait';
import { MemberStage } from '../components/member/MemberStage';
import { useLanderTexts } from '../components/useLanderTexts';

/** Lander about one member, with photo, name, age, place, a short note and the sign-up. */
export const MemberLandingScreen = () => <MemberLanding>{(profile) => <MemberProfile profile={profile} />}</MemberLanding>;

const MemberProfile = observer(({ profile }: { profile: Profile }) => {
  const { headline, text, action, image, gender } = useLanderTexts('landing', <Title />);
  return (
    <MemberStage
      image={image}
      memberInfo={
        <>
          <MemberPortrait profile={profile} />
          <MemberHeading profile={profile} />
          <MemberNote profile={profile} />
          <Text weight="medium">{headline}</Text>
          <Text tone="muted">{text}</Text>
        </>
      }
    >
      <LanderSignup heading={action} gender={gender} memberId={profile.id} />
    </MemberStage>
  );
});

const Title = () => (
  <FormattedMessage id="landers.member.title" defaultMessage="Meet someone new" description="Title of the landers about one member" />
);
