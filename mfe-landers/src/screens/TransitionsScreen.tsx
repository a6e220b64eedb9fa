import { FormattedMessage } from '@rendezvous/shared/intl';
import { Navigate, pathTo } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ClipFrame } from '../components/clips/ClipFrame';
import { ClipLayers } from '../components/clips/ClipLayers';
import { ClipWords } from '../components/clips/ClipWords';
import { usePlayback } from '../components/clips/usePlayback';
import { LanderLogin } from '../components/LanderLogin';
import { QuestionCard } from '../components/questions/QuestionCard';
import { SignupAtLast } from '../components/SignupAtLast';
import { TrackingCapture } from '../components/TrackingCapture';
import { useLanderTexts } from '../components/useLanderTexts';
import { useAnswersStore } from '../stores/useAnswersStore';

const CLIPS = ['skyline', 'lanterns', 'lake'] as const;

/** Three questions, each over a clip of its own, then the sign-up. */
export const TransitionsScreen = observer(() => {
  const { session } = useStore();
  const [isMember] = useState(session.isSignedIn);
  const { headline, text, action, gender, isReady } = useLanderTexts('transitionsvideolanding', <Title />);
  const { step, isDone, prefill } = useAnswersStore();
  const playback = usePlayback();
  if (isMember) return <Navigate to={pathTo('members')} replace />;
  const shown = Math.min(step, CLIPS.length - 1);
  return (
    <ClipFrame
      name={CLIPS[shown] ?? CLIPS[0]}
      playback={playback}
      clips={<ClipLayers names={CLIPS} shown={shown} playback={playback} />}
      words={<ClipWords title={headline} text={text} isReady={isReady} />}
    >
      <TrackingCapture />
      {isDone ? (
        <SignupAtLast heading={action} gender={gender} prefill={prefill} />
      ) : (
        <QuestionCard>
          <LanderLogin />
        </QuestionCard>
      )}
    </ClipFrame>
  );
});

const Title = () => (
  <FormattedMessage
    id="landers.transitions.title"
    defaultMessage="How do you like your evenings?"
    description="Title of a lander with three moving pictures"
  />
);
