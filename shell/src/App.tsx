import { IntlRoot } from '@rendezvous/shared/intl';
import { useRemoteLoader } from '@rendezvous/shared/remote';
import { StoreProvider, type RootStore } from '@rendezvous/shared/store';
import { GlobalStyle, UiProvider } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { PageEffects } from './effects/PageEffects';
import { QuickExit } from './exit/QuickExit';
import { PageOverlays } from './overlays/PageOverlays';
import { ErrorBoundary } from './screens/ErrorBoundary';
import { ErrorScreen } from './screens/ErrorScreen';
import { StaticErrorPage } from './screens/StaticErrorPage';
import { reloadForPart } from './services/reloadForPart';

interface AppProps {
  store: RootStore;
  /** The routed page. Router, style cache and remote loader are above the app. */
  children: ReactNode;
}

/** Everything around the page: store, texts, theme, effects and overlays. */
export const App = observer(({ store, children }: AppProps) => {
  const { locale, settings } = store;
  const { plan, ports } = useRemoteLoader();
  // Remotes catch their own errors.
  const report = (error: unknown): void => ports.report({ remote: 'shell', release: plan.shell, rung: 'render', reason: String(error) });
  const { cdn_prefix: imageBase, fictional_singular: label, fictional_warning: warning } = settings.current;
  return (
    <ErrorBoundary fallback={(error) => <StaticErrorPage error={error} />} onError={report}>
      <StoreProvider store={store}>
        <IntlRoot locale={locale.dateLocale} messages={locale.messages} timeZone={locale.timeZone}>
          <UiProvider imageBase={imageBase} fictional={{ label, warning }} reloadForPart={reloadForPart}>
            <GlobalStyle />
            <ErrorBoundary fallback={() => <ErrorScreen />} onError={report}>
              {children}
              <PageOverlays />
            </ErrorBoundary>
            <QuickExit />
            <PageEffects />
          </UiProvider>
        </IntlRoot>
      </StoreProvider>
    </ErrorBoundary>
  );
});
