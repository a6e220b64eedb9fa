import { IntlRoot } from '@rendezvous/shared/intl';
import { UiProvider } from '@rendezvous/shared/ui';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { LocationReporter } from './LocationReporter';
import './dialogsAtHand';
import { settings } from './settings';

interface RenderPartOptions {
  route?: string;
  locale?: 'en' | 'nl' | 'de';
}

interface RenderedPart extends RenderResult {
  /** Simulates user input. */
  person: UserEvent;
  /** Returns the path and query of the current location. */
  address: () => string;
}

/** Renders a component of the kit with texts, router and settings, but without a store. */
export function renderPart(element: ReactElement, { route = '/', locale = 'en' }: RenderPartOptions = {}): RenderedPart {
  let address = route;
  const onLocationChange = (nextAddress: string) => {
    address = nextAddress;
  };
  const { cdn_prefix, fictional_singular, fictional_warning } = settings();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlRoot locale={locale} messages={{}}>
      <MemoryRouter initialEntries={[route]}>
        <UiProvider
          imageBase={cdn_prefix}
          fictional={{ label: fictional_singular, warning: fictional_warning }}
          reloadForPart={() => false}
        >
          {children}
        </UiProvider>
        <LocationReporter onChange={onLocationChange} />
      </MemoryRouter>
    </IntlRoot>
  );
  const result: RenderResult = render(element, { wrapper });
  return { ...result, person: userEvent.setup({ delay: null }), address: () => address };
}
