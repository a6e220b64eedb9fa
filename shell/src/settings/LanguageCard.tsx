import { FormattedMessage } from '@rendezvous/shared/intl';
import { Card, Select } from '@rendezvous/shared/ui';
import { LOCALE_NAMES } from '@rendezvous/shared/contract';
import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';

/** Choice of the language of the site and of its emails; it applies at once, and a failure appears as a toast. */
export const LanguageCard = observer(() => {
  const { settings, locale, toasts } = useStore();
  const options = settings.visibleLocales.map((option) => ({ value: option, label: LOCALE_NAMES[option] }));
  return (
    <Card as="section">
      <Select
        label={<FormattedMessage id="shell.settings.language" defaultMessage="Language" description="Field in the settings" />}
        options={options}
        value={locale.current}
        onChange={(option) => void locale.change(option).catch(toasts.showError)}
      />
    </Card>
  );
});
