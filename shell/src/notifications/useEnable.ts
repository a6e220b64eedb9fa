import type { NotificationStop } from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';
import { useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { useState } from 'react';
import { useNotifications } from '../stores/NotificationsStore';

/** Returns a callback that removes a reason why emails are off, or requests the link that does, and whether it is running. */
export function useEnable(reason: NotificationStop): { enable: () => void; isBusy: boolean } {
  const intl = useIntl();
  const { toasts } = useStore();
  const notifications = useNotifications();
  const [isBusy, setBusy] = useState(false);
  const enabledText = intl.formatMessage({
    id: 'shell.notifications.enabled',
    defaultMessage: 'You’ll get our emails again.',
    description: 'Toast after e-mail was switched on again',
  });
  const sentText = intl.formatMessage({
    id: 'shell.notifications.sent',
    defaultMessage: 'Open the link in the email we’ve just sent you.',
    description: 'Toast after asking for a mail that confirms the address',
  });
  const liftStop = async (): Promise<void> => {
    setBusy(true);
    try {
      toasts.show((await notifications.enable(reason)) ? enabledText : sentText);
    } catch (error) {
      // When a confirmation mail is requested too soon, a countdown shows how long to wait, so no error is needed.
      if (reason !== 'bounce' || ApiError.of(error).waitSeconds === 0) toasts.showError(error);
    }
    setBusy(false);
  };
  return { enable: () => void liftStop(), isBusy };
}
