import { barriers, renderPart } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { ComboBox } from './ComboBox';

const options = ['Amsterdam', 'Berlin', 'Oslo', 'Roma'].map((label) => ({ value: label.toLowerCase(), label }));

const City = ({ start = null, error }: { start?: string | null; error?: string }) => {
  const [value, setValue] = useState<string | null>(start);
  return (
    <>
      <ComboBox label="City" options={options} value={value} onChange={setValue} error={error} description="Type to find" />
      <output>{value ?? 'none'}</output>
    </>
  );
};

const box = () => screen.getByRole('combobox', { name: 'City' });

describe('ComboBox', () => {
  it('finds what is typed and takes it with the keyboard', async () => {
    const { person } = renderPart(<City />);
    await person.type(box(), 'o');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Oslo', 'Roma']);
    await person.keyboard('{ArrowDown}{Enter}');
    expect(box()).toHaveValue('Oslo');
    expect(screen.getByText('oslo')).toBeVisible();
  });

  it('shows everything from its button and marks the current choice', async () => {
    const { person } = renderPart(<City start="berlin" />);
    await person.click(screen.getByRole('button'));
    expect(screen.getAllByRole('option')).toHaveLength(4);
    expect(screen.getByRole('option', { name: 'Berlin', selected: true })).toBeVisible();
  });

  it('says when nothing fits', async () => {
    const { person } = renderPart(<City />);
    await person.type(box(), 'xyz');
    expect(screen.getByText('Nothing found')).toBeVisible();
  });

  it('is empty again when the text is cleared', async () => {
    const { person } = renderPart(<City start="berlin" />);
    await person.clear(box());
    await person.tab();
    expect(screen.getByText('none')).toBeVisible();
  });

  it('R-170 ties its error to the field and keeps nobody out, open or closed', async () => {
    const { person, container } = renderPart(<City error="Please fill in this field." />);
    expect(box()).toHaveAccessibleDescription('Type to find Please fill in this field.');
    expect(await barriers(container)).toEqual([]);
    await person.type(box(), 'a');
    expect(await barriers(screen.getByRole('listbox'))).toEqual([]);
  });
});
