import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { aStore, type StoreOptions, type TestStore } from './aStore';
import { TestApp } from './TestApp';

interface ScreenOptions extends StoreOptions {
  /** Path and query at which the screen is opened. */
  route?: string;
  /** Route path with `{param}` placeholders, as in the contract; provides the screen's parameters. */
  path?: string;
}

interface RenderedScreen extends RenderResult, TestStore {
  /** Simulates user input. */
  person: UserEvent;
  /** Returns the path and query of the current location. */
  address: () => string;
}

/** Renders a screen as the shell does, with store, texts and router, and with a fake server. */
export function renderScreen(screen: ReactElement, { route = '/', path = '*', ...options }: ScreenOptions = {}): RenderedScreen {
  const testStore = aStore(options);
  let address = '';
  const onLocationChange = (nextAddress: string) => {
    address = nextAddress;
  };
  const result = render(<TestApp store={testStore.store} screen={screen} path={path} route={route} onLocationChange={onLocationChange} />);
  // The store also changes outside of events, when a response arrives, so React's act warning does not apply.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  return { ...result, ...testStore, person: userEvent.setup({ delay: null }), address: () => address };
}
