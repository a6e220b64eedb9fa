import { type RemoteLoader, RemoteLoaderContext } from '@rendezvous/shared/remote';
import { LinkIntent, type LinkIntentHandler } from '@rendezvous/shared/router';
import type { RootStore } from '@rendezvous/shared/store';
import type { ComponentProps } from 'react';
import { App } from './App';
import { Routing } from './routing/Routing';

interface PageRootProps extends ComponentProps<typeof Routing> {
  store: RootStore;
  loader: RemoteLoader;
  /** Called when a link may be followed soon. */
  onIntent?: LinkIntentHandler;
}

const ignoreIntent: LinkIntentHandler = () => undefined;

/** The page inside the router and the style cache, identical in the browser and on the server. */
export const PageRoot = ({ store, loader, onIntent = ignoreIntent, ...routing }: PageRootProps) => (
  <RemoteLoaderContext value={loader}>
    <LinkIntent value={onIntent}>
      <App store={store}>
        <Routing {...routing} />
      </App>
    </LinkIntent>
  </RemoteLoaderContext>
);
