import { FormattedMessage } from '@rendezvous/shared/intl';
import { Page } from '@rendezvous/shared/ui';
import { CountryChoice } from '../choices/CountryChoice';
import { LanguageChoice } from '../choices/LanguageChoice';
import { screenTitles } from './screenTitles';

/** Choice of language and content country; each leads back to where the visitor came from. */
export const LangConfigScreen = () => (
  <Page title={<FormattedMessage {...screenTitles['lang-config']} />} width="narrow">
    <LanguageChoice />
    <CountryChoice />
  </Page>
);
