import { IntlRoot } from '@rendezvous/shared/intl';
import { useRemoteLoader } from '@rendezvous/shared/remote';
import { type RootStore, StoreProvider } from '@rendezvous/shared/store';
import { GlobalStyle, UiProvider } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { Component, type ReactNode } from 'react';
import { PageEffects } from './effects/PageEffects';
import { QuickExit } from './exit/QuickExit';
import { PageOverlays } from './overlays/PageOverlays';
import { ErrorScreen } from './screens/ErrorScreen';
import { reloadForPart } from './services/reloadOnce';

interface ErrorBoundaryProps {
  fallback: (error: unknown) => ReactNode;
  onError?: (error: unknown) => void;
  children: ReactNode;
}

/** Renders a fallback in place of children that threw while rendering; the fallback stays until the boundary is remounted. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown; hasError: boolean }> {
  override state = { error: undefined as unknown, hasError: false };

  static getDerivedStateFromError(error: unknown): { error: unknown; hasError: boolean } {
    return { error, hasError: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    return this.state.hasError ? this.props.fallback(this.state.error) : this.props.children;
  }
}

/** English only, because the translations may be what failed. */
const TEXTS = { title: 'An error occurred while showing the error page', home: 'Back to the home page' } as const;

/** Shown when the error page cannot be shown either: needs no store, no texts and no remote. */
export const StaticErrorPage = ({ error }: { error: unknown }) => (
  <main>
    <h1>{TEXTS.title}</h1>
    <pre>{error instanceof Error ? error.message : String(error)}</pre>
    <p>
      <a href="/">{TEXTS.home}</a>
    </p>
  </main>
);

/** Replaces a page that crashed with the error page; the quick exit stays available. */
const CrashedPage = () => (
  <>
    <QuickExit />
    <ErrorScreen />
  </>
);

interface AppProps {
  store: RootStore;
  /** The routed page. The router, style cache and remote loader are provided outside `App`. */
  children: ReactNode;
}

/** Wraps the page in its store, texts, theme, effects and overlays. */
export const App = observer(({ store, children }: AppProps) => {
  const { locale, settings } = store;
  const { plan, ports } = useRemoteLoader();
  // Errors in a remote are caught and reported where the remote is shown; only errors in the shell get here.
  const reportRenderError = (error: unknown): void =>
    ports.report({ remote: 'shell', release: plan.shell, rung: 'render', reason: String(error) });
  const { cdn_prefix: imageBase, fictional_singular: label, fictional_warning: warning } = settings.current;
  return (
    <ErrorBoundary fallback={(error) => <StaticErrorPage error={error} />} onError={reportRenderError}>
      <StoreProvider store={store}>
        <IntlRoot locale={locale.dateLocale} messages={locale.messages} timeZone={locale.timeZone}>
          <UiProvider imageBase={imageBase} fictional={{ label, warning }} reloadForPart={reloadForPart}>
            <GlobalStyle />
            <ErrorBoundary fallback={() => <CrashedPage />} onError={reportRenderError}>
              {children}
              <PageOverlays />
            </ErrorBoundary>
            <PageEffects />
          </UiProvider>
        </IntlRoot>
      </StoreProvider>
    </ErrorBoundary>
  );
});
