import { barriers, renderPart } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { ComboBox } from './ComboBox';

const options = ['Amsterdam', 'Berlin', 'Oslo', 'Roma'].map((label) => ({ value: label.toLowerCase(), label }));

const City = ({ initialValue = null, error }: { initialValue?: string | null; error?: string }) => {
  const [value, setValue] = useState<string | null>(initialValue);
  return (
    <>
      <ComboBox label="City" options={options} value={value} onChange={setValue} error={error} description="Type to find" />
      <p>{value ?? 'none'}</p>
    </>
  );
};

const getBox = () => screen.getByRole('combobox', { name: 'City' });

describe('ComboBox', () => {
  it('finds options by the typed text and selects one with the keyboard', async () => {
    const { person } = renderPart(<City />);
    await person.type(getBox(), 'o');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Oslo', 'Roma']);
    await person.keyboard('{ArrowDown}{Enter}');
    expect(getBox()).toHaveValue('Oslo');
    expect(screen.getByText('oslo')).toBeVisible();
  });

  it('shows all options from its button and marks the current choice', async () => {
    const { person } = renderPart(<City initialValue="berlin" />);
    await person.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getAllByRole('option')).toHaveLength(4);
    expect(screen.getByRole('option', { name: 'Berlin', selected: true })).toBeVisible();
  });

  it('shows a message when nothing matches', async () => {
    const { person } = renderPart(<City />);
    await person.type(getBox(), 'xyz');
    expect(screen.getByText('Nothing found')).toBeVisible();
  });

  it('clears the choice when the text is cleared', async () => {
    const { person } = renderPart(<City initialValue="berlin" />);
    await person.clear(getBox());
    await person.tab();
    expect(screen.getByText('none')).toBeVisible();
  });

  it('R-170 links its error to the field and has no accessibility violations, open or closed', async () => {
    const { person, container } = renderPart(<City error="This is still empty." />);
    expect(getBox()).toHaveAccessibleDescription('This is still empty. Type to find');
    expect(await barriers(container)).toEqual([]);
    await person.type(getBox(), 'a');
    expect(await barriers(screen.getByRole('listbox'))).toEqual([]);
  });

  it('opens with all options when it is clicked', async () => {
    const { person } = renderPart(<City initialValue="berlin" />);
    await person.click(getBox());
    expect(screen.getAllByRole('option')).toHaveLength(4);
    await person.click(screen.getByRole('option', { name: 'Roma' }));
    expect(getBox()).toHaveValue('Roma');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('wraps around the list with the arrow keys and exposes the active option', async () => {
    const { person } = renderPart(<City />);
    await person.click(getBox());
    await person.keyboard('{ArrowUp}');
    expect(getBox()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Roma' }).id);
    await person.keyboard('{ArrowDown}{Enter}');
    expect(getBox()).toHaveValue('Amsterdam');
  });

  it('selects the option that the text names when it loses focus, and discards any other text', async () => {
    const { person } = renderPart(<City initialValue="berlin" />);
    await person.clear(getBox());
    await person.type(getBox(), 'oslo{Tab}');
    expect(getBox()).toHaveValue('Oslo');
    await person.type(getBox(), ' or so{Tab}');
    expect(getBox()).toHaveValue('Oslo');
  });

  it('Escape closes the list and restores the choice', async () => {
    const { person } = renderPart(<City initialValue="berlin" />);
    await person.type(getBox(), 'x{Escape}');
    expect(getBox()).toHaveValue('Berlin');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('closes when something else is clicked', async () => {
    const { person } = renderPart(<City />);
    await person.click(getBox());
    await person.click(document.body);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});
