import type { Profile } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Heading, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { LanderLogin } from '../components/LanderLogin';
import { MemberHeading } from '../components/member/MemberHeading';
import { MemberLanding } from '../components/member/MemberLanding';
import { MemberPortrait } from '../components/member/MemberPortrait';
import { MemberStage } from '../components/member/MemberStage';
import { TaskColumn } from '../components/member/TaskColumn';
import { QuestionTalk } from '../components/questions/QuestionTalk';
import { useQuestion, useRestoredQuestions } from '../components/questions/useQuestion';
import { LanderSignupStep } from '../components/LanderSignupStep';
import { useLanderTexts } from '../components/useLanderTexts';
import { useSignupPrefetch } from '../components/useSignupPrefetch';
import { useAnswersStore } from '../stores/AnswersStore';

/** Lander with a member and three questions in the style of a chat, whose answers prefill the sign-up. */
export const MemberTalkScreen = () => <MemberLanding>{(profile) => <Talk profile={profile} />}</MemberLanding>;

const Talk = observer(({ profile }: { profile: Profile }) => {
  const { headline, text, action, image, gender } = useLanderTexts('landing2', <Title />);
  const { prefill } = useAnswersStore();
  const { isDone } = useQuestion();
  useRestoredQuestions();
  const prefetch = useSignupPrefetch();
  return (
    <MemberStage
      image={image}
      memberInfo={
        <>
          <MemberPortrait profile={profile} />
          <MemberHeading profile={profile} />
        </>
      }
    >
      {isDone ? (
        <LanderSignupStep heading={action} gender={gender} memberId={profile.id} prefill={prefill} />
      ) : (
        <TaskColumn {...prefetch}>
          <Heading level={2}>{headline}</Heading>
          <Text tone="muted">{text}</Text>
          <QuestionTalk />
          <LanderLogin />
        </TaskColumn>
      )}
    </MemberStage>
  );
});

const Title = () => (
  <FormattedMessage id="landers.member.title" defaultMessage="Meet someone new" description="Title of the landers about one member" />
);
