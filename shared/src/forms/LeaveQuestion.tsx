import { FormattedMessage } from '@rendezvous/shared/intl';
import { useNavigate } from '@rendezvous/shared/router';
import { ConfirmDialog } from '@rendezvous/shared/ui';
import { useCallback, useState } from 'react';
import { useLeaveGuard } from './useLeaveGuard';

/** While `isDirty`, asks before a link, Back or Forward leads away from the form; when the window is closed, the browser asks. */
export function LeaveQuestion({ isDirty }: { isDirty: boolean }) {
  const navigate = useNavigate();
  const [pendingNavigation, setPendingNavigation] = useState<{ leave: () => void } | null>(null);
  const navigateTo = useCallback((path: string) => void navigate(path), [navigate]);
  const ask = useCallback((leave: () => void) => setPendingNavigation({ leave }), []);
  useLeaveGuard(isDirty, navigateTo, ask);
  const stay = (): void => setPendingNavigation(null);
  const leave = (): void => {
    pendingNavigation?.leave();
    stay();
  };
  return (
    <ConfirmDialog
      isOpen={pendingNavigation !== null}
      onClose={stay}
      onConfirm={leave}
      title={
        <FormattedMessage
          id="shared.form.leave.title"
          defaultMessage="Leave without saving?"
          description="Question when somebody leaves a form with changes"
        />
      }
      description={
        <FormattedMessage
          id="shared.form.leave.text"
          defaultMessage="Your changes aren’t saved yet."
          description="Under the question Leave without saving?"
        />
      }
      confirm={
        <FormattedMessage
          id="shared.form.leave.confirm"
          defaultMessage="Leave without saving"
          description="Button that leaves a form and drops its changes"
        />
      }
      cancel={
        <FormattedMessage
          id="shared.form.leave.stay"
          defaultMessage="Keep editing"
          description="Button that stays in a form with changes"
        />
      }
    />
  );
}
