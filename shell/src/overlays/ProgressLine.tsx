import { useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { ProgressBar } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useProgressValue } from './useProgressValue';

/** The thin bar at the top while something loads. */
export const ProgressLine = observer(() => {
  const intl = useIntl();
  const { state } = useStore().progress;
  const value = useProgressValue(state);
  if (state === 'idle') return null;
  const label = intl.formatMessage({
    id: 'shell.progress',
    defaultMessage: 'Loading',
    description: 'Name of the progress line at the top, for screen readers',
  });
  return <ProgressBar value={value} label={label} placement="top" />;
});
