import { useStore } from '@rendezvous/shared/store';
import { Toasts } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';

/** The toasts of the store. */
export const ToastCorner = observer(() => {
  const { toasts } = useStore();
  return <Toasts toasts={toasts.items} onClose={toasts.dismiss} />;
});
