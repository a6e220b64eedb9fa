import { useIntl } from '@rendezvous/shared/intl';
import { IconButton } from '../buttons/IconButton';

interface DismissButtonProps {
  onPress: () => void;
  className?: string | undefined;
}

/** The cross that closes an alert, banner, toast or dialog. */
export function DismissButton({ onPress, className }: DismissButtonProps) {
  const intl = useIntl();
  const label = intl.formatMessage({
    id: 'shared.dismiss',
    defaultMessage: 'Close',
    description: 'Button with a cross that closes a message or a dialog',
  });
  return <IconButton icon="close" label={label} onPress={onPress} className={className} />;
}
