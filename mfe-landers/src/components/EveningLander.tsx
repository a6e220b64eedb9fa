import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Navigate, pathTo } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { media } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { EveningQuestion } from './EveningQuestion';
import { EveningStage } from './EveningStage';
import { EveningWords } from './EveningWords';
import { LaterSignup } from './LaterSignup';
import { TrackingCapture } from './TrackingCapture';
import { useFocusOnStart } from './useFocusOnStart';
import { useLander } from './useLander';
import { useStarted } from './useStarted';

/** An evening scene and one question with two answers, both of which start the sign-up. */
export const EveningLander = observer(() => {
  const { session } = useStore();
  // Checked only on arrival: after a sign-up on this page, the sign-up itself decides where to navigate.
  const [isMember] = useState(session.isSignedIn);
  const { lander, isReady } = useLander('alonetonight');
  const { isSignupOpen, start } = useStarted();
  const signup = useFocusOnStart(isSignupOpen);
  if (isMember) return <Navigate to={pathTo('members')} replace />;
  const { headline, text, image, call_to_action: action, gender } = lander ?? DEFAULTS;
  return (
    <EveningStage picture={image} isSignupOpen={isSignupOpen}>
      <TrackingCapture />
      <EveningWords title={headline} text={text} isReady={isReady} isSignupOpen={isSignupOpen}>
        {isSignupOpen ? null : <EveningQuestion onStart={start} />}
      </EveningWords>
      {isSignupOpen ? (
        <div ref={signup} tabIndex={-1} css={signupFrame}>
          <LaterSignup heading={action} gender={gender} />
        </div>
      ) : null}
    </EveningStage>
  );
});

const Question = () => (
  <FormattedMessage id="landers.alonetonight.title" defaultMessage="Alone tonight?" description="Question and title of a lander" />
);

const Lead = () => (
  <FormattedMessage
    id="landers.alonetonight.text"
    defaultMessage="You’re not the only one who’d rather talk to someone. Look around, say hello, and pay only for the messages you send."
    description="Under the question Alone tonight?"
  />
);

const CallToAction = () => (
  <FormattedMessage
    id="landers.alonetonight.action"
    defaultMessage="Find someone to talk to"
    description="Above the sign-up form of the lander Alone tonight?"
  />
);

/** Content shown until the document has loaded, or if it fails to load. */
const DEFAULTS = { headline: <Question />, text: <Lead />, call_to_action: <CallToAction />, image: undefined, gender: null };

/** Receives focus when the sign-up opens; on a phone it takes up the remaining height, so that the sheet reaches the bottom. */
const signupFrame = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  '&:focus': { outline: 'none' },
  [media.md]: { flex: '0 0 auto' },
});
