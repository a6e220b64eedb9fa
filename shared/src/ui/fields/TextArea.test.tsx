import { renderPart } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { TextArea } from './TextArea';

const About = ({ initialValue = '', max }: { initialValue?: string; max?: number }) => {
  const [value, setValue] = useState(initialValue);
  return <TextArea label="About me" value={value} onChange={setValue} max={max} />;
};

describe('TextArea', () => {
  it('counts characters as people see them, an emoji as one', () => {
    renderPart(<About initialValue="Hi 👋" max={1000} />);
    expect(screen.getByText('4/1,000')).toBeVisible();
  });

  it('announces the counter at 20 left and not before', async () => {
    const { person } = renderPart(<About initialValue={'a'.repeat(29)} max={50} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await person.type(screen.getByRole('textbox'), 'b');
    expect(screen.getByRole('status')).toHaveTextContent('20 characters left');
  });

  it('keeps everything that is typed beyond the limit', async () => {
    const { person } = renderPart(<About max={3} />);
    await person.type(screen.getByRole('textbox', { name: 'About me' }), 'Hello');
    expect(screen.getByRole('textbox')).toHaveValue('Hello');
    expect(screen.getByText('5/3')).toBeVisible();
  });

  it('has no counter without a limit', () => {
    renderPart(<About />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
