/** @jest-environment node */
import { IntlRoot } from '@rendezvous/shared/intl';
import { StaticRouter } from '@rendezvous/shared/server';
import { GlobalStyle, UiProvider } from '@rendezvous/shared/ui';
import { renderToString } from 'react-dom/server';
import { KitPage } from './KitPage';

const renderHtml = () =>
  renderToString(
    <IntlRoot locale="en" messages={{}}>
      <StaticRouter location="/__kit">
        <UiProvider
          imageBase="/media"
          fictional={{ label: 'fictional profile', warning: 'Not a real person.' }}
          reloadForPart={() => false}
        >
          <GlobalStyle />
          <KitPage />
        </UiProvider>
      </StaticRouter>
    </IntlRoot>,
  );

describe('law 7: on a server', () => {
  it('every part renders without window, document or storage', () => {
    expect(renderHtml()).toContain('The kit');
  });

  it('no tag carries a style attribute, which the content security policy forbids', () => {
    expect(renderHtml().match(/<[^>]+ style="[^"]*"/g)).toBeNull();
  });
});
