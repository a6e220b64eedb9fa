import { render, screen } from '@testing-library/react';
import { FormattedMessage } from 'react-intl';
import { IntlRoot } from './IntlRoot';

const greeting = <FormattedMessage id="shared.test" defaultMessage="Hello {name}" description="Test" values={{ name: 'Anna' }} />;

describe('the texts of the page', () => {
  it('R-107 a missing text falls back to English', () => {
    render(
      <IntlRoot locale="nl" messages={{}}>
        {greeting}
      </IntlRoot>,
    );
    expect(screen.getByText('Hello Anna')).toBeInTheDocument();
  });

  it('shows compiled texts', () => {
    const compiledMessage = [
      { type: 0, value: 'Hallo ' },
      { type: 1, value: 'name' },
    ];
    render(
      <IntlRoot locale="nl" messages={{ 'shared.test': compiledMessage }}>
        {greeting}
      </IntlRoot>,
    );
    expect(screen.getByText('Hallo Anna')).toBeInTheDocument();
  });
});
