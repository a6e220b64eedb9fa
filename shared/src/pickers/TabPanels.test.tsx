import { barriers, renderPart } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { getNextTabIndex, TabPanels } from './TabPanels';

const Profile = () => {
  const [tab, setTab] = useState<'about' | 'photos'>('about');
  const tabs = [
    { id: 'about' as const, label: 'About', content: <p>What Anna says</p> },
    { id: 'photos' as const, label: 'Photos', content: <p>Her pictures</p> },
  ];
  return <TabPanels label="Profile" tabs={tabs} selected={tab} onSelect={setTab} />;
};

describe('TabPanels', () => {
  it('shows the panel of the chosen tab', async () => {
    const { person, container } = renderPart(<Profile />);
    expect(screen.getByRole('tabpanel', { name: 'About' })).toHaveTextContent('What Anna says');
    await person.click(screen.getByRole('tab', { name: 'Photos' }));
    expect(screen.getByRole('tabpanel', { name: 'Photos' })).toHaveTextContent('Her pictures');
    expect(await barriers(container)).toEqual([]);
  });

  it('is a single tab stop and moves with the arrow keys', async () => {
    const { person } = renderPart(<Profile />);
    await person.tab();
    expect(screen.getByRole('tab', { name: 'About' })).toHaveFocus();
    await person.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Photos', selected: true })).toHaveFocus();
  });
});

describe('getNextTabIndex', () => {
  it.each([
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['a', 1, null],
  ])('%s on tab %i moves to tab %s of three', (key, from, to) => {
    expect(getNextTabIndex(key, 3, from)).toBe(to);
  });
});
