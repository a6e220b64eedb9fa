import { IntlRoot } from '@rendezvous/shared/intl';
import { StoreProvider, type RootStore } from '@rendezvous/shared/store';
import { Toasts, UiProvider } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { LocationReporter } from './LocationReporter';
import './dialogsAtHand';
import { toRouterPath } from './toRouterPath';

interface TestAppProps {
  store: RootStore;
  screen: ReactElement;
  /** Path of the screen's route, as in the contract. */
  path: string;
  /** Path and query at which the screen is opened. */
  route: string;
  onLocationChange: (address: string) => void;
}

/** Renders a screen with store, texts, router and toasts, without the shell's layout. */
export const TestApp = observer(({ store, screen, path, route, onLocationChange }: TestAppProps) => {
  const { locale, settings, toasts } = store;
  const { cdn_prefix: imageBase, fictional_singular: label, fictional_warning: warning } = settings.current;
  return (
    <StoreProvider store={store}>
      <IntlRoot locale={locale.current} messages={locale.messages} timeZone={locale.timeZone}>
        <UiProvider imageBase={imageBase} fictional={{ label, warning }} reloadForPart={() => false}>
          <MemoryRouter initialEntries={[route]}>
            <Routes>
              <Route path={toRouterPath(path)} element={screen} />
              <Route path="*" element={null} />
            </Routes>
            <Toasts toasts={toasts.items} onClose={toasts.dismiss} />
            <LocationReporter onChange={onLocationChange} />
          </MemoryRouter>
        </UiProvider>
      </IntlRoot>
    </StoreProvider>
  );
});
