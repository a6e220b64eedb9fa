import { renderPart } from '@rendezvous/shared/testing';
import { CountBadge } from '@rendezvous/shared/ui';
import { screen, within } from '@testing-library/react';
import { TabLinks } from './TabLinks';

describe('TabLinks', () => {
  it('marks the link to the current page', () => {
    renderPart(
      <TabLinks
        label="Likes"
        links={[
          { to: '/likes', label: 'Received', badge: <CountBadge count={2} label="2 new likes" /> },
          { to: '/likes/given', label: 'Given' },
        ]}
      />,
      { route: '/likes/given' },
    );
    const tabs = within(screen.getByRole('navigation', { name: 'Likes' }));
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Given');
    expect(tabs.getByRole('link', { name: /2 new likes/ })).toHaveAttribute('href', '/likes');
  });
});
