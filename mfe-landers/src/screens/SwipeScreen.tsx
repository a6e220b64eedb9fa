import { FormattedMessage } from '@rendezvous/shared/intl';
import { Navigate, pathTo } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { LanderLogin } from '../components/LanderLogin';
import { LanderSignupStep } from '../components/LanderSignupStep';
import { LaterChosenMember } from '../components/page/LaterChosenMember';
import { toCards } from '../components/swipe/toCards';
import { SwipeDeck } from '../components/swipe/SwipeDeck';
import { SwipePage } from '../components/swipe/SwipePage';
import { TrackingCapture } from '../components/TrackingCapture';
import { useLander } from '../components/useLander';
import { useLanderStep, useReachedStep } from '../components/useLanderStep';
import { useLanderTexts } from '../components/useLanderTexts';
import { useRestored } from '../components/useRestored';
import { useSwipeStore } from '../stores/SwipeStore';

/** Lander with five cards to swipe, followed by the sign-up. */
export const SwipeScreen = observer(() => {
  const { session } = useStore();
  const [isMember] = useState(session.isSignedIn);
  const { lander, isLoading } = useLander('tinderswipe');
  const { headline, text, action, image, images, gender, isReady } = useLanderTexts('tinderswipe', <Title />);
  const swipeStore = useSwipeStore();
  const { step } = useLanderStep(swipeStore.choices.length);
  useReachedStep(swipeStore.choices.length, useRestored(swipeStore));
  if (isMember) return <Navigate to={pathTo('members')} replace />;
  const members = lander?.members ?? [];
  const card = isLoading ? null : toCards(members, images)[step];
  const firstLikedMember = members.find(({ id }) => swipeStore.liked.includes(id));
  return (
    <SwipePage title={headline} text={text} image={image} isReady={isReady}>
      <TrackingCapture />
      {card !== undefined ? (
        <>
          <SwipeDeck card={card} />
          <LanderLogin />
        </>
      ) : (
        <LanderSignupStep
          heading={action}
          gender={gender}
          memberId={firstLikedMember?.id}
          header={firstLikedMember && <LaterChosenMember member={firstLikedMember} onDrop={swipeStore.dropLikes} />}
        />
      )}
    </SwipePage>
  );
});

const Title = () => (
  <FormattedMessage id="landers.swipe.title" defaultMessage="Five cards, five swipes" description="Title of a lander with cards to swipe" />
);
