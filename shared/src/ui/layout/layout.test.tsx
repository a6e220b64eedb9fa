import { renderPart } from '@rendezvous/shared/testing';
import { screen, within } from '@testing-library/react';
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
