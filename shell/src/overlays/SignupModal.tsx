import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { RemoteSlot } from '@rendezvous/shared/remote';
import { useLocation, useNavigate } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { Dialog } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { StopSignup } from './StopSignup';

/** Sign-up over the page. While it is in progress, it can be closed only by its own button, after a confirmation. */
export const SignupModal = observer(() => {
  const { overlays, session } = useStore();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isOver = session.isSignedIn || pathname === pathTo('login');
  useEffect(() => {
    if (isOver) overlays.close('signup');
  }, [isOver, overlays]);
  if (!overlays.isOpen('signup') || isOver) return null;
  const close = (): void => overlays.close('signup');
  const finish = (nextPath: string): void => {
    close();
    void navigate(nextPath);
  };
  const memberId = overlays.getPayload('signup')?.memberId;
  const title = <FormattedMessage id="shell.signup.title" defaultMessage="Sign up" description="Heading of the signup modal" />;
  return (
    <Dialog title={title} isOpen dismissable={!overlays.isSigningUp} onClose={close}>
      {overlays.isSigningUp ? <StopSignup onStop={close} /> : null}
      <RemoteSlot name="signup-steps" {...(memberId !== undefined && { memberId })} onProgress={overlays.setSigningUp} onDone={finish} />
    </Dialog>
  );
});
