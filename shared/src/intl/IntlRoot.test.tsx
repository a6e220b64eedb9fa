import { render, screen } from '@testing-library/react';
import { FormattedMessage } from 'react-intl';
import { IntlRoot } from './IntlRoot';

const hello = <FormattedMessage id="shared.test" defaultMessage="Hello {name}" description="Test" values={{ name: 'Anna' }} />;

describe('the texts of the page', () => {
  it('R-107 a missing text falls back to English', () => {
    render(
      <IntlRoot locale="nl" messages={{}}>
        {hello}
      </IntlRoot>,
    );
    expect(screen.getByText('Hello Anna')).toBeInTheDocument();
  });

  it('shows compiled texts', () => {
    const compiled = [
      { type: 0, value: 'Hallo ' },
      { type: 1, value: 'name' },
    ];
    render(
      <IntlRoot locale="nl" messages={{ 'shared.test': compiled }}>
        {hello}
      </IntlRoot>,
    );
    expect(screen.getByText('Hallo Anna')).toBeInTheDocument();
  });
});
