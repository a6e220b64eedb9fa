import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useSafety } from '@rendezvous/shared/safety';
import { AlertsPlace, Page } from '@rendezvous/shared/ui';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import { SwipeGame } from '../components/SwipeGame';
import { useSwipeStore } from '../stores/SwipeStore';

/** The swipe game, which is reloaded once the server has stored that a member is hidden, blocked or reported. */
export function SwipeScreen() {
  const { load } = useSwipeStore();
  const safety = useSafety();
  useEffect(() => {
    void load();
    return reaction(
      () => safety.storedCount,
      () => void load(),
    );
  }, [load, safety]);
  return (
    <div css={clip}>
      <Page
        placesAlerts
        title={
          <FormattedMessage id="members.swipe.title" defaultMessage="Discover" description="Title of the game with one member at a time" />
        }
      >
        <SwipeGame />
        <AlertsPlace />
      </Page>
    </div>
  );
}

/** Lets cards fly off to the side without causing a scroll bar. */
const clip = css({ overflowX: 'clip' });
