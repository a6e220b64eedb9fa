import { pathTo } from '@rendezvous/shared/contract';
import { useNavigate } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

/** In layouts without the sign-up modal, a gated action opens the sign-up page. Renders nothing. */
export const SignupRedirect = observer(() => {
  const { overlays } = useStore();
  const navigate = useNavigate();
  const wanted = overlays.isOpen('signup');
  const memberId = overlays.payload('signup')?.memberId;
  useEffect(() => {
    if (!wanted) return;
    overlays.close('signup');
    void navigate(memberId === undefined ? pathTo('signup') : pathTo('members-id-signup', { id: memberId }));
  }, [wanted, memberId, overlays, navigate]);
  return null;
});
