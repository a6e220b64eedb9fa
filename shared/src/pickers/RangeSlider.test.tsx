import { barriers, renderPart } from '@rendezvous/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { RangeSlider } from './RangeSlider';

const Ages = () => {
  const [value, setValue] = useState<readonly [number, number]>([25, 45]);
  return <RangeSlider label="Age" lowLabel="Youngest" highLabel="Oldest" min={18} max={99} value={value} onChange={setValue} />;
};

const getSlider = (name: string) => screen.getByRole('slider', { name });
const getField = (name: string) => screen.getByRole('textbox', { name });

describe('R-221 RangeSlider', () => {
  it('has two named thumbs and two number fields in one group', async () => {
    const { container } = renderPart(<Ages />);
    expect(screen.getByRole('group', { name: 'Age' })).toBeVisible();
    expect([getSlider('Youngest'), getSlider('Oldest')].map((thumb) => thumb.getAttribute('value'))).toEqual(['25', '45']);
    expect(await barriers(container)).toEqual([]);
  });

  it('shows the value of the thumb in the field', () => {
    renderPart(<Ages />);
    fireEvent.change(getSlider('Youngest'), { target: { value: '30' } });
    expect(getField('Youngest')).toHaveValue('30');
  });

  it('never lets the ends cross', () => {
    renderPart(<Ages />);
    fireEvent.change(getSlider('Youngest'), { target: { value: '80' } });
    expect(getField('Youngest')).toHaveValue('45');
    fireEvent.change(getSlider('Oldest'), { target: { value: '20' } });
    expect(getField('Oldest')).toHaveValue('45');
  });

  it.each([
    ['60', '60'],
    ['200', '99'],
    ['3', '25'],
    ['', '45'],
  ])('turns %s typed at the upper end into %s when the field loses focus', async (typed, committedValue) => {
    const { person } = renderPart(<Ages />);
    await person.clear(getField('Oldest'));
    if (typed !== '') await person.type(getField('Oldest'), typed);
    await person.tab();
    expect(getField('Oldest')).toHaveValue(committedValue);
  });
});
