import { IntlRoot } from '@rendezvous/shared/intl';
import { MemoryRouter, Route, routerPath, Routes } from '@rendezvous/shared/router';
import { StoreProvider, type RootStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Address } from './Address';

interface TestAppProps {
  store: RootStore;
  screen: ReactElement;
  /** Path of the contract the screen stands at. */
  path: string;
  route: string;
  onAddress: (address: string) => void;
}

/** What the shell puts around a screen, without its layout. */
export const TestApp = observer(({ store, screen, path, route, onAddress }: TestAppProps) => (
  <StoreProvider store={store}>
    <IntlRoot locale={store.locale.current} messages={store.locale.messages}>
      <MemoryRouter initialEntries={[route]}>
        <Routes>
          <Route path={routerPath(path)} element={screen} />
          <Route path="*" element={null} />
        </Routes>
        <Address onChange={onAddress} />
      </MemoryRouter>
    </IntlRoot>
  </StoreProvider>
));
