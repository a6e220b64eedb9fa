import { LOCALE_NAMES, type Locale } from '@rendezvous/shared/contract';
import { useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { IconButton, Menu, type MenuEntry } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';

/** Language switcher; only where there is a choice. */
export const LanguageMenu = observer(() => {
  const intl = useIntl();
  const { settings, locale, toasts } = useStore();
  const locales = settings.visibleLocales;
  if (locales.length < 2) return null;
  const label = intl.formatMessage({
    id: 'shell.language.label',
    defaultMessage: 'Language',
    description: 'Button that opens the list of languages',
  });
  const entry = (option: Locale): MenuEntry => ({
    id: option,
    label: LOCALE_NAMES[option],
    lang: option,
    selected: option === locale.current,
    onAction: () => void locale.change(option).catch(toasts.showError),
  });
  return <Menu label={label} trigger={<IconButton icon="language" label={label} />} items={locales.map(entry)} />;
});
