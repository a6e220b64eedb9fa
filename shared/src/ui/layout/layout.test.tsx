import { renderPart } from '@rendezvous/shared/testing';
import { screen, within } from '@testing-library/react';
import { AlertsContext } from './AlertsPlace';
import { Grid } from './Grid';
import { Logo } from './Logo';
import { Page } from './Page';
import { Row } from './Row';
import { Stack } from './Stack';
import { Table } from './Table';

describe('layout', () => {
  it('a page has one h1 that can take the focus', () => {
    renderPart(<Page title="Messages">Nothing</Page>);
    const heading = screen.getByRole('heading', { level: 1, name: 'Messages' });
    heading.focus();
    expect(heading).toHaveFocus();
  });

  it('a page keeps its h1 when the title is not shown', () => {
    renderPart(
      <Page title="Anna" hideTitle>
        Profile
      </Page>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Anna' })).toBeInTheDocument();
  });

  it('R-059 a page shows the alerts below its title, unless the screen has a place for them', () => {
    const { container, rerender } = renderPart(
      <AlertsContext value="Add a photo">
        <Page title="Settings">Everything</Page>
      </AlertsContext>,
    );
    expect(container).toHaveTextContent('SettingsAdd a photoEverything');
    rerender(
      <AlertsContext value="Add a photo">
        <Page title="Settings" placesAlerts>
          Everything
        </Page>
      </AlertsContext>,
    );
    expect(container).toHaveTextContent('SettingsEverything');
  });

  it('R-059 a grid shows the alerts below its first row of cards, whatever its number of columns', () => {
    const cards = Array.from({ length: 6 }, (_, index) => <li key={index}>{index}</li>);
    renderPart(
      <AlertsContext value="Add a photo">
        <Grid as="ul" withAlerts>
          {cards}
        </Grid>
      </AlertsContext>,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['0', '1', '2', '3', 'Add a photo', '4', '5']);
  });

  it('R-059 without alerts a grid has no empty row', () => {
    renderPart(
      <Grid as="ul" withAlerts>
        <li>A</li>
      </Grid>,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it.each([
    [
      'Stack',
      <Stack as="ul" key="stack">
        <li>A</li>
      </Stack>,
    ],
    [
      'Row',
      <Row as="ul" key="row">
        <li>A</li>
      </Row>,
    ],
    [
      'Grid',
      <Grid as="ul" key="grid">
        <li>A</li>
      </Grid>,
    ],
  ])('%s rendered as a list keeps the list role without its bullets', (_, list) => {
    renderPart(list);
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(1);
  });

  it('a table is named by its caption', () => {
    renderPart(
      <Table caption="Transactions">
        <tbody>
          <tr>
            <td>One</td>
          </tr>
        </tbody>
      </Table>,
    );
    expect(screen.getByRole('table', { name: 'Transactions' })).toBeVisible();
  });

  it('the logo has the name of the site, with or without its wordmark', () => {
    const { rerender } = renderPart(<Logo name="Rendezvous" />);
    expect(screen.getByText('Rendezvous')).toBeVisible();
    rerender(<Logo name="Rendezvous" markOnly />);
    expect(screen.getByRole('img', { name: 'Rendezvous' })).toBeVisible();
  });
});
