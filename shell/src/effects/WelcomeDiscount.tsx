import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

/** Loads the welcome code of a free member. Renders nothing. */
export const WelcomeDiscount = observer(() => {
  const { session, discounts } = useStore();
  const isFree = session.level === 'free';
  useEffect(() => {
    if (isFree) void discounts.loadWelcome();
  }, [isFree, discounts]);
  return null;
});
