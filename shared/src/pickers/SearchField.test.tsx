import { renderPart } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { SearchField } from './SearchField';

const Search = ({ onSubmit }: { onSubmit?: () => void }) => {
  const [value, setValue] = useState('');
  return <SearchField label="Search gifs" value={value} onChange={setValue} onSubmit={onSubmit} />;
};

describe('SearchField', () => {
  it('searches on Enter', async () => {
    const onSubmit = jest.fn();
    const { person } = renderPart(<Search onSubmit={onSubmit} />);
    await person.type(screen.getByRole('searchbox', { name: 'Search gifs' }), 'cat{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('is cleared by its button and by Escape', async () => {
    const { person } = renderPart(<Search />);
    const field = screen.getByRole('searchbox');
    await person.type(field, 'cat');
    await person.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(field).toHaveValue('');
    await person.type(field, 'dog{Escape}');
    expect(field).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  });
});
