import { FormattedMessage } from '@rendezvous/shared/intl';
import { Navigate, pathTo } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { css } from '@emotion/react';
import { media } from '@rendezvous/shared/ui';
import { Clip } from '../components/clips/Clip';
import { ClipFrame } from '../components/clips/ClipFrame';
import { ClipWords } from '../components/clips/ClipWords';
import { type Playback, usePlayback } from '../components/clips/usePlayback';
import { LanderLogin } from '../components/LanderLogin';
import { QuestionCard } from '../components/questions/QuestionCard';
import { useQuestion, useRestoredQuestions } from '../components/questions/useQuestion';
import { LanderSignupStep } from '../components/LanderSignupStep';
import { TrackingCapture } from '../components/TrackingCapture';
import { useLanderTexts } from '../components/useLanderTexts';
import { useAnswersStore } from '../stores/AnswersStore';

interface ClipLayersProps {
  names: readonly string[];
  /** Index of the visible clip. */
  currentIndex: number;
  playback: Playback;
}

/** Clips that fade into each other; only the visible one plays, and the next one is rendered so that its still is loaded. */
const ClipLayers = ({ names, currentIndex, playback }: ClipLayersProps) =>
  names.slice(0, currentIndex + 2).map((name, index) => (
    <div key={name} css={layer} data-shown={index === currentIndex}>
      <Clip name={name} playback={{ ...playback, isPlaying: playback.isPlaying && index === currentIndex }} />
    </div>
  ));

const layer = css({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: 'opacity 1.2s ease-in-out',
  '&[data-shown="true"]': { opacity: 1 },
  [media.reducedMotion]: { transition: 'none' },
});

const CLIPS = ['skyline', 'lanterns', 'lake'] as const;

/** Names of three clips: the campaign's main one first, then its further ones, then the default ones. */
const toClips = (image: string | undefined, images: readonly string[]): string[] =>
  [...new Set([...(image === undefined ? [] : [image]), ...images, ...CLIPS])].slice(0, CLIPS.length);

/** Lander with three questions, each over a clip of its own, followed by the sign-up. */
export const TransitionsScreen = observer(() => {
  const { session } = useStore();
  const [isMember] = useState(session.isSignedIn);
  const { headline, text, action, image, images, gender, isReady } = useLanderTexts('transitionsvideolanding', <Title />);
  const { prefill } = useAnswersStore();
  const { step, isDone } = useQuestion();
  useRestoredQuestions();
  const playback = usePlayback();
  if (isMember) return <Navigate to={pathTo('members')} replace />;
  const clips = toClips(image, images);
  const currentIndex = Math.min(step, clips.length - 1);
  return (
    <ClipFrame
      name={clips[currentIndex] ?? CLIPS[0]}
      playback={playback}
      clips={<ClipLayers names={clips} currentIndex={currentIndex} playback={playback} />}
      overlayText={<ClipWords title={headline} text={text} isReady={isReady} />}
    >
      <TrackingCapture />
      {isDone ? (
        <LanderSignupStep heading={action} gender={gender} prefill={prefill} />
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
    defaultMessage="What’s your perfect evening?"
    description="Title of a lander with three moving pictures"
  />
);
