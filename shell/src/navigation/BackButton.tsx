import { BACK_BUTTON_ROUTES } from '@rendezvous/shared/contract';
import { useIntl } from '@rendezvous/shared/intl';
import { useNavigate } from '@rendezvous/shared/router';
import { IconButton } from '@rendezvous/shared/ui';
import { useShownRoute } from '../routing/ShownRouteContext';
import { useHasHistory } from '../services/useHasHistory';
import { useInstalled } from '../services/useInstalled';

/** Back button, only in the installed app and only when there is a page to go back to. */
export const BackButton = () => {
  const intl = useIntl();
  const navigate = useNavigate();
  const hasHistory = useHasHistory();
  const installed = useInstalled();
  const route = useShownRoute();
  if (!installed || !hasHistory || !BACK_BUTTON_ROUTES.includes(route?.name ?? '')) return null;
  const label = intl.formatMessage({
    id: 'shell.nav.back',
    defaultMessage: 'Back',
    description: 'Button to the page before, in the installed app',
  });
  return <IconButton icon="back" label={label} onPress={() => navigate(-1)} />;
};
