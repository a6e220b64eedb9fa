import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { rememberTypedValues } from './rememberTypedValues';

function Form({ onValuesChange }: { onValuesChange: (values: object) => void }) {
  const [values, setValues] = useState({ name: '', about: '', country: 'NL', agreed: false });
  const applyChanges = (changes: object): void =>
    setValues((before) => {
      const after = { ...before, ...changes };
      onValuesChange(after);
      return after;
    });
  return (
    <form>
      <input aria-label="Name" value={values.name} onChange={({ target }) => applyChanges({ name: target.value })} />
      <textarea aria-label="About" value={values.about} onChange={({ target }) => applyChanges({ about: target.value })} />
      <select aria-label="Country" value={values.country} onChange={({ target }) => applyChanges({ country: target.value })}>
        <option>NL</option>
        <option>DE</option>
      </select>
      <input
        aria-label="Agreed"
        type="checkbox"
        checked={values.agreed}
        onChange={({ target }) => applyChanges({ agreed: target.checked })}
      />
    </form>
  );
}

const getField = <Type extends HTMLElement>(name: string): Type => screen.getByLabelText<Type>(name);

describe('values typed before hydration', () => {
  const container = document.createElement('div');
  const onValuesChange = jest.fn();
  let root: Root | undefined;

  beforeEach(() => {
    onValuesChange.mockReset();
    document.body.append(container);
    const page = document.createRange().createContextualFragment(renderToString(<Form onValuesChange={onValuesChange} />));
    container.replaceChildren(page);
  });
  afterEach(() => act(() => root?.unmount()));

  async function hydrate(): Promise<void> {
    const restore = rememberTypedValues(container);
    await act(async () => {
      root = hydrateRoot(container, <Form onValuesChange={onValuesChange} />);
    });
    await act(async () => restore());
  }

  it('R-171 are kept and reach the state of the page', async () => {
    getField<HTMLInputElement>('Name').value = 'Anna';
    getField<HTMLTextAreaElement>('About').value = 'Hello';
    getField<HTMLSelectElement>('Country').value = 'DE';
    getField<HTMLInputElement>('Agreed').checked = true;
    await hydrate();
    expect(getField('Name')).toHaveValue('Anna');
    expect(getField('Agreed')).toBeChecked();
    expect(onValuesChange).toHaveBeenLastCalledWith({ name: 'Anna', about: 'Hello', country: 'DE', agreed: true });
  });

  it('are also kept when typed during hydration', async () => {
    const restore = rememberTypedValues(container);
    getField<HTMLInputElement>('Name').value = 'Ann';
    getField('Name').dispatchEvent(new Event('input', { bubbles: true }));
    await act(async () => {
      root = hydrateRoot(container, <Form onValuesChange={onValuesChange} />);
    });
    await act(async () => restore());
    expect(getField('Name')).toHaveValue('Ann');
    expect(onValuesChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Ann' }));
  });

  it('trigger no change when nothing was typed', async () => {
    await hydrate();
    expect(onValuesChange).not.toHaveBeenCalled();
  });
});
