import { barriers, renderPart } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Select } from './Select';

const options = [
  { value: 'brown', label: 'Brown' },
  { value: 'black', label: 'Black' },
] as const;

const Hair = ({ error, placeholder }: { error?: string; placeholder?: string }) => {
  const [value, setValue] = useState<'brown' | 'black' | ''>('');
  return <Select label="Hair colour" options={options} value={value} onChange={setValue} error={error} placeholder={placeholder} />;
};

describe('Select', () => {
  it('starts without a choice and accepts one', async () => {
    const { person } = renderPart(<Hair placeholder="Choose" />);
    const select = screen.getByRole('combobox', { name: 'Hair colour' });
    expect(select).toHaveDisplayValue('Choose');
    await person.selectOptions(select, 'Black');
    expect(select).toHaveDisplayValue('Black');
  });

  it('does not allow going back to the empty choice when a choice is required', () => {
    renderPart(<Hair placeholder="Choose" />);
    expect(screen.getByRole('option', { name: 'Choose' })).toBeDisabled();
  });

  it('R-170 is described by its error and has no accessibility violations', async () => {
    const { container } = renderPart(<Hair error="Choose one" placeholder="Choose" />);
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose one');
    expect(await barriers(container)).toEqual([]);
  });
});
