import { FormattedMessage } from '@rendezvous/shared/intl';
import { Navigate, pathTo } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Clip } from '../components/clips/Clip';
import { ClipFrame } from '../components/clips/ClipFrame';
import { ClipWords } from '../components/clips/ClipWords';
import { usePlayback } from '../components/clips/usePlayback';
import { LanderSignup } from '../components/LanderSignup';
import { TrackingCapture } from '../components/TrackingCapture';
import { useLanderTexts } from '../components/useLanderTexts';

/** Lander with one quiet looping clip and the sign-up next to it. */
export const VideoScreen = observer(() => {
  const { session } = useStore();
  const [isMember] = useState(session.isSignedIn);
  const { headline, text, action, image = 'lake', gender, isReady } = useLanderTexts('video', <Title />);
  const playback = usePlayback();
  if (isMember) return <Navigate to={pathTo('members')} replace />;
  return (
    <ClipFrame
      name={image}
      playback={playback}
      clips={<Clip name={image} playback={playback} />}
      overlayText={<ClipWords title={headline} text={text} isReady={isReady} />}
    >
      <TrackingCapture />
      <LanderSignup heading={action} gender={gender} />
    </ClipFrame>
  );
});

const Title = () => (
  <FormattedMessage
    id="landers.video.title"
    defaultMessage="A quiet evening for two"
    description="Title of a lander with a moving picture"
  />
);
