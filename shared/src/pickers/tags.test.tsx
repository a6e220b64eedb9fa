import { INTERESTS, type InterestKey } from '@rendezvous/shared/contract';
import { barriers, renderPart } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { InterestPicker, InterestTag } from './InterestPicker';

const Interests = ({ max }: { max?: number }) => {
  const [value, setValue] = useState<InterestKey[]>(['wine']);
  return <InterestPicker label="Interests" value={value} onChange={setValue} max={max} />;
};

describe('InterestPicker', () => {
  it('R-128 offers every interest with its word and an icon', () => {
    const { container } = renderPart(<Interests />);
    expect(screen.getAllByRole('button')).toHaveLength(INTERESTS.length);
    expect(container.getElementsByTagName('svg')).toHaveLength(INTERESTS.length);
  });

  it('selects and deselects an interest', async () => {
    const { person } = renderPart(<Interests />);
    await person.click(screen.getByRole('button', { name: 'Music', pressed: false }));
    expect(screen.getByRole('button', { name: 'Music', pressed: true })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Wine', pressed: true }));
    expect(screen.getByRole('button', { name: 'Wine', pressed: false })).toBeVisible();
  });

  it('R-253 accepts no more interests than its limit', async () => {
    const { person } = renderPart(<Interests max={2} />);
    await person.click(screen.getByRole('button', { name: 'Music' }));
    expect(screen.getByRole('button', { name: 'Tea' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Wine' })).toBeEnabled();
  });

  it('has no accessibility violations', async () => {
    const { container } = renderPart(<Interests />);
    expect(await barriers(container)).toEqual([]);
  });
});

describe('InterestTag', () => {
  it('R-128 is a word with an icon', () => {
    renderPart(<InterestTag interest="coffee" common />);
    expect(screen.getByText('Coffee')).toBeVisible();
  });
});
