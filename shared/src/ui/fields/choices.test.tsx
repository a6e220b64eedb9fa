import { barriers, renderPart } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Checkbox } from './Checkbox';
import { RadioCards } from './RadioCards';
import { Switch } from './Switch';

const methods = [
  { value: 'ideal', label: 'iDEAL', description: 'Pay with your bank' },
  { value: 'card', label: 'Credit card' },
  { value: 'none', label: 'Not here', disabled: true },
] as const;

const Terms = ({ error }: { error?: string }) => {
  const [checked, setChecked] = useState(false);
  return (
    <Checkbox checked={checked} onChange={setChecked} error={error}>
      I accept the terms
    </Checkbox>
  );
};

const Method = ({ error }: { error?: string }) => {
  const [value, setValue] = useState<'ideal' | 'card' | 'none' | null>(null);
  return <RadioCards label="How would you like to pay?" options={methods} value={value} onChange={setValue} error={error} />;
};

describe('Checkbox and Switch', () => {
  it('a checkbox starts unticked and is ticked by its label', async () => {
    const { person } = renderPart(<Terms />);
    await person.click(screen.getByText('I accept the terms'));
    expect(screen.getByRole('checkbox', { name: 'I accept the terms' })).toBeChecked();
  });

  it('R-170 a checkbox is described by its error', () => {
    renderPart(<Terms error="We need your consent to continue." />);
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('We need your consent to continue.');
  });

  it('a switch takes effect at once, by keyboard too', async () => {
    const onChange = jest.fn();
    const { person } = renderPart(
      <Switch checked={false} onChange={onChange} description="Nobody sees you.">
        Invisible mode
      </Switch>,
    );
    await person.tab();
    await person.keyboard(' ');
    expect(onChange).toHaveBeenCalledWith(true);
    expect(screen.getByRole('switch', { name: 'Invisible mode' })).toHaveAccessibleDescription('Nobody sees you.');
  });
});

describe('RadioCards', () => {
  it('form one group labeled by the question; one can be chosen', async () => {
    const { person } = renderPart(<Method />);
    expect(screen.getByRole('group', { name: 'How would you like to pay?' })).toBeVisible();
    await person.click(screen.getByText('Pay with your bank'));
    expect(screen.getByRole('radio', { name: /iDEAL/ })).toBeChecked();
  });

  it('move the selection with the arrow keys', async () => {
    const { person } = renderPart(<Method />);
    await person.click(screen.getByRole('radio', { name: /iDEAL/ }));
    await person.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Credit card' })).toBeChecked();
  });

  it('disable options that cannot be chosen', () => {
    renderPart(<Method />);
    expect(screen.getByRole('radio', { name: 'Not here' })).toBeDisabled();
  });

  it('have no accessibility violations', async () => {
    const { container } = renderPart(<Method error="Choose one" />);
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose one');
    expect(await barriers(container)).toEqual([]);
  });
});
