import { LOCALE_NAMES, type Locale } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Button, Heading, Stack } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useGoBack } from './useGoBack';

/**
 * Choice of language, with each language listed under its own name; choosing one returns to the previous page. Without JavaScript, the
 * browser submits the form to the site server.
 */
export const LanguageChoice = observer(() => {
  const { settings, locale, toasts } = useStore();
  const goBack = useGoBack();
  const [pendingLocale, setPendingLocale] = useState<Locale | null>(null);
  const choose = async (option: Locale): Promise<void> => {
    setPendingLocale(option);
    try {
      await locale.change(option);
      await goBack();
    } catch (error) {
      toasts.showError(error);
    }
    // Needed after an error, or if going back leads to this same page, because the component then stays mounted.
    setPendingLocale(null);
  };
  return (
    <Stack as="section" gap="m">
      <Heading level={2} size="m">
        <FormattedMessage id="shell.lang_config.language" defaultMessage="Language" description="Heading above the list of languages" />
      </Heading>
      <form method="post">
        <Stack as="ul" gap="s">
          {settings.visibleLocales.map((option) => (
            <li key={option} lang={option}>
              <Button
                type="submit"
                name="language"
                value={option}
                variant={option === locale.current ? 'primary' : 'secondary'}
                wide
                busy={option === pendingLocale}
                aria-pressed={option === locale.current}
                onPress={(event) => {
                  event.preventDefault();
                  void choose(option);
                }}
              >
                {LOCALE_NAMES[option]}
              </Button>
            </li>
          ))}
        </Stack>
      </form>
    </Stack>
  );
});
