import * as safety from '@rendezvous/shared/calls/safety';
import { request } from '@rendezvous/shared/calls/request';
import { useIntl } from '@rendezvous/shared/intl';
import { type SafetySubject, useSafety } from '@rendezvous/shared/safety';
import { useStore } from '@rendezvous/shared/store';

/** Milliseconds during which the toast can undo hiding a member. */
const UNDO_MS = 6_000;

/** Returns a callback that hides a member at once. After success it offers undo for 6 s; a failure shows the member again. */
export function useHideMember(): (member: SafetySubject['member']) => void {
  const intl = useIntl();
  const { http, toasts } = useStore();
  const { avoid, show, countStoredChange } = useSafety();
  return ({ id, name }) => {
    const revert = (error: unknown): void => {
      show(id);
      toasts.showError(error);
    };
    const undo = (): void => {
      show(id);
      // The focused button disappears with the toast.
      document.querySelector('main')?.focus();
      request(http, safety.unhide, { profile_id: id }).then(countStoredChange, (error: unknown) => {
        avoid(id);
        toasts.showError(error);
      });
    };
    const text = intl.formatMessage(
      { id: 'shell.safety.hidden', defaultMessage: 'You’ve hidden {name}', description: 'Short message; name: of a member' },
      { name },
    );
    const label = intl.formatMessage({ id: 'shell.safety.undo', defaultMessage: 'Undo', description: 'Button beside {name} is hidden' });
    avoid(id);
    request(http, safety.hide, { profile_id: id }).then(() => {
      countStoredChange();
      toasts.show(text, { tone: 'info', duration: UNDO_MS, action: { label, onPress: undo } });
    }, revert);
  };
}
