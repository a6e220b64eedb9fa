import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { aStore, type StoreOptions, type TestStore } from './aStore';
import { TestApp } from './TestApp';

interface ScreenOptions extends StoreOptions {
  /** Address the screen is opened at, including its query. */
  route?: string;
  /** Path of the contract with `{param}`; gives the screen its parameters. */
  path?: string;
}

interface RenderedScreen extends RenderResult, TestStore {
  /** The current user. */
  person: UserEvent;
  /** Current location, path and query. */
  address: () => string;
}

/** Renders a screen as the shell would: store, texts, router, fake server. */
export function renderScreen(screen: ReactElement, { route = '/', path = '*', ...options }: ScreenOptions = {}): RenderedScreen {
  const test = aStore(options);
  let address = '';
  const onAddress = (next: string) => {
    address = next;
  };
  const result = render(<TestApp store={test.store} screen={screen} path={path} route={route} onAddress={onAddress} />);
  // A store changes by itself when a response arrives; React's act warning does not apply.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  return { ...result, ...test, person: userEvent.setup({ delay: null }), address: () => address };
}
