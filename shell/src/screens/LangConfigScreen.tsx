import { LOCALE_NAMES, type Locale, pathTo, safeRedirect } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useNavigate, useSearchParams } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { Button, Page, Stack } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { screenTitles } from './screenTitles';

/** Choice of the language by its own name; goes back to where the visitor came from. */
export const LangConfigScreen = observer(() => {
  const { settings, locale, toasts } = useStore();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [chosen, setChosen] = useState<Locale | null>(null);
  const choose = async (option: Locale): Promise<void> => {
    setChosen(option);
    try {
      await locale.change(option);
      await navigate(safeRedirect(query.get('redirect')) ?? pathTo('index'), { replace: true });
    } catch (error) {
      toasts.showError(error);
      setChosen(null);
    }
  };
  return (
    <Page title={<FormattedMessage {...screenTitles['lang-config']} />} width="narrow">
      <Stack as="ul" gap="s">
        {settings.visibleLocales.map((option) => (
          <li key={option} lang={option}>
            <Button
              variant={option === locale.current ? 'primary' : 'secondary'}
              wide
              busy={option === chosen}
              aria-pressed={option === locale.current}
              onPress={() => void choose(option)}
            >
              {LOCALE_NAMES[option]}
            </Button>
          </li>
        ))}
      </Stack>
    </Page>
  );
});
