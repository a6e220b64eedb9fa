import { FormattedMessage } from '@rendezvous/shared/intl';
import { useNavigate, useParams } from '@rendezvous/shared/router';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LoginHint } from '../components/LoginHint';
import { MemberAside } from '../components/MemberAside';
import { Promises } from '../components/Promises';
import { SignupSteps } from '../components/SignupSteps';
import { SplitPage } from '../components/SplitPage';
import { useSignupMemberStore } from '../stores/SignupMemberStore';

/** Sign-up started from a member's profile, which is shown next to the form. */
export const MemberSignupScreen = observer(() => {
  const memberStore = useSignupMemberStore();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  useEffect(() => {
    void memberStore.load(id);
  }, [memberStore, id]);
  return (
    <SplitPage
      title={
        <FormattedMessage
          id="auth.memberSignup.title"
          defaultMessage="Sign up to say hello"
          description="Title of a sign-up that began at a member"
        />
      }
      aside={memberStore.profile ? <MemberAside profile={memberStore.profile} /> : <Promises />}
      showsAsideOnPhone={memberStore.profile !== null}
    >
      <SignupSteps memberId={id} onDone={(nextPath) => void navigate(nextPath, { replace: true })} />
      <LoginHint />
    </SplitPage>
  );
});
