import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { LikelyNext } from './LikelyNext';
import { LiveEvents } from './LiveEvents';
import { PushedNews } from './PushedNews';
import { Restored } from './Restored';
import { UnsentMessages } from './UnsentMessages';

/** Live updates for a member's page in addition to polling, and prefetching of likely next screens. */
export const MemberEffects = observer(() =>
  useStore().session.isSignedIn ? (
    <>
      <LiveEvents />
      <PushedNews />
      <Restored />
      <LikelyNext />
      <UnsentMessages />
    </>
  ) : null,
);
