import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { LikelyNext } from './LikelyNext';
import { LiveEvents } from './LiveEvents';
import { PushedNews } from './PushedNews';
import { Restored } from './Restored';
import { UnsentMessages } from './UnsentMessages';

/** Brings news to a member's page, beside the polls, and fetches what they will want next. */
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
